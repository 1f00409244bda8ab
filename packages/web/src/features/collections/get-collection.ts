// One collection with its sections and definitions.
import { api, type Collection } from '@oneform/contract';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const collectionOptions = (id: string) =>
  queryOptions({
    queryKey: queryKeys.collections.detail(id),
    queryFn: ({ signal }) => call(api.collections.get, { params: { id }, query: { templated: 'true' }, signal }),
    enabled: id !== '',
  });

export const useCollection = (id: string) => useQuery(collectionOptions(id));

/** The present state, past the cache. */
export const fetchCollection = (queryClient: QueryClient, id: string): Promise<Collection> =>
  queryClient.fetchQuery({ ...collectionOptions(id), staleTime: 0 });
