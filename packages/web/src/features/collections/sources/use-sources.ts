// Sources of a collection's values.
import { api, strongestSource, type ValueSource } from '@oneform/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';

const none: readonly ValueSource[] = [];

export interface Sources {
  readonly all: readonly ValueSource[];
  /** The strongest source that supports what stands at a path. */
  readonly sourceOf: (path: string) => ValueSource | undefined;
}

export function useSources(collectionId: string): Sources {
  const { data } = useQuery({
    queryKey: queryKeys.collections.sources(collectionId),
    queryFn: ({ signal }) => call(api.collections.sources, { params: { id: collectionId }, signal }),
    enabled: collectionId !== '',
  });
  const all = data?.sources ?? none;
  return useMemo(() => {
    const supporting = Map.groupBy(
      all.filter(({ supports }) => supports),
      ({ path }) => path,
    );
    return { all, sourceOf: (path) => strongestSource(supporting.get(path) ?? []) };
  }, [all]);
}
