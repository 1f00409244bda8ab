// Changes the name, description or active state of a collection.
import { api, type UpdateCollection } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { replaceDetail } from './refresh-collection.ts';
import { toastFailure } from './request-failed.ts';

export function useUpdateCollection(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof UpdateCollection>) => call(api.collections.update, { params: { id }, body }),
    onSuccess: (collection, { is_active: isActive }) => {
      replaceDetail(queryClient, collection);
      // Papers that came meanwhile fill it.
      if (isActive) void queryClient.invalidateQueries({ queryKey: queryKeys.documents.all });
    },
    onError: (error) => toastFailure(error),
  });
}
