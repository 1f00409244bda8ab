// Says whose a paper is; what it fills follows at once.
import { type AnswerWhose, api, type Document } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toast } from '#ui/toast.ts';
import { t } from './messages.ts';

export function useAnswerWhose(onAnswered?: (document: Document) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, answer }: { readonly id: string; readonly answer: AnswerWhose }) =>
      call(api.documents.answerWhose, { params: { id }, body: answer }),
    onSuccess: async (document) => {
      await Promise.all(
        [queryKeys.documents.all, queryKeys.collections.all, queryKeys.people].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      onAnswered?.(document);
    },
    onError: (error) => toast.error(t.useAnswerWhose.thisCouldNotBeSaved, { description: explainError(error) }),
  });
}
