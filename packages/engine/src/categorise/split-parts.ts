// Tells the documents of one file apart: where a page begins something else, and which pages go on with what was begun.
import type { CategorisedPart } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import type { PageViews } from '#page-model/page-view.ts';
import { decideType, type TypeDecision } from './decide-type.ts';
import { type Boundary, describeBoundary } from './describe-boundary.ts';
import type { KindWeights } from './kind-weights.ts';
import { type PageScores, type Scores, scorePage, toProbabilities } from './score-page.ts';

export interface ScoredPage {
  readonly page: Page;
  readonly scores: PageScores;
}

export interface Split {
  readonly parts: readonly CategorisedPart[];
  /** 0–1, of the doubtful-most page beginning or going on with a document as told. */
  readonly certainty: number;
}

export function splitParts(pages: readonly Page[], weights: KindWeights, views: PageViews): Split {
  const drafts: ScoredPage[][] = [];
  let certainty = 1;
  for (const page of pages) {
    const scored = { page, scores: scorePage(page, weights, views.get(page.number)) };
    const last = drafts.at(-1);
    const begins = last ? howLikelyToBegin(boundaryOf(last, scored, weights), weights) : 1;
    certainty = Math.min(certainty, Math.max(begins, 1 - begins));
    if (last && begins < 0.5) last.push(scored);
    else drafts.push([scored]);
  }
  const parts = drafts.map((draft) => ({
    ...decideDraft(draft, weights),
    pages: draft.map(({ page }) => page.number),
  }));
  return { parts, certainty };
}

export function boundaryOf(draft: readonly ScoredPage[], { page, scores }: ScoredPage, weights: KindWeights): Boundary {
  const { types, sharpness } = weights;
  const judge = (all: Scores) => {
    const probabilities = toProbabilities(all, sharpness);
    return { type: decideType(probabilities, types).type, probabilities };
  };
  return {
    before: draft.map((one) => one.page),
    page,
    so: judge(joinScores(draft)),
    own: judge(scores.all),
    titled: toProbabilities(scores.titles, sharpness),
    types,
  };
}

function howLikelyToBegin(boundary: Boundary, { boundaries }: KindWeights): number {
  const sum = Object.entries(describeBoundary(boundary)).reduce(
    (total, [name, value]) => total + value * (boundaries[name] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

function decideDraft(draft: readonly ScoredPage[], { types, sharpness }: KindWeights): TypeDecision {
  return decideType(toProbabilities(joinScores(draft), sharpness), types);
}

/** Weight of the pages after the first: titles are on the first. */
const LATER_PAGES = 0.4;

function joinScores([first, ...rest]: readonly ScoredPage[]): Scores {
  return first!.scores.all.map((score, type) => {
    const later = rest.reduce((sum, { scores }) => sum + scores.all[type]!, 0);
    return score + (LATER_PAGES * later) / Math.max(1, rest.length);
  });
}
