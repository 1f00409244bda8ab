// Captions that are numbers, as on driving licences: `1. MORGAN`, `4d DL: 7654321`, `1,2 NAME/NOM`.
import type { DocumentType } from '@oneform/contract';
import type { CaptionEntry } from '#catalogue/lexicon/caption-entry.ts';
import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import type { NumberedFields } from '#catalogue/lexicon/numbered-fields.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { type Caption, divider, toCaption } from './caption.ts';
import { getLimits } from './limits.ts';
import { leftOf, type PageGrid } from './page-grid.ts';
import type { Segment } from './segments.ts';

const maxWords = 4;
/** Captions that add nothing to their number: `4d NUMBER`, `1,2 NAME`. */
const vague: ReadonlySet<string> = new Set('full_name surname given_names license_number document_number'.split(' '));

/** The numbered captions of a segment; none where no number begins it or stands apart in it. */
export function numberedIn(segment: Segment, numbered: NumberedFields, type: DocumentType): Caption[] {
  const { words, height } = segment;
  const found: Caption[] = [];
  for (let at = 0; at < words.length; at++) {
    const field = numbered.find(words[at]!.text);
    const gap = at > 0 ? words[at]!.x0 - words[at - 1]!.x1 : Number.POSITIVE_INFINITY;
    if (!field) continue;
    const to = behindWording(segment, at + 1, field, numbered, type);
    if (gap < getLimits().numberGap * height && to === at + 1 && !/[a-d]/.test(words[at]!.text)) continue;
    found.push({ ...toCaption(segment, at, to, [field], squashLabel(words[at]!.text), 1), isNumbered: true });
    at = to - 1;
  }
  return found;
}

/** Captions without a number stay where they are not part of what a number asks for. */
export function withNumbered(own: readonly Caption[], numbered: readonly Caption[]): Caption[] {
  const rest = own.filter(({ from, to }) => {
    const before = numbered.findLast((other) => other.from < to);
    return !before || (from >= before.to && !before.entries.some(isOfName));
  });
  return [...rest, ...numbered].sort((a, b) => a.from - b.from);
}

const isOfName = ({ name, shape }: CaptionEntry): boolean =>
  shape === 'person_name' || shape === 'address' || name.includes('given_names');

/** Behind the words that say what the number says; beside the number of a name any other caption is part of the value. */
function behindWording(
  { words }: Segment,
  from: number,
  field: CaptionEntry,
  numbered: NumberedFields,
  type: DocumentType,
): number {
  let best = from;
  let key = '';
  for (let to = from + 1; to <= Math.min(words.length, from + maxWords); to++) {
    const { text } = words[to - 1]!;
    if (/\d{2}/.test(text) || numbered.find(text)) break;
    key += squashLabel(text);
    const exact = findLabels(key, type, false);
    // A single letter behind a caption is its value: `9 CLASS D`.
    if (best > from && !exact.isKnown && squashLabel(text).length === 1) continue;
    const { entries } = exact.isKnown ? exact : findLabels(key, type, true);
    const isSame = entries.some(({ name }) => field.name.split('+').includes(name) || vague.has(name));
    if (isSame || divider.test(text)) best = to;
    if (/[:：]$/.test(text)) break;
  }
  return best;
}

/** `2   DL ADULT`: what stands beside the number of a name is no caption, whatever its words. */
export function isNumberedValue(segment: Segment, grid: PageGrid, captions: readonly (readonly Caption[])[]): boolean {
  const left = leftOf(grid, segment);
  const caption = left && captions[left.index]!.at(-1);
  const isAlone = caption?.isNumbered && caption.to - caption.from === 1 && caption.to === left!.words.length;
  return (isAlone ?? false) && caption!.entries.some(isOfName);
}
