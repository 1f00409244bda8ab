// Gathers pieces of words on one base line into words, and words that belong together into lines.
import { joinTracked } from './join-tracked.ts';
import { maxGlyphGap, type Piece } from './join-words.ts';
import type { LaidWord } from './laid-word.ts';

export interface LaidLine extends LaidWord {
  readonly words: readonly LaidWord[];
}

/** In ems: a wider gap ends a line, as between columns or the cells of a table. */
const columnGap = 1;
/** In ems of the larger: two base lines nearer than this are one. */
const sameBase = 0.3;
/** Letters set apart for looks (`P A S S P O R T`): at least so many single letters in a row, at even distances. */
const minSpacedLetters = 4;
const maxSpacedGap = 0.9;
const minCellGap = 0.4;
const cell = /^[\p{L}\d/@.&-]$/u;
const leader = /^[._·]$/;
/** In ems: a full stop follows its word more closely. */
const minLeaderGap = 0.3;

export function groupLines(pieces: readonly Piece[]): LaidLine[] {
  return gatherRows(pieces).flatMap((row) => splitRow(joinSpacedLetters(joinTracked(dropLeaders(joinRow(row))))));
}

function gatherRows(pieces: readonly Piece[]): Piece[][] {
  const sorted = pieces.toSorted((a, b) => a.base - b.base || a.u0 - b.u0);
  const rows: Piece[][] = [];
  let open: Piece[][] = [];
  for (const piece of sorted) {
    open = open.filter((row) => piece.base - row.at(-1)!.base <= Math.max(piece.em, row.at(-1)!.em) * 2);
    const home = open.findLast((row) => isOnRow(piece, row));
    if (home) home.push(piece);
    else {
      const row = [piece];
      open.push(row);
      rows.push(row);
    }
  }
  return rows;
}

/** Judged against the nearest member, so that a page scanned a little askew keeps its rows whole. */
function isOnRow(piece: Piece, row: readonly Piece[]): boolean {
  let nearest = row[0]!;
  let distance = Number.POSITIVE_INFINITY;
  for (const other of row) {
    const gap = Math.max(other.u0 - piece.u1, piece.u0 - other.u1);
    if (gap < distance) {
      distance = gap;
      nearest = other;
    }
  }
  if (distance < -0.3 * Math.min(piece.em, nearest.em) && Math.abs(piece.base - nearest.base) > 0.15 * nearest.em)
    return false;
  const overlap = Math.min(piece.v1, nearest.v1) - Math.max(piece.v0, nearest.v0);
  const isRaised =
    overlap >= 0.6 * Math.min(piece.v1 - piece.v0, nearest.v1 - nearest.v0) && distance < 0.5 * nearest.em;
  return Math.abs(piece.base - nearest.base) <= sameBase * Math.min(piece.em, nearest.em) || isRaised;
}

function joinRow(row: readonly Piece[]): LaidWord[] {
  const sorted = row.toSorted((a, b) => a.u0 - b.u0);
  const words: LaidWord[] = [];
  let last: Piece | undefined;
  for (const piece of sorted) {
    const word = words.at(-1);
    if (word && last && joins(last, piece))
      words[words.length - 1] = mergeWords(word, piece, last.isRightToLeft && piece.isRightToLeft);
    else if (!(word && isDrawnTwice(word, piece)))
      words.push({ ...toWord(piece), ...((last?.spaceAfter || piece.spaceBefore) && { isAfterSpace: true as const }) });
    last = piece;
  }
  return words;
}

function joins(last: Piece, next: Piece): boolean {
  const isRightToLeft = last.isRightToLeft && next.isRightToLeft;
  if (isRightToLeft ? last.spaceBefore || next.spaceAfter : last.spaceAfter || next.spaceBefore) return false;
  const gap = next.u0 - last.u1;
  const em = Math.max(last.em, next.em);
  return gap <= maxGlyphGap * em && gap >= -0.3 * em;
}

function isDrawnTwice(word: LaidWord, piece: Piece): boolean {
  return (
    word.text === piece.text &&
    Math.abs(word.u0 - piece.u0) < 0.2 * piece.em &&
    Math.abs(word.base - piece.base) < 0.2 * piece.em
  );
}

