// All collections of the person: the first hundred at once for the figures, the rest behind them.
import { api, type ListedCollection, STATS_FETCH_LIMIT } from '@oneform/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const ALL = 1000;

const listOptions = (limit: number) =>
  queryOptions({
    queryKey: queryKeys.collections.list({ limit }),
    queryFn: ({ signal }) => call(api.collections.list, { query: { limit }, signal }),
  });

export interface CollectionListState {
  readonly status: 'pending' | 'error' | 'success';
  readonly collections: readonly ListedCollection[];
  readonly total: number;
}

export function useCollections(): CollectionListState {
  const first = useQuery(listOptions(STATS_FETCH_LIMIT));
  const rest = useQuery({ ...listOptions(ALL), enabled: (first.data?.total ?? 0) > STATS_FETCH_LIMIT });
  const data = rest.data ?? first.data;
  return {
    status: data ? 'success' : first.status,
    collections: data?.collections ?? [],
    total: data?.total ?? 0,
  };
}
