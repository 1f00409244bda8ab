// A fact on its way: what was read, where, and how sure; of one name the best draft stays.

import { evidenceOf } from '#document/evidence-of.ts';
import type { Fact, FactType } from '#document/facts.ts';
import type { Box, Page } from '#document/read-document.ts';
import { squash } from '#normalise/fold-text.ts';

export interface Place {
  readonly page: number;
  readonly box: Box;
  readonly quote: string;
}

export interface Draft {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
  readonly type: FactType;
  readonly confidence: number;
  readonly places: readonly Place[];
  readonly alternatives?: readonly string[];
  /** A check digit of its own holds. */
  readonly isProved?: boolean;
  readonly isInferred?: boolean;
}

/** Of each name the surest draft; places that say the same join it, and two of them prove what is longer than a code letter. */
export function settleDrafts(drafts: readonly Draft[], pages: readonly Page[]): Fact[] {
  const names = [...new Set(drafts.map((draft) => draft.name))];
  return names.map((name) =>
    settle(
      drafts.filter((draft) => draft.name === name),
      pages,
    ),
  );
}

function settle(candidates: readonly Draft[], pages: readonly Page[]): Fact {
  const agreeing = Map.groupBy(candidates, ({ value }) => squash(value));
  const support = new Map(
    [...agreeing.values()].flatMap((those) =>
      those.map((draft) => [draft, draft.confidence + 0.05 * Math.min(2, those.length - 1)] as const),
    ),
  );
  const best = [...candidates].sort((a, b) => support.get(b)! - support.get(a)!)[0]!;
  const same = [best, ...agreeing.get(squash(best.value))!.filter((draft) => draft !== best)];
  const places = same
    .flatMap((draft) => draft.places)
    .filter((place, i, all) => all.findIndex((other) => isSamePlace(place, other)) === i);
  const isAgreed =
    places.length > 1 &&
    same.some((draft) => draft !== best && draft.confidence > 0.5) &&
    best.confidence > 0.6 &&
    squash(best.value).length >= 4;
  const tier = best.isProved || isAgreed ? 'proved' : best.isInferred ? 'inferred' : 'read';
  const confidence = tier === 'proved' ? Math.max(0.97, best.confidence) : Math.min(0.96, support.get(best)!);
  return {
    name: best.name,
    value: best.value,
    raw: best.raw,
    type: best.type,
    tier,
    confidence: Math.round(confidence * 1000) / 1000,
    ...(best.alternatives && { alternatives: best.alternatives }),
    evidence: places.flatMap((place) => {
      const page = pages.find(({ number }) => number === place.page);
      return page ? [evidenceOf(page, place.box, place.quote)] : [];
    }),
  };
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.page === b.page && a.box.every((edge, i) => Math.abs(edge - b.box[i]!) < 0.004);
}
