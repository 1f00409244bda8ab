// Adds the sample papers, with a visa and a loan collection for them to fill.
import { api } from '@oneform/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { announceDocumentsStarted } from '#lib/document-events.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { toastFailure } from './request-failed.ts';

/** `onAdded` gets the collection to look at first. */
export function useAddSamples(onAdded: (collectionId: string | undefined) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { document_ids, collection_ids } = await call(api.documents.samples);
      const { documents } = await call(api.documents.list, {});
      return { documents: documents.filter(({ id }) => document_ids.includes(id)), collectionId: collection_ids[0] };
    },
    onSuccess: ({ documents, collectionId }) => {
      announceDocumentsStarted(documents.map(({ id, display_name }) => ({ id, name: display_name })));
      for (const queryKey of [queryKeys.collections.all, queryKeys.documents.all, queryKeys.credits.all]) {
        void queryClient.invalidateQueries({ queryKey });
      }
      onAdded(collectionId);
    },
    onError: (error) => toastFailure(error),
  });
}
