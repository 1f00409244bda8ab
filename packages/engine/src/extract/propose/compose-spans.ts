// Names and addresses that the page model sees in several spans: `First | Last`, `Street | City | State | ZIP`, a street above its town.
import { evidenceOf } from '#document/evidence-of.ts';
import type { Page } from '#document/read-document.ts';
import { getLimits } from '#layout/limits.ts';
import type { ViewSpan } from '#page-model/page-view.ts';
import { isStreet, normaliseAddress } from '#values/normalise/normalise-address.ts';
import type { ByPageModel, Candidate } from '../claims/candidate.ts';

/** A span that is likely the part of something. */
export interface SeenPart {
  readonly span: ViewSpan;
  readonly field: string;
  readonly by: ByPageModel;
}

/** As far above or below the first part another may stand, in heights of its letters. */
const maxRows = 8;

export function composeSpans(page: Page, seen: readonly SeenPart[]): Candidate[] {
  const likely = seen.filter(({ by }) => by.field >= getLimits().considered && Math.round(by.aboutOther) === 0);
  return [...composeNames(page, likely), ...composeStreets(page, likely), ...composeBlocks(page, likely)];
}

function composeNames(page: Page, seen: readonly SeenPart[]): Candidate[] {
  return seen
    .filter(({ field }) => field === 'given_names')
    .flatMap((first) => {
      const last = nearest(seen, first, 'surname');
      if (!last) return [];
      const middle = nearest(seen, first, 'middle_name');
      const parts = [first, ...(middle ? [middle] : []), last];
      return [
        composeName(page, 'full_name', parts),
        ...(middle ? [composeName(page, 'given_names', [first, middle])] : []),
      ];
    });
}

const composeName = (page: Page, name: string, parts: readonly SeenPart[]): Candidate =>
  compose(page, name, 'name', parts, parts.map(({ span }) => span.text).join(' '));

/** Town, state and code stand beside the street or below it, each seen as what it is. */
function composeStreets(page: Page, seen: readonly SeenPart[]): Candidate[] {
  return seen
    .filter(({ field, span }) => (field === 'street' || isAddress(field)) && isStreet(span.text))
    .filter(({ span }) => !normaliseAddress(span.text)?.city)
    .flatMap((street) => {
      const [city, state, code] = partsOfTown.map((field) => nearest(seen, street, field));
      const town = [city, state, code].filter((part) => part !== undefined);
      const whole = [street, ...town].map(({ span }) => span.text).join(', ');
      const read = normaliseAddress(whole.replace(/, (?=\S+$)/, ' ')) ?? normaliseAddress(whole);
      // A town that was taken for its state is one all the same: `Ridgeway IA`.
      if (!read?.city && !(city && town.length > 1)) return [];
      const name = street.field === 'street' ? 'address' : street.field;
      return [compose(page, name, 'address', [street, ...town], read?.value ?? whole)];
    });
}

/** Lines of one block that were seen as addresses each for itself. */
function composeBlocks(page: Page, seen: readonly SeenPart[]): Candidate[] {
  return seen.flatMap((first) => {
    if (!isAddress(first.field)) return [];
    const next = seen.find(({ field, span }) => field === first.field && isNextLine(page, first.span, span));
    const whole = next && normaliseAddress(`${first.span.text}\n${next.span.text}`);
    return whole ? [compose(page, first.field, 'address', [first, next], whole.value)] : [];
  });
}

const partsOfTown = ['city', 'state', 'postal_code'];

const isAddress = (field: string): boolean => field === 'address' || field.endsWith('_address');

function isNextLine(page: Page, first: ViewSpan, next: ViewSpan): boolean {
  const { lineGap, leftEdge } = getLimits();
  const tall = heightOf(first) * page.height;
  const gap = (next.box[1] - first.box[3]) * page.height;
  const aside = Math.abs(next.box[0] - first.box[0]) * page.width;
  return next.box[1] > first.box[1] && gap < lineGap * tall && aside < leftEdge * tall;
}

const heightOf = ({ words }: ViewSpan): number => Math.max(...words.map(({ box: [, top, , bottom] }) => bottom - top));

function nearest(seen: readonly SeenPart[], to: SeenPart, wanted: string): SeenPart | undefined {
  const below = ({ span }: SeenPart): number => Math.abs(span.box[1] - to.span.box[1]);
  const distance = (part: SeenPart): number => 3 * below(part) + Math.abs(part.span.box[0] - to.span.box[0]);
  return seen
    .filter((part) => part.field === wanted && below(part) < maxRows * heightOf(to.span))
    .sort((a, b) => distance(a) - distance(b))[0];
}

function compose(
  page: Page,
  name: string,
  type: Candidate['type'],
  parts: readonly SeenPart[],
  value: string,
): Candidate {
  const by = parts.map((part) => part.by);
  return {
    name,
    value,
    raw: parts.map(({ span }) => span.text).join(' '),
    type,
    evidence: parts.map(({ span }) => evidenceOf(page, span.box, span.text)),
    legibility: Math.min(1, ...parts.flatMap(({ span }) => span.words.map(({ confidence }) => confidence))),
    by: {
      field: Math.min(...by.map(({ field }) => field)),
      role: Math.min(...by.map(({ role }) => role)),
      caption: Math.min(...by.map(({ caption }) => caption)),
      aboutOther: Math.max(...by.map(({ aboutOther }) => aboutOther)),
      rank: 0,
      parts: parts.length,
    },
    source: 'page-model',
  };
}
