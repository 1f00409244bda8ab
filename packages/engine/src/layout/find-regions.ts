// Regions where the value of a caption may be: behind it, in the next columns of its row, under it, over it.

import { beginsSegment, type Caption } from './caption.ts';
import { getLimits } from './limits.ts';
import { blockFrom, inColumn, lineBelow, type PageGrid, rightOf } from './page-grid.ts';
import { joinWords, overlapX, type PlacedWord, type Segment } from './segments.ts';

/** Position of the value, seen from its caption; `numbered`: elsewhere, behind the same number or letter. */
export type Relation = 'inline' | 'right' | 'below' | 'above' | 'numbered' | 'field' | 'prose';

export interface Region {
  readonly relation: Relation;
  /** Lines of words, the first where the value begins; further ones where the block goes on. */
  readonly lines: readonly (readonly PlacedWord[])[];
  /** In heights of a letter. */
  readonly gap: number;
  readonly rank: number;
}

const filler = /^[\s_.…:：;=|*–—-]*$/;
const maxLines = 5;

/** `isCard`: of small print, where a value may be parted by a wide gap, or a name stand on two lines. */
export function findRegions(
  caption: Caption,
  grid: PageGrid,
  captions: readonly (readonly Caption[])[],
  isCard = false,
): Region[] {
  const regions: Region[] = [];
  const add = (relation: Relation, lines: readonly (readonly PlacedWord[])[], gap: number): void => {
    const kept = lines.map((line) => line.filter(({ text }, at) => at > 0 || !filler.test(text)));
    if (!kept[0]?.some(({ text }) => !filler.test(text))) return;
    regions.push({ relation, lines: kept, gap, rank: regions.length });
    const [first, second] = kept;
    if (isCard && second && isSecondLine(first!, second)) add(relation, [[...first!, ...second]], gap);
  };
  const { segment } = caption;
  const height = segment.height || 1;
  const own = captions[segment.index]!;
  const last = lastOfChain(caption, own);
  const next = own.find((other) => other.from >= last.to);
  const rest = segment.words.slice(last.to, next?.from);
  const isFree = (other: Segment): boolean => {
    const [first] = captions[other.index]!;
    return !first || !beginsSegment(first);
  };
  const wordsOf = (other: Segment): readonly PlacedWord[] => other.words.slice(0, captions[other.index]![0]?.from);
  const column = columnOf(segment, grid, isFree);
  const inOwnColumn = (line: readonly PlacedWord[]): readonly PlacedWord[] => {
    const own = line.filter(({ x0, x1 }) => (x0 + x1) / 2 > column.from && (x0 + x1) / 2 < column.to);
    return own.length > 0 ? own : line;
  };
  const block = (first: Segment): (readonly PlacedWord[])[] => {
    const lines: (readonly PlacedWord[])[] = [];
    for (const other of blockFrom(grid, first, maxLines)) {
      if (other !== first && !isFree(other)) break;
      lines.push(wordsOf(other));
    }
    return lines;
  };

  for (const other of numberedAlike(caption, grid))
    if (isFree(other)) add('numbered', [wordsOf(other).slice(1)], (other.y0 - segment.y0) / height);
  if (rest.length > 0) {
    const starts = caption.isNumbered ? [rest[0]!.x0, caption.rect.x0] : [rest[0]!.x0];
    const below = caption.tail ? [] : blockBelow(starts, segment, grid, isFree).map(wordsOf);
    add('inline', [rest, ...below], (rest[0]!.x0 - caption.rect.x1) / height);
    const onward = next ? [] : goesOnInDigits(rest, segment, grid, isFree);
    if (onward.length > 0) add('inline', [[...rest, ...onward]], (rest[0]!.x0 - caption.rect.x1) / height);
  } else if (next && next.from === last.to && !next.hasColon && next.to < segment.words.length) {
    // `Position or title Language Teacher`: the words of an answer may be those of another caption.
    const answer = segment.words.slice(last.to, own.find((other) => other.from >= next.to)?.from);
    add('inline', [answer], (answer[0]!.x0 - caption.rect.x1) / height);
  }
  if (!next) {
    const beside = rightOf(grid, segment, 4).filter((other) => !repeatsNumber(segment, other));
    const end = beside.findIndex((other) => !isFree(other));
    const free = end < 0 ? beside : beside.slice(0, end);
    for (const other of free.slice(0, 2)) add('right', block(other), (other.x0 - caption.rect.x1) / height);
    // First and last name, street and flat stand apart on one line.
    if (free.length > 1) add('right', [free.flatMap(wordsOf)], (free[0]!.x0 - caption.rect.x1) / height);
  }
  if (caption.isWhole || next || !caption.hasColon) {
    // Of several captions in one segment each has what stands under itself.
    const { x0, x1 } = own.length > 1 ? caption.rect : segment;
    for (const other of inColumn(grid, caption.tail ?? { ...segment, x0, x1 }, 1, 3)) {
      if (isRemark(other)) continue;
      if (isFree(other)) {
        if (isUnder(caption, other, next)) {
          const gap = (other.y0 - caption.rect.y1) / height;
          add('below', block(other).map(inOwnColumn), gap);
          const onward = isCard ? goesOn(other, grid, isFree).filter(({ x0 }) => x0 < column.to) : [];
          if (onward.length > 0) add('below', [[other, ...onward].flatMap(wordsOf)], gap);
          const digits = goesOnInDigits(other.words, other, grid, isFree).filter(({ x0 }) => x0 < column.to);
          if (digits.length > 0) add('below', [[...other.words, ...digits]], gap);
        }
        if (regions.filter(({ relation }) => relation === 'below').length > 1) break;
      } else if (
        regions.some(({ relation }) => relation === 'below') ||
        !sharesName(caption, captions[other.index]![0]!)
      )
        // The same caption further down asks again, of somebody or something else.
        break;
    }
    const [over] = inColumn(grid, segment, -1, 1);
    if (over && isFree(over) && caption.isWhole)
      add('above', [inOwnColumn(wordsOf(over))], (segment.y0 - over.y1) / height);
  }
  return regions;
}

