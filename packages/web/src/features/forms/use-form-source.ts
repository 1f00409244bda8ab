// Data that a form was filled from: the collection and further ones as one, with the sources of all their values.
import {
  api,
  type Collection,
  type FormSource,
  type FurtherCollection,
  findOrigin,
  joinCollections,
  strongestSource,
  type ValueSource,
} from '@oneform/contract';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '#lib/api-client.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { nameWithPerson } from './whose-collection.ts';

export interface JoinedSource extends FormSource {
  /** The strongest source that supports what stands at a path. */
  readonly sourceOf: (path: string) => ValueSource | undefined;
}

const toSource = ({ sections, collection_data }: Collection): FormSource => ({ sections, data: collection_data });

/** The owner's name precedes the section: "Visa – Erik Lindgren › Personal details". */
const named = (collection: Collection, first: Collection): FormSource => ({
  sections: collection.sections.map((section) => ({
    ...section,
    label: `${nameWithPerson(collection, first.person)} › ${section.label}`,
  })),
  data: collection.collection_data,
});

export function useFormSource(collection: Collection, further: readonly FurtherCollection[]): JoinedSource {
  const others = useQueries({
    queries: further.map(({ collection_id: id }) => ({
      queryKey: queryKeys.collections.detail(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(api.collections.get, { params: { id }, signal }),
    })),
    combine: (results) => results.map(({ data }) => data),
  });
  const sources = useQueries({
    queries: [collection.id, ...further.map(({ collection_id }) => collection_id)].map((id) => ({
      queryKey: queryKeys.collections.sources(id),
      queryFn: ({ signal }: { signal: AbortSignal }) => call(api.collections.sources, { params: { id }, signal }),
    })),
    combine: (results) => results.map(({ data }) => data?.sources ?? []),
  });
  return useMemo(() => {
    const known = further.flatMap(({ person }, index) => {
      const other = others[index];
      return other ? [{ ...named(other, collection), person }] : [];
    });
    const { sections, data } = joinCollections(toSource(collection), known);
    const places = further.map(({ person }, index) => ({ person, sources: sources[index + 1] ?? [] }));
    const sourceOf = (path: string) => {
      const origin = findOrigin(path, places);
      const all = origin ? origin.source.sources : (sources[0] ?? []);
      const there = origin?.path ?? path;
      return strongestSource(all.filter(({ path: other, supports }) => supports && other === there));
    };
    return { sections, data, sourceOf };
  }, [collection, further, others, sources]);
}
