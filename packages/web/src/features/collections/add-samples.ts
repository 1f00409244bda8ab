// Adds the sample papers, with a visa and a loan collection for them to fill.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { toastFailure } from './request-failed.ts';

export function useAddSamples(onAdded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(api.documents.samples),
    onSuccess: () => {
      for (const queryKey of [queryKeys.collections.all, queryKeys.documents.all, queryKeys.credits.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      onAdded();
    },
    onError: (error) => toastFailure(error),
  });
}
