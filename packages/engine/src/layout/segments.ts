// Words of a page on one scale in both directions, grouped into runs without a wide gap: what pairing by geometry works on.
import { isUpright, levelling } from '#document/find-slant.ts';
import type { Box, Page, Word } from '#document/read-document.ts';

/** Lengths are in page heights, so that a gap can be compared with a letter's height; the slant of a scan is taken out. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

export interface PlacedWord extends Rect {
  readonly text: string;
  readonly confidence: number;
  /** Page-relative box of the word, or of its part when a word was cut at a colon. */
  readonly box: Box;
}

/** Neighbouring words of a line with no gap wider than a letter's height between them. */
export interface Segment extends Rect {
  readonly page: number;
  readonly index: number;
  readonly words: readonly PlacedWord[];
  /** Median height of its words. */
  readonly height: number;
}

/** Gap that parts two columns: in letter heights, and, where print is set wide, in widths of a letter. */
const COLUMN_GAP = 1.1;
const COLUMN_LETTERS = 1.7;
/** However wide the print. */
const MAX_GAP = 1.8;
/** Bars, dots and icons between what stands side by side: `Madrid | +34 914 11 22 33 • mara@example.com`. */
const divider = /^[|•·▪■●◦◆✉☎✆\p{Co}]+$/u;

export function layOut(page: Page): Segment[] {
  const segments: Segment[] = [];
  const isPaper = page.width > 0 && page.height > 0;
  const place = isPaper ? placeOnPaper(page) : placeOnGrid(page);
  for (const [row, line] of page.lines.entries()) {
    if (isPaper && !isUpright(line, page)) continue;
    let run: PlacedWord[] = [];
    const close = (): void => {
      if (run.length > 0) segments.push(toSegment(run, page.number, segments.length));
      run = [];
    };
    for (const word of line.words.flatMap((one) => cutWord(page.source === 'ocr' ? repairWord(one) : one))) {
      const placed = place(word, row);
      if (divider.test(word.text)) {
        close();
        continue;
      }
      const last = run.at(-1);
      if (last && placed.x0 - last.x1 > columnGap(last, placed)) close();
      run.push(placed);
    }
    close();
  }
  return segments;
}

/** A typewriter's space is wider than its letters are high. */
function columnGap(before: PlacedWord, after: PlacedWord): number {
  const height = Math.max(before.y1 - before.y0, after.y1 - after.y0);
  const letter = (before.x1 - before.x0 + after.x1 - after.x0) / (before.text.length + after.text.length);
  return Math.min(MAX_GAP * height, Math.max(COLUMN_GAP * height, COLUMN_LETTERS * letter));
}

/** Two segments stand on one base line when they share more than half of the lower one's height. */
export function isSameRow(a: Rect, b: Rect): boolean {
  const shared = Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);
  return shared > 0.5 * Math.min(a.y1 - a.y0, b.y1 - b.y0);
}

export function overlapX(a: Rect, b: Rect): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

export function boundsOf(parts: readonly Rect[]): Rect {
  const [first, ...rest] = parts;
  const bounds = { x0: first?.x0 ?? 0, y0: first?.y0 ?? 0, x1: first?.x1 ?? 0, y1: first?.y1 ?? 0 };
  for (const { x0, y0, x1, y1 } of rest) {
    bounds.x0 = Math.min(bounds.x0, x0);
    bounds.y0 = Math.min(bounds.y0, y0);
    bounds.x1 = Math.max(bounds.x1, x1);
    bounds.y1 = Math.max(bounds.y1, y1);
  }
  return bounds;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toSegment(words: readonly PlacedWord[], page: number, index: number): Segment {
  return { ...boundsOf(words), page, index, words, height: median(words.map((word) => word.y1 - word.y0)) };
}

/** The slant of a scan is taken out, so that what was printed in one row stands in one. */
function placeOnPaper(page: Page): (word: Word) => PlacedWord {
  const level = levelling(page);
  return ({ text, box, confidence }) => {
    const [x0, y0, x1, y1] = level(box);
    return { text, confidence, box, x0, y0, x1, y1 };
  };
}

/** In pictures: noughts taken for letters in an amount, a nought among letters, and the pound's sign that recognisers have no letter for. */
function repairWord(word: Word): Word {
  const text = word.text
    .replace(/^[(+$€£¥₹-]*\d[\d.,oOQ]*[oOQ][\d.,oOQ]*[).]?$/, (amount) => amount.replace(/[oOQ]/g, '0'))
    .replace(/^0(?=ct(?:ober)?\b)/, 'O')
    .replace(/^([A-Z]{2,})0([A-Z]{3,})$/, '$1O$2')
    .replace(/^f(?=\d{1,3}(?:,\d{3})+(?:\.\d{2})?[.,;]?$|\d{1,3}\.\d{2}[.,;]?$)/, '£');
  return text === word.text ? word : { ...word, text };
}

/** Plain text has no geometry but its columns of characters: each takes half a row's height. */
function placeOnGrid(page: Page): (word: Word, row: number) => PlacedWord {
  const total = page.text.length || 1;
  const starts: number[] = [0];
  for (let i = page.text.indexOf('\n'); i >= 0; i = page.text.indexOf('\n', i + 1)) starts.push(i + 1);
  return ({ text, box, confidence }) => {
    const from = Math.round(box[1] * total);
    const row = lastAtMost(starts, from);
    const column = from - (starts[row] ?? 0);
    return { text, confidence, box, x0: column * 0.5, y0: row, x1: (column + text.length) * 0.5, y1: row + 0.8 };
  };
}

/** Number of the last of the rising numbers that is at most `limit`. */
function lastAtMost(rising: readonly number[], limit: number): number {
  let [low, high] = [0, rising.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (rising[middle]! <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * `Name:Mara` and `Surname/Nom` are read as one word where the space is thin: cut into label, mark and value. A time, a link, a date
 * and a ratio stay whole.
 */
function cutWord(word: Word): Word[] {
  const pieces = splitText(word.text);
  if (pieces.length === 1) return [word];
  const [x0, y0, x1, y1] = word.box;
  const isRange = x0 === 0 && x1 === 1;
  let done = 0;
  return pieces.map((text) => {
    const from = done / word.text.length;
    done += text.length;
    const to = done / word.text.length;
    const along = (share: number): number => (isRange ? y0 + (y1 - y0) * share : x0 + (x1 - x0) * share);
    return { ...word, text, box: isRange ? [x0, along(from), x1, along(to)] : [along(from), y0, along(to), y1] };
  });
}

function splitText(text: string): string[] {
  if (/^https?:|@|\.\p{Ll}{2,}\//iu.test(text)) return [text];
  if (/^[^\d]*\p{L}\/\p{L}[^\d]*$/u.test(text)) return text.split(/(\/)/).flatMap(splitText);
  const { label, value } =
    /^(?<label>[^:]*[\p{L})][:：])(?<value>[^:/\s].*)$/u.exec(text)?.groups ??
    /^(?<label>\p{L}{2,}#)(?<value>[\p{L}\d].*)$/u.exec(text)?.groups ??
    {};
  return label && value ? [label, value] : [text];
}

/** The words as printed: what was cut from one word is joined again without a space. */
export function joinWords(words: readonly PlacedWord[]): string {
  return words.map((word, i) => (i > 0 && !isCutFrom(words[i - 1]!, word) ? ` ${word.text}` : word.text)).join('');
}

function isCutFrom(before: PlacedWord, word: PlacedWord): boolean {
  return before.x1 === word.x0 && before.y0 === word.y0 && before.y1 === word.y1;
}
