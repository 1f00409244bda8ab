// What a paper about one person tells of them under the labels that any paper may carry: CVs, transcripts, diplomas, test reports.
import type { Fact } from '#document/facts.ts';
import { declarations } from '#document-types/declarations.ts';
import type { ExtractContext } from '../extractor.ts';
import { type Draft, settleDrafts } from './draft.ts';
import { draftLabelled } from './draft-labelled.ts';

const identity: ReadonlySet<string> = new Set([
  'surname',
  'given_names',
  'middle_name',
  'date_of_birth',
  'place_of_birth',
  'country_of_birth',
  'sex',
  'nationality',
  'citizenship',
  'marital_status',
  'languages',
  'father_name',
  'mother_name',
  'passport_number',
  'national_id_number',
]);
const contact: ReadonlySet<string> = new Set(['address', 'phone', 'home_phone', 'cell_phone', 'email']);

/** Share of the page's height that the person's part of it may go on below the last of their particulars. */
const REACH = 0.12;

export function readPersonal(context: ExtractContext): Fact[] {
  const { particulars } = declarations[context.type];
  if (!particulars) return [];
  const drafts = draftLabelled(context);
  const own = drafts.filter(({ name }) => identity.has(name) || name === 'student_id' || name === 'full_name');
  const near =
    particulars === 'own and contacts' ? drafts.filter((draft) => contact.has(draft.name) && isAmong(draft, own)) : [];
  return settleDrafts([...own.filter(({ name }) => identity.has(name)), ...near], context.pages);
}

function isAmong({ places: [place] }: Draft, own: readonly Draft[]): boolean {
  const tops = own.flatMap(({ places }) => places.filter(({ page }) => page === place?.page).map(({ box }) => box[1]));
  return place !== undefined && place.box[1] > Math.min(...tops) - 0.01 && place.box[1] < Math.max(...tops) + REACH;
}
