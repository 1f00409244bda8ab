// Lets every collection use a document that was uploaded for one alone.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/toast.ts';
import { call } from './api-client.ts';
import { explainError } from './api-error.ts';
import { t } from './messages.ts';
import { queryKeys } from './query-keys.ts';

export function useEverywhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(api.documents.useEverywhere, { params: { id } }),
    onSuccess: async ({ display_name: name }) => {
      toast.success(t.useEverywhere.nowFillsEveryCollection(name));
      await Promise.all(
        [queryKeys.documents.all, queryKeys.collections.all].map((queryKey) => client.invalidateQueries({ queryKey })),
      );
    },
    onError: (error) => toast.error(t.useEverywhere.thisCouldNotBeSaved, { description: explainError(error) }),
  });
}
