// The balance: asked again every 5 minutes, fresh for 15 seconds.
import { api } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const REFETCH_MS = 5 * 60_000;
const FRESH_MS = 15_000;

export const useBalance = () =>
  useQuery({
    queryKey: queryKeys.credits.balance,
    queryFn: ({ signal }) => call(api.credits.balance, { signal }),
    select: ({ balance }) => balance,
    staleTime: FRESH_MS,
    refetchInterval: REFETCH_MS,
  });
