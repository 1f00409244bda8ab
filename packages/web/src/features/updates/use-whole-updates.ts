// Approving and restoring whole updates, and all of a document's at once.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { t } from './messages.ts';
import { failureNotice, leftAloneNotice, type ReviewNotice, restoredNotice } from './review-notice.ts';
import { refreshAfterDecision, replaceUpdate } from './use-updates.ts';

export interface ApproveRequest {
  readonly updateId: string;
  /** The person was asked and wants another person's values. */
  readonly ofAnother?: boolean;
}

interface Outcomes {
  /** Asks about another person's values a second time; everything else that is refused is reported. */
  readonly refused: (title: string, error: unknown, again: () => void) => void;
  readonly onNotice: (notice: ReviewNotice | undefined) => void;
}

export function useWholeUpdates(documentId: string, { refused, onNotice }: Outcomes) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: queryKeys.documents.updates(documentId) });
    refreshAfterDecision(client);
  };
  const approval = useMutation({
    mutationFn: ({ updateId, ofAnother }: ApproveRequest) =>
      call(api.updates.approve, {
        params: { id: documentId, updateId },
        body: ofAnother ? { writes_another_person: true } : {},
      }),
    onSuccess: ({ update }) => replaceUpdate(client, documentId, update),
    onSettled: refresh,
  });
  const restoring = useMutation({
    mutationFn: (updateId: string) => call(api.updates.restore, { params: { id: documentId, updateId } }),
    onSuccess: ({ update }) => replaceUpdate(client, documentId, update),
    onSettled: refresh,
  });
  const restoringAll = useMutation({
    mutationFn: () => call(api.updates.restoreAll, { params: { id: documentId } }),
    onSettled: refresh,
  });

  const approve = (updateId: string, ofAnother = false) => {
    onNotice(undefined);
    approval.mutate(
      { updateId, ofAnother },
      {
        onSuccess: ({ errors }) => onNotice(leftAloneNotice(errors)),
        onError: (error) => refused(t.useWholeUpdates.approveFailed, error, () => approve(updateId, true)),
      },
    );
  };
  const restore = (updateId: string) => {
    onNotice(undefined);
    restoring.mutate(updateId, {
      onSuccess: ({ errors }) => onNotice(leftAloneNotice(errors)),
      onError: (error) => onNotice(failureNotice(t.useWholeUpdates.restoreFailed, error)),
    });
  };
  const restoreAll = () => {
    onNotice(undefined);
    restoringAll.mutate(undefined, {
      onSuccess: (outcome) => onNotice(restoredNotice(outcome)),
      onError: (error) => onNotice(failureNotice(t.useWholeUpdates.restoreAllFailed, error)),
    });
  };
  return {
    approve,
    restore,
    restoreAll,
    approving: approval.isPending ? approval.variables.updateId : undefined,
    restoring: restoring.isPending ? restoring.variables : undefined,
    restoringAll: restoringAll.isPending,
  };
}