/** Within a value that the recogniser parted, in heights of a letter. */
const widestGap = 5;

/** The second line of a name or a place: set tightly under the first, lined up with it, written as it is. */
function isSecondLine(first: readonly PlacedWord[], second: readonly PlacedWord[]): boolean {
  const { nameLineGap, leftEdge } = getLimits();
  const [above, below] = [first[0]!, second[0]];
  if (!below || [...first, ...second].some(({ text }) => /\d/.test(text))) return false;
  const height = above.y1 - above.y0;
  const isCapital = (words: readonly PlacedWord[]): boolean => !words.some(({ text }) => /\p{Ll}/u.test(text));
  return (
    below.y0 - above.y1 < nameLineGap * height &&
    Math.abs(below.x0 - above.x0) < leftEdge * height &&
    isCapital(first) === isCapital(second)
  );
}

/** `14 JAN /JAN   13`, `NEW DELHI   ON   12-02-24`: what stands beside a value and asks for nothing. */
export function goesOn(segment: Segment, grid: PageGrid, isFree: (segment: Segment) => boolean): Segment[] {
  const onward: Segment[] = [];
  for (const other of rightOf(grid, segment, 2)) {
    const gap = other.x0 - (onward.at(-1) ?? segment).x1;
    if (!isFree(other) || gap > widestGap * segment.height) break;
    onward.push(other);
  }
  return onward;
}

const piece = /^[\d()+.–-]+$/;

/** `( 555 ) 666 –   7777`, `(   212   )   555-5555`: the pieces of a number whose marks a form prints far apart. */
function goesOnInDigits(
  words: readonly PlacedWord[],
  segment: Segment,
  grid: PageGrid,
  isFree: (segment: Segment) => boolean,
): PlacedWord[] {
  const isPieces = (of: readonly PlacedWord[]): boolean => of.every(({ text }) => piece.test(text));
  const isOpen = (of: readonly PlacedWord[]): boolean => /[(–-]$|^\)$/.test(of.at(-1)!.text) || of[0]!.text === '(';
  if (!isPieces(words) || !isOpen(words)) return [];
  const onward: PlacedWord[] = [];
  let last: { readonly x1: number } = segment;
  for (const other of rightOf(grid, segment, maxPieces)) {
    if (!isFree(other) || !isPieces(other.words) || other.x0 - last.x1 > widestGap * segment.height) break;
    onward.push(...other.words);
    last = other;
  }
  return onward;
}

