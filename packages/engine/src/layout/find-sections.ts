// Finds the party of each section of a page: lines below `Landlord` are the landlord's, until another heading.

import { isNeutralHeading, isSubjectRole, roleOfWording } from '#catalogue/lexicon/roles.ts';
import type { PageGrid } from './page-grid.ts';
import { joinWords, type Segment } from './segments.ts';

export interface Section {
  /** Of `lexicon/roles.json`. */
  readonly role: string;
  /** Rows below the heading; 0 beside it. */
  readonly rows: number;
  readonly isAlone: boolean;
}

interface OpenSection {
  /** Undefined for a heading that speaks of nobody. */
  readonly role: string | undefined;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly isAlone: boolean;
  /** Rows that it speaks for at most. */
  readonly reach: number;
}

const maxWords = 6;
/** Maximum reach of a heading downwards, and of a name that was asked for. */
const reach = 18;
const reachOfName = 5;
/** The captions of a row and what is written under them. */
const reachOfRow = 2;

/**
 * By `Segment.index`.
 * @param namedIn the party whose name a segment asks for: `Employer or business name`, and under it `Street`
 */
export function findSections(
  grid: PageGrid,
  namedIn: (segment: Segment) => string | undefined,
): (Section | undefined)[] {
  const sections: (Section | undefined)[] = [];
  let open: OpenSection[] = [];
  for (const [row, segments] of grid.rows.entries()) {
    const headings = segments
      .flatMap((segment, at) => toSection(segment, { segments, at, row }, namedIn))
      .filter((heading) => heading.isAlone || !open.some((one) => isOfParty(one, heading, row)));
    // A new section closes the one above it.
    open = [
      ...open.filter(
        (one) => row - one.row < one.reach && !headings.some(({ from, to }) => from < one.to && to > one.from),
      ),
      ...headings,
    ];
    for (const segment of segments) {
      const middle = (segment.x0 + segment.x1) / 2;
      const own = open.find(({ from, to }) => from <= middle && middle < to);
      sections[segment.index] = own?.role ? { role: own.role, rows: row - own.row, isAlone: own.isAlone } : undefined;
    }
  }
  return sections;
}

/** `Company` and `From` under the heading of an employer are captions: they ask for what is the employer's. */
function isOfParty(open: OpenSection, { from, to }: OpenSection, row: number): boolean {
  const isOthers = open.isAlone && open.role !== undefined && !isSubjectRole(open.role);
  return isOthers && row - open.row < open.reach && from < open.to && to > open.from;
}

interface InRow {
  readonly segments: readonly Segment[];
  readonly at: number;
  readonly row: number;
}

function toSection(
  segment: Segment,
  { segments, at, row }: InRow,
  namedIn: (segment: Segment) => string | undefined,
): OpenSection[] {
  const opens = (other: Segment): boolean => readHeading(other)?.role !== undefined || namedIn(other) !== undefined;
  const next = segments.slice(at + 1).find(opens);
  const from = segments.slice(0, at).some(opens) ? segment.x0 - segment.height : Number.NEGATIVE_INFINITY;
  const place = { row, from, to: next ? next.x0 - next.height : Number.POSITIVE_INFINITY };
  const heading = readHeading(segment);
  const isAlone = segments.length === 1 && heading?.isWhole === true;
  if (at === 0 && segments.length >= minOfRow && former.test(joinWords(segment.words)))
    return [{ ...place, to: Number.POSITIVE_INFINITY, role: roleOfFormer(segment), isAlone: false, reach: reachOfRow }];
  // A word in the middle of a row that speaks of nobody is a caption or a cell of a table.
  if (heading && (heading.role || isAlone)) return [{ ...place, role: heading.role, isAlone, reach }];
  const role = namedIn(segment);
  return role ? [{ ...place, role, isAlone: false, reach: reachOfName }] : [];
}

/** Of a row of captions: `PREVIOUS STREET ADDRESS   CITY   STATE   ZIP`. What it asks for is no longer so. */
const minOfRow = 3;
const former = /^(?:previous|prior|former|past|last|frühere|vorherige|précédent|ancien|anterior|precedente|vorige)/iu;
const formerEmployer = /employ|company|arbeitgeber|firm|empresa|azienda|werkgever|job/iu;

const roleOfFormer = ({ words }: Segment): string =>
  formerEmployer.test(joinWords(words)) ? 'previous_employer' : 'former';

/** `3. Landlord information`, `Employer: Bright Ltd`. */
function readHeading({ words }: Segment): { readonly role: string | undefined; readonly isWhole: boolean } | undefined {
  const title = readTitle(words);
  if (title) return title;
  const colon = words.findIndex(({ text }) => /[:：]$/.test(text));
  const said = words.slice(0, colon < 0 ? words.length : colon + 1);
  // `… proceeds paid to an`, `attorney`: the end of a sentence on the next line heads nothing.
  if (said.length > maxWords || (colon < 0 && /^\p{Ll}/u.test(words[0]!.text))) return undefined;
  const wording = joinWords(said).replace(
    /^(?:section|part|teil|abschnitt)?\s*[([]?(?:\d{1,2}[a-z]?|[A-Z]|[IVX]{1,4})[.):\]]+\s+/i,
    '',
  );
  const role = roleOfWording(wording);
  const isWhole = said.length === words.length;
  return role || (isWhole && isNeutralHeading(wording)) ? { role, isWhole } : undefined;
}

const maxOfTitle = 12;

/** `6. EMPLOYMENT AND INCOME – CO-APPLICANT`, `3. OTHER OCCUPANTS (list all)`: what is numbered and set in capitals heads something. */
function readTitle(words: Segment['words']): { readonly role: string | undefined; readonly isWhole: true } | undefined {
  const [number, ...said] = words;
  if (!/^\d{1,2}[.):]$/.test(number!.text) || said.length === 0 || said.length > maxOfTitle) return undefined;
  const title = joinWords(said).replace(/\s*\([^)]*\)?\s*$/, '');
  if (!/\p{L}{3}/u.test(title) || /\p{Ll}/u.test(title) || /\d{3}/.test(title)) return undefined;
  const parts = title.split(/\s[-–—]\s|:\s/).reverse();
  const roles = [title, ...parts].flatMap((part) => roleOfWording(part) ?? []);
  return { role: roles.find((role) => !isSubjectRole(role)) ?? roles[0], isWhole: true };
}
