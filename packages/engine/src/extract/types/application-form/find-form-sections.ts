// The parts of a form by their headings, and which part a place on the page belongs to.
import type { Box } from '../../../read-document.ts';
import type { ExtractContext } from '../../extractor.ts';
import { squashLabel } from '../../labels/squash-label.ts';
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
    if (!kind || context.pairs.some((pair) => pair.page === line.page && isWithin(pair.labelBox, line.box))) return [];
    return [{ kind, page: line.page, box: line.box }];
  });
}

/** The nearest heading above that does not begin further right; on a page without one, the last of the page before. */
export function sectionAt(sections: readonly FormSection[], page: number, box: Box): FormSection | undefined {
  const middle = (box[1] + box[3]) / 2;
  const above = sections
    .filter((section) => section.page === page && section.box[1] <= middle && section.box[0] <= box[0] + 0.03)
    .sort((a, b) => b.box[1] - a.box[1] || b.box[0] - a.box[0]);
  return above[0] ?? sections.findLast((section) => section.page < page);
}

function kindOfHeading(text: string): SectionKind | undefined {
  const bare = text.replace(numbering, '');
  if (bare.split(/\s+/).length > MAX_WORDS || /:\s*\S/.test(bare)) return undefined;
  const squashed = squashLabel(bare.replace(/\(.*$/, ''));
  const found = wordings.find(([wording]) => squashed === wording || (wording.length >= 8 && isBegun(bare, wording)));
  if (found) return found[1];
  // A numbered heading that is not known ends the part before it.
  return bare !== text && /^(?:section|part)\s/i.test(text.trim()) ? 'topic' : undefined;
}

/** The line goes on after the wording with a remark and not with a sentence: `Mailing Address – if different`. */
function isBegun(text: string, wording: string): boolean {
  const squashed = squashLabel(text);
  if (!squashed.startsWith(wording)) return false;
  return squashed.length < wording.length * 2.6 && !/[.;?]\s*$/.test(text) && /^\p{Lu}/u.test(text.trim());
}

function isWithin(box: Box, line: Box): boolean {
  const middle = (box[1] + box[3]) / 2;
  return middle > line[1] && middle < line[3] && box[0] >= line[0] - 0.01 && box[0] < line[2];
}
