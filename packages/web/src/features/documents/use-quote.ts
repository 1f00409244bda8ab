// Price of reading, before it is started: of one document, or of a page of any.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

/** `again`: of reading it again with the AI model. */
export const useQuote = (documentId?: string, { enabled = true, again = false } = {}) =>
  useQuery({
    queryKey: [...queryKeys.credits.all, 'quote', documentId ?? 'page', again],
    queryFn: ({ signal }) =>
      call(api.credits.quote, {
        query: {
          operation: 'document_processing',
          document_id: documentId,
          ...(again ? { again: 'true' } : {}),
        },
        signal,
      }),
    staleTime: 15_000,
    enabled,
  });
