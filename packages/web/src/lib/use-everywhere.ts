// Lets every collection use a document that was uploaded for one alone.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { call } from './api-client.ts';
import { explainError } from './api-error.ts';
import { queryKeys } from './query-keys.ts';

export function useEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.documents.useEverywhere, { params: { id } }),
    onSuccess: async ({ display_name: name }) => {
      toast.success(`"${name}" now fills every collection that can use it`);
      await Promise.all(
        [queryKeys.documents.all, queryKeys.collections.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => toast.error('This could not be saved', { description: explainError(error) }),
  });
}
