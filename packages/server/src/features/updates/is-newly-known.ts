// Does a change of a collection say whom it is about?
import { applicantOf, isIdentified, isSamePerson } from '@oneform/engine';
import { type Catalogue, sectionsOf } from '../collections/sections-of.ts';
import type { CollectionRow } from '../collections/store.ts';

export function isNewlyKnown(catalogue: Catalogue, before: CollectionRow, after: CollectionRow): boolean {
  const [then, now] = [before, after].map((row) => applicantOf(sectionsOf(catalogue, row), row.data));
  return isIdentified(now!) && isSamePerson(now!, then!) !== true;
}
