// Approving and restoring whole updates, and all of a document's at once.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { refreshAfterDecision, replaceUpdate } from './use-updates.ts';

export interface ApproveRequest {
  readonly updateId: string;
  /** The person was asked and wants another person's values. */
  readonly ofAnother?: boolean;
}

export function useWholeUpdates(documentId: string) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKeys.documents.updates(documentId) });
    refreshAfterDecision(client);
  };
  const approve = useMutation({
    mutationFn: ({ updateId, ofAnother }: ApproveRequest) =>
      call(api.updates.approve, {
        params: { id: documentId, updateId },
        body: ofAnother ? { writes_another_person: true } : {},
      }),
    onSuccess: ({ update }) => replaceUpdate(client, documentId, update),
    onSettled: refresh,
  });
  const restore = useMutation({
    mutationFn: (updateId: string) => call(api.updates.restore, { params: { id: documentId, updateId } }),
    onSuccess: ({ update }) => replaceUpdate(client, documentId, update),
    onSettled: refresh,
  });
  const restoreAll = useMutation({
    mutationFn: () => call(api.updates.restoreAll, { params: { id: documentId } }),
    onSettled: refresh,
  });
  return { approve, restore, restoreAll };
}
