// The versions of a collection, thirty at a time, newest first.
import { api } from '@oneform/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const PAGE = 30;

export const useVersions = (id: string) =>
  useInfiniteQuery({
    queryKey: queryKeys.collections.versions(id),
    initialPageParam: undefined as number | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(api.collections.versions, { params: { id }, query: { before: pageParam, limit: PAGE }, signal }),
    getNextPageParam: ({ versions }) => (versions.length < PAGE ? undefined : versions.at(-1)?.data_version),
    select: ({ pages }) => pages.flatMap(({ versions }) => versions),
  });
