// Decides single fields: shown at once, put back when the server refuses.
import { api, type CollectionUpdate } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { applyDecisions, type FieldDecision } from './decide.ts';
import { refreshAfterDecision, replaceUpdate } from './use-updates.ts';

export interface DecideRequest {
  readonly updateId: string;
  readonly decisions: readonly FieldDecision[];
  /** The person was asked and wants another person's values. */
  readonly ofAnother?: boolean;
}

export function useDecide(documentId: string) {
  const client = useQueryClient();
  const key = queryKeys.documents.updates(documentId);
  const mutationKey = ['decide', documentId];
  /** While more decisions are on their way, an answer knows less than what is shown. */
  const isLast = () => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // One after the other: two decisions on one update must not overtake each other.
    scope: { id: `decide-${documentId}` },
    mutationFn: ({ updateId, decisions, ofAnother = false }: DecideRequest) =>
      call(api.updates.resolve, {
        params: { id: documentId, updateId },
        body: { decisions: [...decisions], writes_another_person: ofAnother },
      }),
    onMutate: async ({ updateId, decisions }) => {
      await client.cancelQueries({ queryKey: key });
      const updates = client.getQueryData<CollectionUpdate[]>(key);
      client.setQueryData<CollectionUpdate[]>(key, (current) =>
        current?.map((update) => (update.id === updateId ? applyDecisions(update, decisions) : update)),
      );
      return updates?.find(({ id }) => id === updateId);
    },
    onSuccess: ({ update }) => {
      if (isLast()) replaceUpdate(client, documentId, update);
    },
    onError: (_error, _request, before) => {
      if (before) replaceUpdate(client, documentId, before);
    },
    onSettled: () => {
      if (!isLast()) return;
      void client.invalidateQueries({ queryKey: key });
      refreshAfterDecision(client);
    },
  });
}
