// Pieces of text that stand on one base line become one line, until a gap as wide as between columns.

import type { Rectangle } from '../rectangle.ts';
import type { PlacedWord } from './place-words.ts';

/** Text of one detected region. */
export interface TextPiece {
  readonly place: Rectangle;
  readonly words: readonly PlacedWord[];
  /** 0–1, mean over its letters and digits. */
  readonly confidence: number;
  /** 0–1 between paper and ink; absent in the rows of a machine-readable zone, whose check digits say more. */
  readonly contrast?: number;
}

/** Position with the skew of the page taken out. */
interface Level {
  readonly piece: TextPiece;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** In units of the line's height. */
const columnGap = 1.1;

/** Lines from top to bottom, those of one row from left to right. `skew` is the page's angle in radians. */
export function joinLines(pieces: readonly TextPiece[], skew: number): PlacedWord[][] {
  const rows = toRows(pieces.map((piece) => toLevel(piece, skew)));
  return rows.flatMap((row) => splitAtColumns(row)).map((line) => line.flatMap(({ piece }) => piece.words));
}

function toLevel(piece: TextPiece, skew: number): Level {
  const cos = Math.cos(skew);
  const sin = Math.sin(skew);
  const places = piece.words.map((word) => word.place);
  const spans = places.map(({ centre, width, height }) => {
    const x = centre.x * cos + centre.y * sin;
    const y = centre.y * cos - centre.x * sin;
    return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
  });
  return {
    piece,
    left: Math.min(...spans.map((span) => span.left)),
    right: Math.max(...spans.map((span) => span.right)),
    top: Math.min(...spans.map((span) => span.top)),
    bottom: Math.max(...spans.map((span) => span.bottom)),
  };
}

function toRows(levels: readonly Level[]): Level[][] {
  const rows: { members: Level[]; top: number; bottom: number }[] = [];
  for (const level of [...levels].sort((a, b) => a.top + a.bottom - b.top - b.bottom)) {
    const row = rows.findLast(({ top, bottom, members }) => {
      const shared = Math.min(bottom, level.bottom) - Math.max(top, level.top);
      const smaller = Math.min(bottom - top, level.bottom - level.top);
      return shared > smaller * 0.55 && members.every((member) => overlapAcross(member, level) < smaller * 0.5);
    });
    if (!row) {
      rows.push({ members: [level], top: level.top, bottom: level.bottom });
      continue;
    }
    row.members.push(level);
    row.top = mean(row.members.map((member) => member.top));
    row.bottom = mean(row.members.map((member) => member.bottom));
  }
  return rows.map(({ members }) => members.sort((a, b) => a.left - b.left));
}

function splitAtColumns(row: readonly Level[]): Level[][] {
  const lines: Level[][] = [];
  for (const level of row) {
    const previous = lines.at(-1)?.at(-1);
    const height = previous ? Math.max(previous.bottom - previous.top, level.bottom - level.top) : 0;
    if (previous && level.left - previous.right < height * columnGap) lines.at(-1)!.push(level);
    else lines.push([level]);
  }
  return lines;
}

function overlapAcross(a: Level, b: Level): number {
  return Math.min(a.right, b.right) - Math.max(a.left, b.left);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
