// One row of a machine-readable zone, read cell by cell: the network swallows repeated fillers, but every cell is equally wide.

import type { Pyramid } from '../pyramid.ts';
import { requireAlphabet } from '../recognise/alphabet.ts';
import { cropLine, type LinePicture, lineHeight } from '../recognise/crop-line.ts';
import { decodeCtc } from '../recognise/decode-ctc.ts';
import { findStepProbabilities, type StepProbabilities } from '../recognise/step-probabilities.ts';
import type { Rectangle } from '../rectangle.ts';
import { cellAt, fitGrid, type Grid, positionOf } from './fit-grid.ts';

/** A character a cell may hold, with its probability there. */
export type CellOdds = ReadonlyMap<string, number>;

export interface GridRow {
  readonly picture: LinePicture;
  readonly grid: Grid;
  /** First and last cell in which a letter or digit was seen. */
  readonly first: number;
  readonly last: number;
  readonly probabilities: StepProbabilities;
  readonly pixelsPerStep: number;
}

/** Wide enough that neighbouring fillers do not run together, and no wider. */
const pixelsPerCell = 36;

/** Zones hold capitals only, so a letter whose small form looks the same is one. */
function zoneCharacter(text: string): string | undefined {
  if (/^[A-Z0-9<]$/.test(text)) return text;
  if (text === '×') return 'X';
  return /^[ckopsuvwxz]$/.test(text) ? text.toUpperCase() : undefined;
}

/** `cells`: about how many the place holds. */
export async function readGridRow(
  pyramid: Pyramid,
  place: Rectangle,
  cells: number,
  threads: number,
): Promise<GridRow | undefined> {
  const stretch = (cells * pixelsPerCell * place.height) / (place.width * lineHeight);
  const picture = cropLine(pyramid, place, Math.min(1.6, Math.max(0.4, stretch)));
  const probabilities = await findStepProbabilities('careful-recogniser', picture, threads);
  const alphabet = requireAlphabet();
  const { characters } = decodeCtc(probabilities.data, probabilities.steps, alphabet, zoneClasses());
  const pixelsPerStep = picture.width / probabilities.steps;
  const sure = characters.filter(({ confidence }) => confidence > 0.5);
  const at = (peak: number) => (peak + 0.5) * pixelsPerStep;
  const grid = fitGrid(
    sure.map(({ peak }) => at(peak)),
    picture.width,
  );
  if (!grid) return undefined;
  const seen = sure.map(({ peak }) => cellAt(grid, at(peak), picture.width));
  return { picture, grid, first: Math.min(...seen), last: Math.max(...seen), probabilities, pixelsPerStep };
}

let classes: Int32Array | undefined;

function zoneClasses(): Int32Array {
  const { characters, latin } = requireAlphabet();
  classes ??= latin.filter((index) => zoneCharacter(characters[index]!) !== undefined);
  return classes;
}

/** Characters that each of `count` cells from `start` on may hold. */
export function cellOdds(row: GridRow, start: number, count: number): CellOdds[] {
  const { grid, picture, pixelsPerStep, probabilities } = row;
  return Array.from({ length: count }, (_, index) => {
    const middle = positionOf(grid, start + index, picture.width) / pixelsPerStep;
    const reach = (grid.pitch / pixelsPerStep) * 0.5;
    const from = Math.max(0, Math.ceil(middle - reach - 0.5));
    const to = Math.min(probabilities.steps - 1, Math.floor(middle + reach - 0.5));
    return oddsBetween(probabilities, from, to);
  });
}

function oddsBetween({ data }: StepProbabilities, from: number, to: number): CellOdds {
  const { characters } = requireAlphabet();
  const odds = new Map<string, number>();
  for (let step = from; step <= to; step++) {
    for (const index of zoneClasses()) {
      const probability = data[step * characters.length + index]!;
      const text = zoneCharacter(characters[index]!)!;
      if (probability > (odds.get(text) ?? 0)) odds.set(text, probability);
    }
  }
  return odds;
}
