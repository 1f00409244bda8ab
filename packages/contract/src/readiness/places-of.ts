// The places in a collection that a path of a rule speaks of.
import type { CollectionData, DataValue } from '../collections/collection-data.ts';
import { joinPath } from '../collections/field-path.ts';
import { itemId } from '../collections/value-at.ts';
import { childOf } from '../collections/walk-fields.ts';

export interface Place {
  /** In the collection, items by their id. */
  readonly path: string;
  readonly value: DataValue | undefined;
  /** The ids of the items it stands in, outermost first. */
  readonly items: readonly string[];
}

/** One place, or one for each item of the repeated groups on the way; an `[]` at the end gives the items themselves. */
export function placesOf(data: CollectionData, rulePath: string): Place[] {
  let found: { readonly keys: readonly string[]; readonly value: DataValue | undefined; items: readonly string[] }[] = [
    { keys: [], value: data, items: [] },
  ];
  for (const part of rulePath.split('.')) {
    const name = part.replace('[]', '');
    found = found.map(({ keys, value, items }) => ({ keys: [...keys, name], value: childOf(value, name), items }));
    if (!part.endsWith('[]')) continue;
    found = found.flatMap(({ keys, value, items }) =>
      (Array.isArray(value) ? (value as readonly DataValue[]) : []).map((item, index) => {
        const id = itemId(item, index);
        return { keys: [...keys, id], value: item, items: [...items, id] };
      }),
    );
  }
  return found.map(({ keys, value, items }) => ({ path: joinPath(...keys), value, items }));
}

/** Places of two paths that stand in the same items, as far as both go down the same groups. */
export function pairsOf(data: CollectionData, first: string, second: string): [Place, Place][] {
  const others = placesOf(data, second);
  return placesOf(data, first).flatMap((place) =>
    others
      .filter((other) =>
        place.items.every((id, index) => other.items[index] === undefined || other.items[index] === id),
      )
      .map((other): [Place, Place] => [place, other]),
  );
}
