// Of each field the claim that is likeliest right.

import type { PageSource } from '#document/read-document.ts';
import type { Claim } from '../claims/gather-claims.ts';
import type { MatchContext } from '../claims/match-context.ts';
import { subjectFacts } from '../settle/people/roles.ts';
import { assignClaims } from './assign-claims.ts';
import { scoreRow } from './boosted-trees.ts';
import { confidenceOf } from './calibration.ts';
import { describeClaims } from './describe-claims.ts';
import { countBalances } from './find-balances.ts';
import { getMatchWeights } from './weights.ts';

export interface ChosenClaim extends Claim {
  /** 0–1: of claims told with 0.9 nine in ten are right. */
  readonly confidence: number;
}

/** Log odds of what is proved: by check digits, by sums, or by a code on the same paper. */
const sure = 12;

const isCode = ({ candidates }: Claim): boolean => candidates[0]!.type === 'code';

/** `isBorneOut`: a code of the paper says the same, so that nothing else comes into question. */
export function chooseClaims(
  claims: readonly Claim[],
  context: MatchContext & { readonly source: PageSource; readonly hasPageModel: boolean },
  isBorneOut: (claim: Claim) => boolean,
): ChosenClaim[] {
  const { trees, calibration, exclusive, priorOf, likenessOf } = getMatchWeights();
  const rows = describeClaims(claims, { ...context, prior: priorOf(context.type), likeness: likenessOf });
  const balances = countBalances(claims);
  const maxOf = new Map<string, number>();
  for (const [{ name }, count] of balances) maxOf.set(name, Math.max(count, maxOf.get(name) ?? 0));
  /** Of two totals that sums bear out the one counts that more of them do: what is paid is rounded after tax. */
  const isOutdone = (claim: Claim): boolean =>
    balances.has(claim) && balances.get(claim)! < (maxOf.get(claim.name) ?? 0) && !isBorneOut(claim);
  const isProved = (claim: Claim): boolean => claim.rules?.tier === 'proved' || isBorneOut(claim);
  const proved = new Set(claims.filter((claim) => isCode(claim) && isProved(claim)).map(({ key }) => key));
  const weighed = claims
    .flatMap((claim, at) =>
      isOutdone(claim) ? [] : [{ ...claim, score: isProved(claim) ? sure : scoreRow(trees, rows[at]!) }],
    )
    // A number that is proved to be the passport's is no other number, unless a caption calls it so.
    .filter((claim) => !proved.has(claim.key) || !isCode(claim) || isProved(claim) || claim.captions.length > 0);
  return assignClaims(weighed, exclusive).map((claim) => {
    const confidence = confidenceOf(calibration, claim, claim.score);
    return { ...claim, confidence: isStray(claim, context) ? Math.min(confidence, guessed) : confidence };
  });
}

/** Never filled without a question. */
const guessed = 3 / 5;

/** On a paper of no known kind nothing but a caption of its own says that something is about the person. */
const isStray = ({ name, captions, rules }: Claim, { type }: MatchContext): boolean =>
  type === 'other' && captions.length === 0 && rules?.tier !== 'proved' && subjectFacts.has(name);
