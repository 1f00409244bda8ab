// Price of reading, before it is started: of one document, of several, or of a page of any.
import { api } from '@oneform/contract';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const quoteOf = (documentId: string | undefined, again: boolean) =>
  queryOptions({
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
  });

/** `again`: of reading it again with the AI model. */
export const useQuote = (documentId?: string, { enabled = true, again = false } = {}) =>
  useQuery({ ...quoteOf(documentId, again), enabled });

/** Of all of them together; undefined until each is known, and for none. */
export function useQuotes(documentIds: readonly string[]) {
  const quotes = useQueries({ queries: documentIds.map((id) => quoteOf(id, false)) }).flatMap(({ data }) => data ?? []);
  const [first] = quotes;
  if (!first || quotes.length < documentIds.length) return undefined;
  const credits = quotes.reduce((sum, quote) => sum + quote.credits, 0);
  return { credits, balance: first.balance, sufficient: credits <= first.balance };
}
