// Changes of a document by collection, with the server's answers put into the cache.
import { api, type CollectionUpdate } from '@oneform/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

export const useUpdates = (documentId: string | null) =>
  useQuery({
    queryKey: queryKeys.documents.updates(documentId ?? ''),
    queryFn: ({ signal }) => call(api.updates.list, { params: { id: documentId ?? '' }, signal }),
    enabled: documentId !== null,
    staleTime: 0,
  });

export function replaceUpdate(client: QueryClient, documentId: string, update: CollectionUpdate): void {
  client.setQueryData<CollectionUpdate[]>(queryKeys.documents.updates(documentId), (updates) =>
    updates?.map((one) => (one.id === update.id ? update : one)),
  );
}

/** A decision changes collections and the count on the document. */
export function refreshAfterDecision(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: queryKeys.collections.all });
  void client.invalidateQueries({ queryKey: queryKeys.documents.lists });
}
