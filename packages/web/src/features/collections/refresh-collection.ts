// Updates the cache after a collection has changed.
import type { Collection } from '@oneform/contract';
import type { QueryClient } from '@tanstack/react-query';
import { queryKeys } from '#lib/query-keys.ts';

const { collections } = queryKeys;

/** Everything that is derived from the data of one collection. */
export function refreshDerived(queryClient: QueryClient, id: string): void {
  for (const queryKey of [
    collections.lists,
    collections.validation(id),
    collections.sources(id),
    collections.versions(id),
    collections.papers(id),
  ]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

/** Puts the new state in the place of the old one. Answers to writes carry no `templated_data`, which is drawn from nowhere else. */
export function replaceDetail(queryClient: QueryClient, collection: Collection): void {
  queryClient.setQueryData(collections.detail(collection.id), collection);
  refreshDerived(queryClient, collection.id);
}
