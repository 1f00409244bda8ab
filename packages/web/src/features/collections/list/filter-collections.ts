// The list's search, type filter and figures, worked out in the browser.
import type { ListedCollection } from '@oneform/contract';
import { typeLabel } from '../collection-badges.ts';

export interface CollectionFilter {
  readonly search: string;
  /** A `collection_type`, or undefined for all. */
  readonly type: string | undefined;
  /** Person to filter by, or undefined for everybody. */
  readonly person: string | undefined;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Every word must stand in the name, the description, the type or the template's name. */
export function filterCollections(
  collections: readonly ListedCollection[],
  { search, type, person }: CollectionFilter,
): readonly ListedCollection[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  if (words.length === 0 && type === undefined && person === undefined) return collections;
  return collections.filter((collection) => {
    if (type !== undefined && collection.collection_type !== type) return false;
    if (person !== undefined && collection.person?.id !== person) return false;
    const text = fold(
      [
        collection.collection_name,
        collection.collection_description ?? '',
        typeLabel(collection) ?? '',
        collection.template?.template_name ?? '',
      ].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

export interface TypeCount {
  readonly type: string;
  readonly count: number;
}

/** The types there are, most frequent first, then by name; collections without a type have none. */
export function countTypes(collections: readonly ListedCollection[]): readonly TypeCount[] {
  const counts = new Map<string, number>();
  for (const { collection_type } of collections) {
    if (collection_type !== '') counts.set(collection_type, (counts.get(collection_type) ?? 0) + 1);
  }
  return [...counts]
    .map(([type, count]) => ({ type, count }))
    .sort((a, b) => b.count - a.count || a.type.localeCompare(b.type));
}
