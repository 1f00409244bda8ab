// One section of a collection: the fields sent win, those not sent stay.
import {
  isWithin,
  joinPath,
  OTHER_FIELDS_SECTION,
  parsePath,
  type SaveSection,
  type SectionData,
} from '@oneform/contract';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import type { SeenVersion } from './check-precondition.ts';
import { checkStructure } from './check-structure.ts';
import { editCollection } from './edit-collection.ts';
import { mergeData } from './merge-data.ts';
import { normaliseData } from './normalise-data.ts';
import { type Catalogue, findTemplate, sectionsOf } from './sections-of.ts';
import type { CollectionRow } from './store.ts';
import { countFields } from './summarise-edit.ts';

interface Saved {
  readonly id: string;
  readonly section: string;
  readonly seen: SeenVersion;
  readonly body: z.output<typeof SaveSection>;
}

/** Free-form collections get a section by saving it; those of a template have theirs. */
export function saveSection(deps: Deps, user: SignedIn, { id, section, seen, body }: Saved): Promise<CollectionRow> {
  const { _not_applicable: notApplicable, _data_version: _seen, ...sent } = body;
  const change = (row: CollectionRow) => {
    if (!canHoldSection(deps, row, section)) throw notFound();
    const merged = mergeData(row.data, normaliseData({ [section]: sent as SectionData }));
    // Other sections stay the very same objects, which nothing needs to look at again.
    const data = { ...merged, ...normaliseData({ [section]: merged[section]! }) };
    const sections = sectionsOf(deps, { ...row, data });
    checkStructure(
      sections.filter(({ name }) => name === section),
      data,
    );
    return {
      data,
      ...(notApplicable ? { notApplicable: replaceMarks(row.notApplicable, section, notApplicable) } : {}),
    };
  };
  const summarise: Parameters<typeof editCollection>[2]['summarise'] = (changes, row) => {
    const label = sectionsOf(deps, row).find(({ name }) => name === section)?.label ?? section;
    return changes.length > 0 ? `Edited ${countFields(changes)} in ${label}` : `Saved ${label}`;
  };
  return editCollection(deps, user, { id, seen, change, summarise });
}

function canHoldSection(catalogue: Catalogue, row: CollectionRow, section: string): boolean {
  if (section.startsWith('_')) return false;
  return (
    !findTemplate(catalogue, row.templateId) ||
    section === OTHER_FIELDS_SECTION ||
    sectionsOf(catalogue, row).some(({ name }) => name === section)
  );
}

/** The marks of this section are those sent, those of other sections stay. Paths come without the section's name. */
function replaceMarks(present: readonly string[], section: string, sent: readonly string[]): string[] {
  if (sent.length > 5000)
    throw new AppError('validation_failed', { detail: 'Too many fields are marked as not applicable.' });
  const place = joinPath(section);
  const marks = sent.map((path) => (isWithin(path, place) && parsePath(path).length > 1 ? path : `${place}.${path}`));
  return [...present.filter((path) => !isWithin(path, place)), ...new Set(marks)];
}
