// A fact on its way: what was read, where, and how sure; of one name the best draft stays.

import { evidenceOf } from '#document/evidence-of.ts';
import type { Fact } from '#document/facts.ts';
import type { Page } from '#document/read-document.ts';
import { areApart, isAgreed, type PlacedReading, saySame } from '../../settle/prove/agreement.ts';

export interface Draft extends PlacedReading {
  readonly name: string;
  readonly raw: string;
  readonly alternatives?: readonly string[];
  /** A check digit of its own holds. */
  readonly isProved?: boolean;
  readonly isInferred?: boolean;
}

/** A value that several places give gains by it. */
const gain = 0.04;
const maxGains = 2;
/** Minimum confidence of a proved value, and maximum of any other. */
const proved = 0.97;

/** Of each name the surest draft, with all places that say the same. */
export function settleDrafts(drafts: readonly Draft[], pages: readonly Page[]): Fact[] {
  return [...Map.groupBy(drafts, ({ name }) => name).values()].map((those) => settle(those, pages));
}

function settle(candidates: readonly Draft[], pages: readonly Page[]): Fact {
  const support = new Map(
    candidates.map((draft) => {
      const others = candidates.filter((other) => other !== draft && saySame(draft, other) && areApart(draft, other));
      return [draft, draft.confidence + gain * Math.min(maxGains, others.length)] as const;
    }),
  );
  const best = [...candidates].sort((a, b) => support.get(b)! - support.get(a)!)[0]!;
  const same = [best, ...candidates.filter((draft) => draft !== best && saySame(best, draft))];
  const places = same
    .filter((draft, at) => same.slice(0, at).every((earlier) => areApart(earlier, draft)))
    .flatMap((draft) => draft.places);
  const isProved = best.isProved || (!best.isInferred && isAgreed(best, same));
  const confidence = isProved ? Math.max(proved, best.confidence) : Math.min(proved, support.get(best)!);
  return {
    name: best.name,
    value: best.value,
    raw: best.raw,
    type: best.type,
    tier: isProved ? 'proved' : best.isInferred ? 'inferred' : 'read',
    confidence: Math.round(confidence * 1000) / 1000,
    ...(best.alternatives && { alternatives: best.alternatives }),
    evidence: places.flatMap((place) => {
      const page = pages.find(({ number }) => number === place.page);
      return page ? [evidenceOf(page, place.box, place.quote)] : [];
    }),
  };
}
