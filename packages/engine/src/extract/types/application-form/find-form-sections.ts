// The parts of a form by their headings, and which part a place on the page belongs to.
import type { Box } from '#document/read-document.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import type { ExtractContext } from '../../extractor.ts';
import { isChoice } from './read-ticks.ts';
import { type SectionKind, sectionHeadings } from './section-headings.ts';

export interface FormSection {
  readonly kind: SectionKind;
  readonly page: number;
  readonly box: Box;
}

const MAX_WORDS = 14;
const numbering =
  /^\s*(?:(?:section|part|step|teil|abschnitt|partie|parte|rubrique)\s+[\divxa-h]{1,4}\b|[\divx]{1,4}[a-z]?[.)]|[A-H][.)]|\(?[a-h\d]\))\s*[:.–—-]*\s*/i;

const wordings: readonly [wording: string, kind: SectionKind][] = Object.entries(sectionHeadings)
  .flatMap(([kind, list]) =>
    list.split('|').map((text): [string, SectionKind] => [squashLabel(text), kind as SectionKind]),
  )
  .sort((a, b) => b[0].length - a[0].length);

/** Headings in reading order. A wording that carries a value of its own is a label and heads nothing. */
export function findFormSections(context: ExtractContext): FormSection[] {
  return context.lines.flatMap((line) => {
    const kind = kindOfHeading(line.text);
    if (
      !kind ||
      !standsOut(context, line) ||
      context.pairs.some((pair) => pair.page === line.page && isWithin(pair.labelBox, line.box))
    )
      return [];
    return [{ kind, page: line.page, box: line.box }];
  });
}

/** The nearest heading above that does not begin further right; on a page without one, the last of the page before. */
export function sectionAt(sections: readonly FormSection[], page: number, box: Box): FormSection | undefined {
  const middle = (box[1] + box[3]) / 2;
  const above = sections
    .filter((section) => section.page === page && section.box[1] <= middle && leftOf(section) <= box[0] + 0.03)
    .sort((a, b) => b.box[1] - a.box[1] || b.box[0] - a.box[0]);
  return above[0] ?? sections.findLast((section) => section.page < page);
}

/** No choice beside a box to tick; a single word heads something only where nothing else stands in its row. */
function standsOut(context: ExtractContext, line: ExtractContext['lines'][number]): boolean {
  if (isChoice(context, line.page, line.box)) return false;
  if (line.words.length > 1 && !/^section \d{1,2}$/i.test(line.text)) return true;
  const middle = (line.box[1] + line.box[3]) / 2;
  return context.lines.every(
    (other) => other === line || other.page !== line.page || middle < other.box[1] || middle > other.box[3],
  );
}

/** A heading in the middle of the page is one of its whole width. */
function leftOf({ box }: FormSection): number {
  return Math.abs((box[0] + box[2]) / 2 - 0.5) < 0.06 ? 0 : box[0];
}

function kindOfHeading(text: string): SectionKind | undefined {
  const bare = text.replace(numbering, '');
  if (bare.split(/\s+/).length > MAX_WORDS || /:\s*\S/.test(bare)) return undefined;
  const squashed = squashLabel(bare.replace(/\([^)]*\)?\s*$/, ''));
  // The title of the form heads no section: `Employment application`.
  const isTitle = /\b(?:application|form)\s*$/i.test(bare);
  const found = wordings.find(
    ([wording]) => squashed === wording || (wording.length >= 8 && !isTitle && isBegun(bare, wording)),
  );
  if (found) return found[1];
  // A numbered heading that is not known ends the part before it.
  const isNumbered = bare !== text && bare.trim() !== '';
  const isHeading =
    /^(?:section|part)\s/i.test(text.trim()) ||
    bare === bare.toUpperCase() ||
    /(?:information|details|history|section)$/i.test(bare.trim());
  return isNumbered && isHeading && /\p{L}{3}/u.test(bare) ? 'topic' : undefined;
}

/** The line goes on after the wording with a remark and not with a sentence: `Mailing Address – if different`. */
function isBegun(text: string, wording: string): boolean {
  const squashed = squashLabel(text);
  if (!squashed.startsWith(wording)) return false;
  const isCapital = text === text.toUpperCase();
  return (
    squashed.length < wording.length * (isCapital ? 4 : 2.6) && !/[.;?]\s*$/.test(text) && /^\p{Lu}/u.test(text.trim())
  );
}

function isWithin(box: Box, line: Box): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle > line[1] && middle < line[3] && box[0] >= line[0] - 0.01 && box[0] < line[2];
}
