// Depth of nested data; data deeper than the limit is refused before anything walks it.
import { MAX_NESTING_DEPTH } from '../constants.ts';

/**
 * Is any value of `collection_data` nested deeper than allowed? A section's own fields have depth 1, those of its groups 2; a list and
 * its item count as one level. Does not recurse, so that hostile depth costs nothing.
 */
export function isTooDeep(collectionData: unknown, limit: number = MAX_NESTING_DEPTH): boolean {
  let level: unknown[] = childrenOf(collectionData);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((value) =>
      Array.isArray(value) ? value.flatMap((item) => childrenOf(item)) : childrenOf(value),
    );
  }
  return false;
}

function childrenOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
