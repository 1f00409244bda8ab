// One section: its values and which of its fields do not apply.
import { isWithin, joinPath, type SectionState } from '@oneform/contract';
import { notFound } from '../../errors.ts';
import { type Catalogue, sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';

export function getSection(catalogue: Catalogue, row: CollectionRow, name: string): SectionState {
  if (!sectionsOf(catalogue, row).some((section) => section.name === name)) throw notFound();
  const place = joinPath(name);
  return {
    section: name,
    data: Object.hasOwn(row.data, name) ? row.data[name]! : {},
    not_applicable: row.notApplicable
      .filter((path) => isWithin(path, place))
      .map((path) => path.slice(place.length + 1)),
    data_version: row.dataVersion,
  };
}
