// Replaces the first reading of a machine-readable zone by that of its rows, where the pieces hold one.

import type { TextPiece } from '../lines/join-lines.ts';
import type { Pyramid } from '../pyramid.ts';
import { fillRows } from './fill-rows.ts';
import { findZone } from './find-zone.ts';
import { readZone } from './read-zone.ts';

/** `skew` is the page's angle in radians. */
export async function rereadZone(
  pyramid: Pyramid,
  pieces: readonly TextPiece[],
  skew: number,
  threads: number,
): Promise<readonly TextPiece[]> {
  const rows = findZone(pieces, skew);
  if (rows.length === 0) return pieces;
  const replaced = new Set(rows.flatMap((row) => row.pieces));
  const read = (await readZone(pyramid, rows, threads)) ?? fillRows(rows);
  return [...pieces.filter((piece) => !replaced.has(piece)), ...read];
}
