// Where the value of a label may stand: after it, in the next column of its row, or under it.

import {
  boundsOf,
  isSameRow,
  joinWords,
  overlapX,
  type PlacedWord,
  type Rect,
  type Segment,
} from '#document/layout.ts';
import { fitsShape } from '#values/fits-shape.ts';
import type { Shape } from '#values/shape.ts';
import type { LabelSpan } from './mark-labels.ts';

export interface ValueCandidate {
  readonly words: readonly PlacedWord[];
  /** Lines parted by a line break. */
  readonly text: string;
  readonly relation: 'right' | 'below';
  /** 0–1, of this text being the value of this label. */
  readonly score: number;
}

/** A page's segments with the labels found in each. */
export interface MarkedPage {
  readonly segments: readonly Segment[];
  readonly spans: readonly (readonly LabelSpan[])[];
}

const multiline: ReadonlySet<Shape> = new Set([
  'address',
  'party',
  'party_and_address',
  'party_name',
  'authority',
  'text',
  'organisation',
]);
const filler = /^[\s_.…:;=|$€£#*–—-]*$/;

/** Shape `text` stands in for a label that is not known. */
export function findValues(page: MarkedPage, span: LabelSpan, shape: Shape): ValueCandidate[] {
  const right = valueToTheRight(page, span, shape);
  // A line left blank to write on is where the value would stand.
  const below = isLeftBlank(page, span) ? undefined : valueBelow(page, span, shape);
  return [...(right ? [right] : []), ...(below ? [below] : [])];
}

function isLeftBlank(page: MarkedPage, span: LabelSpan): boolean {
  const run = (runsToTheRight(page, span)[0] ?? []).map(({ text }) => text);
  return /^[_/]{4,}/.test(run.join('')) && run.every((text) => filler.test(text) || /^[_/]+$/.test(text));
}

/** How well free text fits whose known caption ends in a colon on the same line. */
const FREE_TEXT_FIT = 0.7;

function valueToTheRight(page: MarkedPage, span: LabelSpan, shape: Shape): ValueCandidate | undefined {
  const runs = runsToTheRight(page, span);
  const words = runs.flat();
  if (words.length === 0) return undefined;
  const start = words.findIndex(({ text }) => !filler.test(text));
  if (start < 0) return undefined;
  const isInSegment = span.segment.words.includes(words[start]!);
  const kept = pickWords(
    isLoose(shape) && !isHouseNumber(runs, shape)
      ? (runs.find((run) => run.includes(words[start]!)) ?? []).filter(
          ({ text }, i, all) => i >= all.findIndex((w) => !filler.test(w.text)) || !filler.test(text),
        )
      : words.slice(start),
    shape,
  );
  if (!kept) return undefined;
  const gap = (kept.words[0]!.x0 - span.x1) / span.segment.height;
  const nearness = isInSegment ? 1 : Math.max(0.55, 1 - gap * 0.012);
  const colon = span.hasColon ? 1 : isInSegment && isLoose(shape) && gap < 0.75 ? 0.8 : 0.95;
  const lines =
    multiline.has(shape) && (span.hasColon || !isInSegment || shape === 'address')
      ? followLines(page, kept.words, span)
      : [kept.words];
  const text = lines.map(joinWords).join('\n');
  // Free text looks like nothing in particular: behind a caption and its colon it is the value all the same.
  const isNamed = span.entries.length > 0 && span.hasColon && isInSegment;
  const fit = isNamed && shape === 'text' ? Math.max(kept.fit, FREE_TEXT_FIT) : kept.fit;
  return { words: lines.flat(), text, relation: 'right', score: fit * nearness * colon };
}

/** `123   ANY STREET`, as handwriting leaves its gaps: the number alone is no street. */
const isHouseNumber = (runs: readonly (readonly PlacedWord[])[], shape: Shape): boolean =>
  (shape === 'address' || shape === 'street') &&
  runs[0] !== undefined &&
  runs.length > 1 &&
  /^\d{1,6}$/.test(joinWords(runs[0]));

/** Words after the label on its row, one run a segment, up to the next label. */
function runsToTheRight(page: MarkedPage, span: LabelSpan): PlacedWord[][] {
  const { segment } = span;
  const own = page.spans[segment.index] ?? [];
  const next = own.find((other) => other.from >= span.to);
  const runs: PlacedWord[][] = [segment.words.slice(span.to, next?.from)];
  if (next) return runs.filter((run) => run.length > 0);
  const row = page.segments
    .filter((other) => other !== segment && other.x0 >= segment.x1 - 0.2 * segment.height && isSameRow(other, segment))
    .sort((a, b) => a.x0 - b.x0);
  for (const other of row) {
    const first = page.spans[other.index]?.[0];
    runs.push(other.words.slice(0, first?.from));
    if (first) break;
  }
  return runs.filter((run) => run.length > 0);
}

function valueBelow(page: MarkedPage, span: LabelSpan, shape: Shape): ValueCandidate | undefined {
  const window = columnOf(page, span);
  const height = span.segment.height;
  let floor = span.y1;
  let reach = isLoose(shape) ? 2.4 : 3.2;
  let penalty = 1;
  for (let step = 0; step < 3; step++) {
    const row = nearestBelow(page, window, span, floor, reach * height);
    if (!row) return undefined;
    const label = row.labels[0];
    if (label) {
      // The same label in another language under the first: the value stands under both.
      const isTranslation =
        label.entries.some((entry) => span.entries.some(({ name }) => name === entry.name)) && row.words.length === 0;
      if (!isTranslation) return undefined;
      floor = row.bottom;
      continue;
    }
    const kept = pickWords(row.words, shape);
    if (kept) {
      const lines = multiline.has(shape) ? followLines(page, kept.words, span) : [kept.words];
      const text = lines.map(joinWords).join('\n');
      return { words: lines.flat(), text, relation: 'below', score: kept.fit * penalty * 0.93 };
    }
    // One line may stand between, the label in a language we do not know, when the value's shape is beyond doubt.
    if (isLoose(shape) || step > 0) return undefined;
    floor = row.bottom;
    penalty = 0.75;
    reach += 1;
  }
  return undefined;
}

/** From a little left of the label to the next label of its row. */
function columnOf(page: MarkedPage, span: LabelSpan): { x0: number; x1: number } {
  const h = span.segment.height;
  let x1 = Math.max(span.x1 + 14 * h, span.x0 + 30 * h);
  let x0 = span.x0 - 1.2 * h;
  for (const segment of page.segments) {
    if (segment !== span.segment && !isSameRow(segment, span)) continue;
    for (const other of page.spans[segment.index] ?? []) {
      if (other === span) continue;
      if (other.x0 > span.x1 - 0.3 * h) x1 = Math.min(x1, other.x0 - 0.2 * h);
      if (other.x1 < span.x0 + 0.3 * h) x0 = Math.max(x0, Math.min(span.x0 - 0.2 * h, other.x1));
    }
  }
  return { x0, x1 };
}

interface Row {
  readonly words: readonly PlacedWord[];
  readonly labels: readonly LabelSpan[];
  readonly bottom: number;
}

function nearestBelow(
  page: MarkedPage,
  window: { x0: number; x1: number },
  span: LabelSpan,
  floor: number,
  reach: number,
): Row | undefined {
  const h = span.segment.height;
  const candidates = page.segments
    .filter((segment) => segment.y0 >= floor - 0.45 * h && segment.y0 <= floor + reach && segment.y1 > floor + 0.3 * h)
    .map((segment) => ({ segment, words: clip(segment, window, span) }))
    .filter(({ words }) => words.length > 0)
    .sort((a, b) => a.segment.y0 - b.segment.y0);
  const first = candidates[0];
  if (!first) return undefined;
  const row = candidates
    .filter(({ segment }) => isSameRow(segment, first.segment))
    .sort((a, b) => a.segment.x0 - b.segment.x0);
  const words: PlacedWord[] = [];
  const labels: LabelSpan[] = [];
  for (const { segment, words: inside } of row) {
    const spans = (page.spans[segment.index] ?? []).filter((other) =>
      inside.some((word) => segment.words.indexOf(word) >= other.from && segment.words.indexOf(word) < other.to),
    );
    if (spans.length > 0) {
      labels.push(...spans);
      const before = inside.filter((word) => segment.words.indexOf(word) < spans[0]!.from);
      if (words.length === 0) words.push(...before);
      break;
    }
    if (words.length > 0 && inside[0]!.x0 - words.at(-1)!.x1 > 6 * h) break;
    words.push(...inside);
  }
  if (labels.length > 0 && words.length > 0) labels.length = 0;
  return { words, labels, bottom: Math.max(...row.map(({ segment }) => segment.y1)) };
}

/** The words of a segment that stand in the column; none when the column cuts through a phrase. */
function clip(segment: Segment, window: { x0: number; x1: number }, span: LabelSpan): readonly PlacedWord[] {
  const inside = segment.words.filter((word) => word.x0 >= window.x0 && word.x0 < window.x1);
  const first = inside[0];
  if (!first) {
    // A value wider than its label may begin left of it; its middle then lies under the label.
    const centre = (segment.x0 + segment.x1) / 2;
    const isCentred =
      centre > span.x0 &&
      centre < span.x1 &&
      segment.x1 < window.x1 &&
      segment.x0 > window.x0 - 0.6 * (segment.x1 - segment.x0);
    return isCentred ? segment.words : [];
  }
  const at = segment.words.indexOf(first);
  const before = segment.words[at - 1];
  if (before && first.x0 - before.x1 < 0.45 * segment.height) {
    const overlap = overlapX(segment, span);
    const isUnder =
      overlap > 0.5 * Math.min(segment.x1 - segment.x0, span.x1 - span.x0) &&
      segment.x0 > window.x0 - 4 * segment.height &&
      segment.words.length <= 6;
    return isUnder && at <= 2 ? segment.words.filter((word) => word.x0 < window.x1) : [];
  }
  return inside;
}

/** For strict shapes the longest run from the start that fits; for loose ones everything, when it fits. */
function pickWords(
  words: readonly PlacedWord[],
  shape: Shape,
): { words: readonly PlacedWord[]; fit: number } | undefined {
  const start = words.findIndex(({ text }) => !filler.test(text) || (shape === 'money' && /[$€£]/.test(text)));
  if (start < 0) return undefined;
  const rest = trimEnd(words.slice(start));
  if (isLoose(shape)) {
    const fit = fitsShape(shape, joinWords(rest));
    return fit > 0 ? { words: rest, fit } : undefined;
  }
  let best: { words: readonly PlacedWord[]; fit: number } | undefined;
  for (let to = Math.min(rest.length, 8); to >= 1; to--) {
    const part = rest.slice(0, to);
    const fit = fitsShape(shape, joinWords(part));
    if (fit > (best?.fit ?? 0) + 0.001) best = { words: part, fit };
  }
  return best;
}

function trimEnd(words: readonly PlacedWord[]): readonly PlacedWord[] {
  const last = words.findLastIndex(({ text }) => !/^[_.…|]+$/.test(text));
  return words.slice(0, last + 1);
}

/** Lines set tightly under the first, starting at the same place, without labels: the rest of an address or a long name. */
function followLines(page: MarkedPage, first: readonly PlacedWord[], span: LabelSpan): (readonly PlacedWord[])[] {
  const lines: (readonly PlacedWord[])[] = [first];
  // Cells for one letter each leave gaps between words as wide as those between columns.
  const isBroken = page.segments.filter(({ words }) => words.some((word) => first.includes(word))).length > 1;
  while (lines.length < 6) {
    const above: Rect = boundsOf(lines.at(-1)!);
    const height = above.y1 - above.y0;
    // A line that ends in a comma may go on under its label.
    const isOpenEnded = lines.length === 1 && /,$/.test(first.at(-1)!.text);
    const next = page.segments.find(
      (segment) =>
        segment.y0 > above.y0 + 0.5 * height &&
        segment.y0 - above.y1 < 0.85 * height &&
        (Math.abs(segment.x0 - above.x0) < 1.6 * height || (isOpenEnded && Math.abs(segment.x0 - span.x0) < height)) &&
        segment.height > 0.6 * height &&
        segment.height < 1.5 * height &&
        segment.x0 >= span.x0 - 2 * height,
    );
    if (!next || (page.spans[next.index] ?? []).length > 0 || isNextQuestion(next)) break;
    if (first[0]!.x0 > span.x1 && hasOwnLabel(page, next, span)) break;
    lines.push(isBroken ? restOfRow(page, next) : next.words);
  }
  return lines;
}

function restOfRow(page: MarkedPage, start: Segment): readonly PlacedWord[] {
  const words = [...start.words];
  const right = page.segments
    .filter((other) => other !== start && other.x0 > start.x0 && isSameRow(other, start))
    .sort((a, b) => a.x0 - b.x0);
  for (const segment of right) {
    if (segment.x0 - words.at(-1)!.x1 > 4 * start.height || (page.spans[segment.index] ?? []).length > 0) break;
    words.push(...segment.words);
  }
  return words;
}

/** In the column of the label another one stands in the row of the line. */
const hasOwnLabel = (page: MarkedPage, line: Segment, span: LabelSpan): boolean =>
  page.segments.some(
    (other) =>
      other !== span.segment &&
      Math.abs(other.x0 - span.segment.x0) < 2 * other.height &&
      (page.spans[other.index] ?? []).length > 0 &&
      isSameRow(other, line),
  );

/** `18. Residence in another country`: the number of the next question, and no house's. */
const isNextQuestion = ({ words }: Segment): boolean =>
  words.length > 2 && /^\d{1,2}[.)]$/.test(words[0]!.text) && /^\p{Lu}/u.test(words[1]!.text);

const loose: ReadonlySet<Shape> = new Set([
  'text',
  'organisation',
  'party',
  'party_and_address',
  'party_name',
  'authority',
  'place',
  'code_or_text',
  'city',
  'street',
  'person_name',
  'address',
  'date_range',
  'country_or_status',
]);

function isLoose(shape: Shape): boolean {
  return loose.has(shape);
}
