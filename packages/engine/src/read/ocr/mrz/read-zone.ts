// Reads the rows of a machine-readable zone anew, each to its full 44, 36 or 30 characters.

import type { TextPiece } from '../lines/join-lines.ts';
import type { Pyramid } from '../pyramid.ts';
import { partOf, type Rectangle } from '../rectangle.ts';
import { measureInk } from '../spacing/ink-profile.ts';
import type { ZoneRow } from './find-zone.ts';
import { cellAt, positionOf } from './fit-grid.ts';
import { type CellOdds, cellOdds, type GridRow, readGridRow } from './read-row.ts';
import { isAllowed, lookAlike, patternsFor, rowLengths } from './row-patterns.ts';

const minConfidence = 0.6;
const minAgreement = 0.74;
/** Of the first look, which may see half a row. */
const minFirstAgreement = 0.6;
/** The network takes a printed filler for a K far more often than the other way round. */
const fillerOverK = 5;
/** A cell in which nothing is seen holds a filler that the network took for paper. */
const unseen = 0.08;

/** One piece of one word for each row, or undefined where the rows do not stand on a grid after all. */
export async function readZone(
  pyramid: Pyramid,
  rows: readonly ZoneRow[],
  threads: number,
): Promise<TextPiece[] | undefined> {
  const longest = Math.max(...rows.map((row) => row.text.length));
  const seen = await readRows(
    pyramid,
    rows.map((row) => row.place),
    longest,
    threads,
  );
  const span = Math.max(...seen.map(({ first, last }) => last - first + 1));
  const length = rowLengths(rows.length).findLast((candidate) => span <= candidate + 1);
  if (seen.length < rows.length || !length) return undefined;
  const places = seen.map((row) => reachingTo(row, length));
  const isWhole = places.every((place, index) => place === seen[index]!.picture.place);
  const grids = isWhole ? seen : await readRows(pyramid, places, length, threads);
  if (grids.length < rows.length || grids.some(({ grid }) => grid.agreement < minAgreement)) return undefined;
  const windows = openWindows(grids, length);
  const kind = likeliest(windows[0]!.cells[0]!, 'a').text;
  const patterns = patternsFor(grids.length, length, kind);
  const pieces = grids.map((row, index) => toPiece(row, windows[index]!, patterns[index]!));
  return pieces.every(({ words }) => words[0]!.confidence >= minConfidence) ? pieces : undefined;
}

/** Only the rows that stand on a grid. */
async function readRows(
  pyramid: Pyramid,
  places: readonly Rectangle[],
  cells: number,
  threads: number,
): Promise<GridRow[]> {
  const read: GridRow[] = [];
  for (const place of places) {
    const row = await readGridRow(pyramid, place, cells, threads);
    if (row && row.grid.agreement >= minFirstAgreement) read.push(row);
  }
  return read;
}

/** Fillers at the end are easily missed: the place of the row as far as its last cell must reach. */
function reachingTo({ picture, grid, first }: GridRow, length: number): Rectangle {
  const { place } = picture;
  const end = (positionOf(grid, first + length, picture.width) / picture.width) * place.width;
  return end <= place.width ? place : partOf(place, 0, 0, end, place.height);
}

interface Window {
  readonly start: number;
  readonly cells: readonly CellOdds[];
}

/** All rows begin at the same place: of the places where one was seen to begin, the one from which most of what was seen fits in. */
function openWindows(rows: readonly GridRow[], length: number): Window[] {
  let best: { windows: Window[]; total: number } = { windows: [], total: -1 };
  for (const leader of rows) {
    const left = positionOf(leader.grid, leader.first, leader.picture.width) / leader.picture.width;
    const windows = rows.map((row) => {
      const start = cellAt(row.grid, left * row.picture.width, row.picture.width);
      return { start, cells: cellOdds(row, start, length) };
    });
    const total = windows.flatMap(({ cells }) => cells).reduce((sum, cell) => sum + Math.max(0, ...cell.values()), 0);
    if (total > best.total) best = { windows, total };
  }
  return best.windows;
}

interface Cell {
  readonly text: string;
  readonly confidence: number;
}

function likeliest(cell: CellOdds, kind: string): Cell {
  let best: Cell = { text: '<', confidence: 0 };
  for (const [seen, confidence] of cell) {
    const text = isAllowed(kind, seen) ? seen : lookAlike(kind, seen);
    if (text && confidence > best.confidence) best = { text, confidence };
  }
  const filler = (cell.get('<') ?? 0) * fillerOverK;
  if (best.text === 'K' && filler > best.confidence) best = { text: '<', confidence: Math.min(0.9, filler) };
  return best.confidence < unseen ? { text: '<', confidence: 0.7 } : best;
}

function toPiece({ picture, grid }: GridRow, { start, cells }: Window, pattern: string): TextPiece {
  const read = endFillers(
    cells.map((cell, index) => likeliest(cell, pattern[index]!)),
    pattern,
  );
  const scale = picture.place.width / picture.width;
  const edge = (cell: number) => Math.min(picture.width, Math.max(0, positionOf(grid, cell, picture.width))) * scale;
  const { rows } = measureInk(picture);
  const tall = picture.place.height / picture.height;
  const place = partOf(
    picture.place,
    edge(start - 0.5),
    rows[0] * tall,
    edge(start + cells.length - 0.5),
    rows[1] * tall,
  );
  const confidence = read.reduce((sum, cell) => sum + cell.confidence, 0) / read.length;
  return { place, words: [{ text: read.map((cell) => cell.text).join(''), place, confidence }], confidence };
}

/** Names are parted by one or two fillers: after three, nothing but fillers comes. */
function endFillers(read: readonly Cell[], pattern: string): readonly Cell[] {
  if (!pattern.endsWith('aaa')) return read;
  const text = read.map((cell) => cell.text).join('');
  const end = text.indexOf('<<<');
  return end < 0 ? read : read.map((cell, index) => (index > end ? { text: '<', confidence: 0.9 } : cell));
}