function toWord({ text, u0, u1, v0, v1, base, em }: Piece): LaidWord {
  return { text, u0, u1, v0, v1, base, em };
}

function mergeWords(a: LaidWord, b: LaidWord, isRightToLeft = false): LaidWord {
  return {
    text: isRightToLeft ? b.text + a.text : a.text + b.text,
    u0: Math.min(a.u0, b.u0),
    u1: Math.max(a.u1, b.u1),
    v0: Math.min(a.v0, b.v0),
    v1: Math.max(a.v1, b.v1),
    base: a.base,
    em: Math.max(a.em, b.em),
    ...(a.isAfterSpace && { isAfterSpace: true as const }),
  };
}

/** Dots that only lead the eye from a label to its value are no words. */
function dropLeaders(words: readonly LaidWord[]): readonly LaidWord[] {
  const isLeader = (word: LaidWord, index: number) =>
    leader.test(word.text) && (index === 0 || word.u0 - words[index - 1]!.u1 > minLeaderGap * word.em);
  return words.some(isLeader) ? words.filter((word, index) => !isLeader(word, index)) : words;
}

function joinSpacedLetters(words: readonly LaidWord[]): LaidWord[] {
  const joined: LaidWord[] = [];
  for (let start = 0; start < words.length; ) {
    const end = findSpacedRun(words, start);
    if (end - start >= minSpacedLetters) joined.push(...joinSpacedRun(words.slice(start, end)));
    else joined.push(...words.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return joined;
}

function findSpacedRun(words: readonly LaidWord[], start: number): number {
  let end = start;
  while (end < words.length && (end > start ? cell : /^[\p{L}\d]$/u).test(words[end]!.text)) {
    const gap = end > start ? words[end]!.u0 - words[end - 1]!.u1 : 0;
    if (gap > maxSpacedGap * words[end]!.em * 2.5) break;
    end++;
  }
  return end;
}

function joinSpacedRun(letters: readonly LaidWord[]): LaidWord[] {
  const gaps = letters.slice(1).map((letter, index) => letter.u0 - letters[index]!.u1);
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]!;
  if (usual > maxSpacedGap * letters[0]!.em) return [...letters];
  // Figures a space apart are a row of numbers; in cells for one character each they stand further apart, all alike.
  const isInCells = usual > minCellGap * letters[0]!.em;
  if (!isInCells && letters.some(({ text }) => !/\p{L}/u.test(text))) return [...letters];
  const words: LaidWord[] = [letters[0]!];
  letters.slice(1).forEach((letter, index) => {
    if (gaps[index]! > usual * 1.7 + 0.1 * letter.em) words.push(letter);
    else words[words.length - 1] = mergeWords(words.at(-1)!, letter);
  });
  return words;
}

function splitRow(words: readonly LaidWord[]): LaidLine[] {
  const gaps = words.slice(1).map((word, index) => Math.max(0, word.u0 - words[index]!.u1));
  const usual = gaps.length >= 4 ? gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)]! : 0;
  const lines: LaidLine[] = [];
  let members: LaidWord[] = [];
  words.forEach((word, index) => {
    const em = index > 0 ? Math.max(word.em, words[index - 1]!.em) : word.em;
    // Justified text has wide, even spaces: only what is wide for this row ends a line there.
    if (index > 0 && gaps[index - 1]! > Math.max(columnGap * em, Math.min(usual * 2, em * 2))) {
      lines.push(makeLine(members));
      members = [];
    }
    members.push(word);
  });
  if (members.length > 0) lines.push(makeLine(members));
  return lines;
}

function makeLine(words: readonly LaidWord[]): LaidLine {
  const ordered =
    words.filter((word) => isRightToLeftWord(word)).length * 2 > words.length ? words.toReversed() : words;
  const box = words.reduce((whole, word) => mergeWords(whole, word));
  return { ...box, text: ordered.map((word) => word.text).join(' '), words: ordered };
}

function isRightToLeftWord({ text }: LaidWord): boolean {
  return /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text);
}
