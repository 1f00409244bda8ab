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

/** Told by the captions of a page about a segment. */
interface SaidOfSegment {
  /** The party whose name a segment asks for: `Employer or business name`, and under it `Street`. */
  readonly namedIn: (segment: Segment) => string | undefined;
  /** Whether it asks for what is not a party's, or answers what is asked over it: `Dependents: no.`, `Wife` under `Relationship`. */
  readonly headsNothing?: (segment: Segment) => boolean;
}

/** By `Segment.index`. */
export function findSections(grid: PageGrid, said: SaidOfSegment): (Section | undefined)[] {
  const sections: (Section | undefined)[] = [];
  let open: OpenSection[] = [];
  for (const [row, segments] of grid.rows.entries()) {
    const headings = segments
      .flatMap((segment, at) => toSection(segment, { segments, at, row }, said))
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

function toSection(segment: Segment, { segments, at, row }: InRow, said: SaidOfSegment): OpenSection[] {
  const { namedIn, headsNothing } = said;
  const headingOf = (other: Segment): Heading | undefined =>
    isSpan(other, segments) || headsNothing?.(other) ? undefined : readHeading(other);
  const opens = (other: Segment): boolean => headingOf(other)?.role !== undefined || namedIn(other) !== undefined;
  const next = segments.slice(at + 1).find(opens);
  const before = segments.slice(0, at);
  // Its number may stand apart before it.
  const first = before.at(-1) && isNumber(before.at(-1)!) ? before.at(-1)! : segment;
  const isFirst = before.every((other) => other === first);
  const from = isFirst ? Number.NEGATIVE_INFINITY : first.x0 - first.height;
  const place = { row, from, to: next ? next.x0 - next.height : Number.POSITIVE_INFINITY };
  const heading = headingOf(segment);
  const isAlone =
    heading?.isWhole === true &&
    segments.every((other) => other === segment || isNumber(other) || headingOf(other)?.isWhole === true);
  if (at === 0 && segments.length >= minOfRow && former.test(joinWords(segment.words)))
    return [{ ...place, to: Number.POSITIVE_INFINITY, role: roleOfFormer(segment), isAlone: false, reach: reachOfRow }];
  // A word in the middle of a row that speaks of nobody is a caption or a cell of a table.
  if (heading && (heading.role || isAlone)) return [{ ...place, role: heading.role, isAlone, reach }];
  const role = namedIn(segment);
  return role ? [{ ...place, role, isAlone: false, reach: reachOfName }] : [];
}

/** The letter or number of a heading that stands apart from it: `C   EDUCATION`. */
const isNumber = ({ words }: Segment): boolean =>
  words.length === 1 && /^(?:[A-Z]|\d{1,2}|[IVX]{1,4})[.):]?$/.test(words[0]!.text);

/** `From` with `To` beside it asks for days. */
const isSpan = (segment: Segment, row: readonly Segment[]): boolean =>
  /^from[:.]?$/i.test(segment.words[0]!.text) &&
  row.some(({ words }) => /^(?:to|until|till)[:.]?$/i.test(words[0]!.text));

/** Of a row of captions: `PREVIOUS STREET ADDRESS   CITY   STATE   ZIP`. What it asks for is no longer so. */
const minOfRow = 3;
const former =
  /^(?:previous|prior|former|past|last(?! name)|frühere|vorherige|précédent|ancien|anterior|precedente|vorige)/iu;
const formerEmployer = /employ|company|arbeitgeber|firm|empresa|azienda|werkgever|job/iu;

const roleOfFormer = ({ words }: Segment): string =>
  formerEmployer.test(joinWords(words)) ? 'previous_employer' : 'former';

interface Heading {
  /** Undefined where it speaks of nobody. */
  readonly role: string | undefined;
  readonly isWhole: boolean;
}

/** `3. Landlord information`, `Section 1: Student`, `Employer: Bright Ltd`. */
function readHeading({ words }: Segment): Heading | undefined {
  const title = readTitle(words);
  if (title) return title;
  const numbered = words.slice(numberOf(words));
  const colon = numbered.findIndex(({ text }) => /[:：]$/.test(text));
  const said = numbered.slice(0, colon < 0 ? numbered.length : colon + 1);
  // `… proceeds paid to an`, `attorney`: the end of a sentence on the next line heads nothing.
  if (said.length === 0 || said.length > maxWords || (colon < 0 && /^\p{Ll}/u.test(said[0]!.text))) return undefined;
  const wording = joinWords(said);
  const role = roleOfWording(wording) ?? roleOfInformation(said);
  const isWhole = said.length === numbered.length;
  return role || (isWhole && isNeutralHeading(wording)) ? { role, isWhole } : undefined;
}

const partWord = /^(?:section|part|teil|abschnitt)$/i;
const number = /^[([]?(?:\d{1,2}[a-z]?|[A-Z]|[IVX]{1,4})[.):\]]+$/i;

/** Counts the words of the number before a heading: `3.`, `Section 1:`, `(b)`. */
export function numberOf(words: Segment['words']): number {
  const after = partWord.test(words[0]!.text) ? 1 : 0;
  return words.length > after + 1 && number.test(words[after]!.text) ? after + 1 : 0;
}

const minOfInformation = 3;
const information = /^(?:information|details|data|particulars)[:：]?$/i;

/** `Parent Contact Information`: whatever is asked of a party under its name. */
const roleOfInformation = (said: Segment['words']): string | undefined =>
  said.length >= minOfInformation && information.test(said.at(-1)!.text) ? roleOfWording(said[0]!.text) : undefined;

const maxOfTitle = 12;

/**
 * `6. EMPLOYMENT AND INCOME – CO-APPLICANT`, `3. OTHER OCCUPANTS (list all)`, `4. EMPLOYMENT – begin with the latest`: what is numbered and set
 * in capitals heads something. Of two things it speaks of the first: `3. EDUCATION AND LICENSES`.
 */
function readTitle(words: Segment['words']): Heading | undefined {
  const [number, ...said] = words;
  if (!/^(?:\d{1,2}|[IVX]{1,4})[.):]$/.test(number!.text) || said.length === 0 || said.length > maxOfTitle)
    return undefined;
  const title = joinWords(said)
    .replace(/\s*\([^)]*\)?\s*$/, '')
    .replace(/\s+[-–—]\s+\p{Ll}[^\p{Lu}]*$/u, '');
  if (!/\p{L}{3}/u.test(title) || /\p{Ll}/u.test(title) || /\d{3}/.test(title)) return undefined;
  const parts = title.split(/\s[-–—]\s|:\s/).reverse();
  const roles = [title, ...parts].flatMap((part) => roleOfWording(part) ?? []);
  const role = roles.find((one) => !isSubjectRole(one)) ?? roles[0];
  const things = title.split(conjunction);
  return { role: role ?? (things.length === 2 ? roleOfWording(things[0]!) : undefined), isWhole: true };
}

const conjunction = /\s*[,&]\s*|\s+(?:AND|UND|ET|Y|E|EN|I)\s+/;
