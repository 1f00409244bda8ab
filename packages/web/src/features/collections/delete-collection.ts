// Deletes a collection for good.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toastFailure } from './request-failed.ts';

export function useDeleteCollection(onDeleted: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.collections.remove, { params: { id } }),
    onSuccess: (_, id) => {
      onDeleted();
      for (const queryKey of [
        queryKeys.collections.detail(id),
        queryKeys.collections.validation(id),
        queryKeys.collections.sources(id),
        queryKeys.collections.versions(id),
      ]) {
        queryClient.removeQueries({ queryKey });
      }
      void queryClient.invalidateQueries({ queryKey: queryKeys.collections.lists });
    },
    onError: (error) => toastFailure(error, 'Failed to delete collection'),
  });
}
