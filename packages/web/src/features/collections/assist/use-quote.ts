// Cost of an action, asked before it is started.
import { api, type Operation } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

export const useQuote = (operation: Operation, enabled = true) =>
  useQuery({
    queryKey: [...queryKeys.credits.all, 'quote', operation],
    queryFn: ({ signal }) => call(api.credits.quote, { query: { operation }, signal }),
    staleTime: 0,
    enabled,
  });
