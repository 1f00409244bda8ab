// All that a model claims about one paper, each held against the page, the rules and the rest of what it claims.
import type { Fact } from '#document/facts.ts';
import type { Paper } from '../engine-port.ts';
import type { Claim } from '../ground/place-claim.ts';
import type { Print } from '../ground/print.ts';
import { hasInstructions, isInInstructions } from '../ground/prompt-injection.ts';
import { featuresOf } from './claim-features.ts';
import { type ComparedClaim, type PaperOdds, tally } from './paper-tally.ts';
import { type ReadClaim, readClaim } from './read-claim.ts';
import { compareWithRules } from './rule-agreement.ts';
import { createSayingIndex, type SayingIndex } from './saying-index.ts';
import type { Features } from './weigh.ts';

export interface JudgedClaim extends ComparedClaim {
  readonly features: Features;
  /**
   * The print at its place, or that it quotes, gives orders to its reader: whoever obeys them is not believed. Nor is what stands nowhere
   * on a paper that gives any.
   */
  readonly isOrdered: boolean;
  /** The paper gives no orders anywhere: no word of the model's is one that it may have been told to say. */
  readonly isFree: boolean;
}

export interface Evidences {
  readonly prints: readonly Print[];
  readonly paper: Paper;
  /** Facts that the rules have read. */
  readonly facts: readonly Fact[];
  /** Log odds of the model's standing over time. */
  readonly record: number;
}

export interface JudgedPaper {
  readonly claims: readonly JudgedClaim[];
  /** Odds of the paper from all of them together. */
  readonly odds: PaperOdds;
}

/** A repeated claim counts once, where its support is best. */
export function judgeClaims(claims: readonly Claim[], evidences: Evidences): JudgedPaper {
  const { prints, paper, facts, record } = evidences;
  const read = dropRepeated(claims.map((claim) => readClaim(claim, prints, paper)));
  const weighed = read.map(
    (one): ComparedClaim => ({ read: one, rules: compareWithRules(one, one.claim.label ? [] : facts) }),
  );
  const { all, others } = tally(weighed);
  const isFree = !prints.some(hasInstructions);
  const byName = Map.groupBy(read, ({ claim }) => claim.name);
  const judged = weighed.map((one, index) => {
    const { claim, best, quoted } = one.read;
    const rivals = byName.get(claim.name)!.length - 1;
    const features = featuresOf(one, { paper: others[index]!, record, rivals, isUnnamed: claim.label !== undefined });
    const isOrdered =
      (best === undefined && !isFree) ||
      best?.occurrence.runs.some((run) => isInInstructions(best.print, run)) ||
      quoted?.region.runs.some((run) => isInInstructions(quoted.print, run)) ||
      false;
    return { ...one, features, isOrdered, isFree };
  });
  return { claims: judged, odds: all };
}

function dropRepeated(read: readonly ReadClaim[]): ReadClaim[] {
  const kept: ReadClaim[] = [];
  const places = new Map<string, SayingIndex>();
  for (const one of read) {
    const known = places.get(one.claim.name) ?? createSayingIndex();
    places.set(one.claim.name, known);
    const at = known.find(one.type, one.value);
    if (at === undefined) known.add(one.value, kept.push(one) - 1);
    else if (isBetter(one, kept[at]!)) {
      kept[at] = one;
      known.add(one.value, at);
    }
  }
  return kept;
}

const isBetter = (a: ReadClaim, b: ReadClaim) =>
  ((a.best?.inQuote ?? -1) - (b.best?.inQuote ?? -1) || (a.best?.captions.own ?? 0) - (b.best?.captions.own ?? 0)) > 0;
