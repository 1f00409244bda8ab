// Dates of applications that end before the template's rules allow, whatever paper they come from.
import { labelAt, listNeededUntil, type TooEarly } from '@oneform/contract';
import type { Deps } from '../../deps.ts';
import { findTemplate, sectionsOf } from '../collections/sections-of.ts';
import { listActiveCollections } from '../collections/store.ts';

/** Soonest first. */
export async function listTooEarly(deps: Deps, userId: string): Promise<TooEarly[]> {
  const collections = await listActiveCollections(deps.db, userId);
  return collections
    .flatMap((collection) => {
      const rules = findTemplate(deps, collection.templateId)?.rules ?? [];
      return listNeededUntil(rules, collection.data)
        .filter(({ lastsUntil, neededUntil }) => lastsUntil < neededUntil)
        .map(({ rule, place, lastsUntil, neededUntil }) => ({
          collection_id: collection.id,
          collection_name: collection.name,
          path: place.path,
          label: labelAt(sectionsOf(deps, collection), place.path),
          expires_on: lastsUntil,
          needed_until: neededUntil,
          because: rule.because,
        }));
    })
    .toSorted((a, b) => (a.expires_on < b.expires_on ? -1 : 1));
}
