// Fits what tells a page that begins another document from one that goes on with the last: logistic regression over a few features.
import { boundaryOf, describeBoundary, type KindWeights, type ScoredPage, scorePage } from '@oneform/engine/fitting';
import type { Random } from './random.ts';
import type { Reading } from './readings.ts';

export interface Turn {
  readonly features: Readonly<Record<string, number>>;
  readonly begins: boolean;
  readonly weight: number;
}

/** Pages of documents one behind the other: those of one document go on, those of another begin. The weights must not know the papers. */
export function gatherTurns(readings: readonly Reading[], weights: KindWeights, random: Random): Turn[] {
  const documents = readings.flatMap((reading) => toDocuments(reading, weights));
  const turns = documents.flatMap((pages) =>
    pages
      .slice(1)
      .map((page, index) => turn(pages.slice(0, index + 1), page, false, 1 / Math.sqrt(pages.length), weights)),
  );
  for (const before of documents) {
    for (const after of random.shuffle(documents).slice(0, PAIRS)) {
      if (before === after) continue;
      const last = before.at(-1)!.page;
      // Papers are often scanned in one go: then their sheets tell nothing.
      const sheet = random.chance(0.5) ? {} : { width: last.width, height: last.height };
      turns.push(turn(before, { ...after[0]!, page: { ...after[0]!.page, ...sheet } }, true, 1, weights));
    }
  }
  return turns;
}

/** Other documents that each one is followed by. */
const PAIRS = 3;

function toDocuments({ read, views, pageTypes }: Reading, weights: KindWeights): ScoredPage[][] {
  const scored = read.pages
    .filter((page) => page.lines.length > 0)
    .map((page) => ({ page, scores: scorePage(page, weights, views.get(page.number)) }));
  if (pageTypes) return scored.map((page) => [page]);
  return scored.length > 0 ? [scored] : [];
}

function turn(
  before: readonly ScoredPage[],
  page: ScoredPage,
  begins: boolean,
  weight: number,
  weights: KindWeights,
): Turn {
  return { features: describeBoundary(boundaryOf(before, page, weights)), begins, weight };
}

/** Files of several documents are rarer than documents of several pages. */
const PRIOR = 0.15;
const ROUNDS = 800;
const STEP = 0.3;
const DECAY = 0.0003;

/** All turns at once, with AdaGrad's steps. */
export function fitBoundaries(turns: readonly Turn[]): Record<string, number> {
  const names = Object.keys(turns[0]?.features ?? {});
  const sum = (begins: boolean) => turns.reduce((total, one) => total + (one.begins === begins ? one.weight : 0), 0);
  const shares = { begins: PRIOR / Math.max(1e-9, sum(true)), goesOn: (1 - PRIOR) / Math.max(1e-9, sum(false)) };
  const rows = turns.map(({ features, begins, weight }) => ({
    values: names.map((name) => features[name]!),
    begins,
    weight: weight * (begins ? shares.begins : shares.goesOn),
  }));
  const fitted = names.map(() => 0);
  const squares = names.map(() => 1e-8);
  for (let round = 0; round < ROUNDS; round++) {
    const slopes = fitted.map((weight) => DECAY * weight);
    for (const { values, begins, weight } of rows) {
      const score = values.reduce((total, value, at) => total + value * fitted[at]!, 0);
      const error = weight * (1 / (1 + Math.exp(-score)) - (begins ? 1 : 0));
      values.forEach((value, at) => {
        slopes[at]! += error * value;
      });
    }
    slopes.forEach((slope, at) => {
      squares[at]! += slope * slope;
      fitted[at]! -= (STEP * slope) / Math.sqrt(squares[at]!);
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(fitted[at]! * 1000) / 1000]));
}
