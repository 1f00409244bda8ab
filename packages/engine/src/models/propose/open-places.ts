// The places of a collection that the rules leave empty, as a model is shown them.
import type { MapTarget, ProposedValue } from '#map/proposed-value.ts';
import { findPlaces, type Place } from '#map/target-places.ts';

const MAX_PLACES = 200;

export interface OpenPlace extends Place {
  readonly id: string;
  readonly section: string;
}

/** Fields that only a person may fill (no facts at all) are not among them. */
export function findOpenPlaces({ sections }: MapTarget, present: readonly ProposedValue[]): OpenPlace[] {
  const taken = new Set(present.map(({ path }) => path));
  return sections
    .flatMap((section) => findPlaces([section]).single.map((place) => ({ ...place, section: section.label })))
    .filter(({ path, references }) => references.length > 0 && !taken.has(path))
    .slice(0, MAX_PLACES)
    .map((place, index) => ({ ...place, id: `p${index + 1}` }));
}

export const showPlace = ({ id, section, field, role }: OpenPlace) => ({
  id,
  section,
  asks: field.label,
  of: role,
  type: field.type,
  ...(field.description ? { description: field.description } : {}),
  ...(field.options ? { options: field.options } : {}),
});
