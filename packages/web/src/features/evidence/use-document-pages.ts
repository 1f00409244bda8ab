// Data of a document for the viewer: its kind and its pages with their size and text.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

export function useDocumentPages(documentId: string) {
  const params = { id: documentId };
  const document = useQuery({
    queryKey: queryKeys.documents.detail(documentId),
    queryFn: ({ signal }) => call(api.documents.get, { params, signal }),
  });
  const facts = useQuery({
    queryKey: queryKeys.documents.facts(documentId),
    queryFn: ({ signal }) => call(api.documents.facts, { params, signal }),
  });
  return {
    document: document.data,
    facts: facts.data,
    pages: facts.data?.pages,
    isError: document.isError || facts.isError,
    error: document.error ?? facts.error,
    retry: () => Promise.all([document.refetch(), facts.refetch()]),
  };
}

export type DocumentPage = NonNullable<ReturnType<typeof useDocumentPages>['pages']>[number];
