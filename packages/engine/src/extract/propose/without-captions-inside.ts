// Drops addresses that were read across a caption: `784 Quarry Road`, `Mailing address, if not the same`, `P.O. Box 91`.
import { findLabels } from '#catalogue/lexicon/find-captions.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import type { Candidate } from '../claims/candidate.ts';
import type { MatchContext } from '../claims/match-context.ts';

export function withoutCaptionsInside(candidates: readonly Candidate[], { type }: MatchContext): readonly Candidate[] {
  return candidates.filter(
    (one) =>
      one.type !== 'address' ||
      !one.raw
        .split('\n')
        .slice(1)
        .some((line) => {
          const label = line.split(/[,(:]/)[0]!.trim();
          return (
            minWords <= label.split(/\s+/).length && findLabels(squashLabel(label), type, false).entries.length > 0
          );
        }),
  );
}

/** One word may be the name of a house or a town. */
const minWords = 2;