/** Segments that a telephone number falls into at most, behind its first. */
const maxPieces = 4;

/** Between the captions beside it: `Date of birth   Nationality` above, `12.08.1983 DEUTSCH` set close below. */
function columnOf(
  segment: Segment,
  grid: PageGrid,
  isFree: (segment: Segment) => boolean,
): { readonly from: number; readonly to: number } {
  const row = grid.rows[grid.rowOf[segment.index]!]!;
  const at = row.indexOf(segment);
  const after = row[at + 1];
  return {
    from: row.slice(0, at).some((other) => !isFree(other)) ? segment.x0 - segment.height : Number.NEGATIVE_INFINITY,
    to: after && !isFree(after) ? after.x0 - getLimits().columnSlack * after.height : Number.POSITIVE_INFINITY,
  };
}

/** `[a] Surname [b] Name at birth` above, `[a] MUSTERMANN` below: the legend of a card and what it numbers. */
function numberedAlike({ segment, from }: Caption, grid: PageGrid): Segment[] {
  const number = segment.words.slice(Math.max(0, from - 1), from + 1).find(({ text }) => bracketed.test(text))?.text;
  if (!number || grid.segments.length > maxOfCard) return [];
  return grid.segments.filter(({ words }) => words.length > 1 && words[0]!.text === number && words !== segment.words);
}

/** Legends stand on cards, which have few segments; on long pages every caption would look through them all. */
const maxOfCard = 400;
const bracketed = /^[([](?:\d{1,2}|\p{L})[)\]]$/u;

/** Tax forms print a line's number once more before its amount: `9 Add lines 1z through 8 ….  9   63,410.` */
const repeatsNumber = (line: Segment, { words }: Segment): boolean =>
  words.length === 1 && /^\d{1,2}[a-z]?$/.test(words[0]!.text) && words[0]!.text === line.words[0]!.text;

/** `(mm / dd / yyyy)`, `(First, Middle, Last) Use a separator`: how a value is to be written, not the value. */
function isRemark({ words }: Segment): boolean {
  const text = joinWords(words);
  return /^\([^()]*\p{L}[^()]*\)/u.test(text) && !/\d{3}/.test(text);
}

/** `Surname / Nom / Apellidos`: the last of the captions that ask for the same. */
function lastOfChain(caption: Caption, own: readonly Caption[]): Caption {
  let last = caption;
  for (const other of own) {
    const between = caption.segment.words.slice(last.to, other.from);
    if (other.from < last.to || !between.every(({ text }) => filler.test(text) || /^[/|]+$/.test(text))) continue;
    if (sharesName(last, other)) last = other;
  }
  return last;
}

function sharesName(a: Caption, b: Caption): boolean {
  return a.entries.some(({ name }) => b.entries.some((other) => other.name === name));
}

/** Of two captions in one segment each has the half of the line below that stands under it. */
function isUnder(caption: Caption, below: Segment, next: Caption | undefined): boolean {
  const right = next ? next.rect.x0 : Number.POSITIVE_INFINITY;
  return below.x0 < right && overlapX({ ...caption.rect, x1: caption.rect.x1 + 2 * caption.segment.height }, below) > 0;
}

/** Lines under a value that stands behind its caption, where they begin as the value does, or as the number of its field. */
function blockBelow(
  starts: readonly number[],
  segment: Segment,
  grid: PageGrid,
  isFree: (segment: Segment) => boolean,
): Segment[] {
  const first = lineBelow(grid, segment, (other) =>
    starts.some((start) => Math.abs(other.x0 - start) < getLimits().leftEdge * segment.height),
  );
  return first && isFree(first) ? blockFrom(grid, first, maxLines - 1).filter(isFree) : [];
}
