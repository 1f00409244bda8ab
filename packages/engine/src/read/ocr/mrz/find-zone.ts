// Finds the machine-readable zone of an identity paper among what was read: two or three stacked rows of capitals, digits and fillers.

import type { TextPiece } from '../lines/join-lines.ts';
import type { Rectangle } from '../rectangle.ts';

export interface ZoneRow {
  readonly place: Rectangle;
  readonly pieces: readonly TextPiece[];
  /** Text read, without spaces. */
  readonly text: string;
}

interface Row {
  readonly pieces: TextPiece[];
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
  readonly angle: number;
  readonly text: string;
}

const minCharacters = 12;
const maxCharacters = 50;
/** In heights of a detected place. */
const maxDistance = 2.9;

/** The rows from top to bottom, each as wide as the widest; none when there is no zone. `skew` in radians. */
export function findZone(pieces: readonly TextPiece[], skew: number): ZoneRow[] {
  const rows = toRows(pieces, skew).filter(({ text }) => isZoneText(text));
  const anchor = rows
    .filter(({ text }) => fillersIn(text) >= 2)
    .sort((a, b) => fillersIn(b.text) - fillersIn(a.text))[0];
  if (!anchor) return [];
  const stack = [anchor];
  for (const step of [-1, 1]) {
    for (let at = rows.indexOf(anchor) + step; rows[at] && isNextRow(rows[at - step]!, rows[at]!); at += step)
      stack.push(rows[at]!);
  }
  const longest = Math.max(...stack.map(({ text }) => text.length));
  if (stack.length < 2 || stack.length > 3 || longest < (stack.length === 3 ? minCharacters : 20)) return [];
  const left = Math.min(...stack.map((row) => row.left));
  const right = Math.max(...stack.map((row) => row.right));
  return stack.sort((a, b) => a.middle - b.middle).map((row) => widen(row, left, right, skew));
}

function toRows(pieces: readonly TextPiece[], skew: number): Row[] {
  const rows: Row[] = [];
  const cos = Math.cos(skew);
  const sin = Math.sin(skew);
  for (const piece of pieces) {
    const { centre, width, height, angle } = piece.place;
    const along = centre.x * cos + centre.y * sin;
    const middle = centre.y * cos - centre.x * sin;
    const text = piece.words.map((word) => word.text).join('');
    const own: Row = {
      pieces: [piece],
      left: along - width / 2,
      right: along + width / 2,
      middle,
      height,
      angle,
      text,
    };
    const at = rows.findIndex((row) => Math.abs(row.middle - middle) < Math.min(row.height, height) * 0.4);
    if (at < 0) rows.push(own);
    else rows[at] = merge(rows[at]!, own);
  }
  return rows.sort((a, b) => a.middle - b.middle);
}

function merge(row: Row, other: Row): Row {
  const [first, second] = row.left <= other.left ? [row, other] : [other, row];
  const wider = row.right - row.left >= other.right - other.left ? row : other;
  return {
    ...wider,
    pieces: [...first.pieces, ...second.pieces],
    left: first.left,
    right: Math.max(row.right, other.right),
    text: first.text + second.text,
  };
}

function fillersIn(text: string): number {
  return text.match(/[<>«»]/g)?.length ?? 0;
}

function isZoneText(text: string): boolean {
  const fitting = text.match(/[A-Z0-9<>«»]/g)?.length ?? 0;
  const isLong = fitting >= minCharacters && text.length <= maxCharacters;
  return isLong && fitting >= text.length * 0.85 && /[\d<>«»]/.test(text);
}

function isNextRow(row: Row, next: Row): boolean {
  const height = Math.max(row.height, next.height);
  const shared = Math.min(row.right, next.right) - Math.max(row.left, next.left);
  const isAlike = Math.min(row.height, next.height) > height * 0.6;
  return (
    isAlike && Math.abs(next.middle - row.middle) < height * maxDistance && shared > (next.right - next.left) * 0.6
  );
}

function widen(row: Row, left: number, right: number, skew: number): ZoneRow {
  const margin = row.height * 0.3;
  const along = (left + right) / 2;
  // The row's own angle carries it past the ends of what was found.
  const middle = row.middle + (along - (row.left + row.right) / 2) * Math.tan(row.angle - skew);
  const place = {
    centre: {
      x: along * Math.cos(skew) - middle * Math.sin(skew),
      y: along * Math.sin(skew) + middle * Math.cos(skew),
    },
    width: right - left + 2 * margin,
    height: row.height,
    angle: row.angle,
  };
  return { place, pieces: row.pieces, text: row.text };
}
