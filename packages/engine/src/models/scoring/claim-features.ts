// Named figures for and against a claim: its confidence rests on nothing else.
import { squash } from '../engine-port.ts';
import type { ComparedClaim, PaperOdds } from './paper-tally.ts';
import { type Features, oddsOf } from './weigh.ts';

export interface ClaimSurroundings {
  /** Over the other claims. */
  readonly paper: PaperOdds;
  /** Log odds of the model's standing over time. */
  readonly record: number;
  /** The other values the model claims for the same name. */
  readonly rivals: number;
  /** Of a name that no fact has: kept under its label. */
  readonly isUnnamed: boolean;
}

export function featuresOf({ read, rules }: ComparedClaim, around: ClaimSurroundings): Features {
  const { best, quoteQuality, quoteContext, places, fit, claim } = read;
  const { same, other, overlap, isAlternative, taken, isOfAnother } = rules;
  const isProved = other?.tier === 'proved';
  const against = other && !same ? 1 - overlap : 0;
  return {
    quoted: quoteQuality,
    quote_missing: flag(quoteQuality === 0),
    quote_context: best && best.inQuote > 0 ? Math.log1p(quoteContext) : 0,
    in_quote: best?.inQuote ?? 0,
    beside_quote: flag(best?.isBesideQuote),
    fidelity: best?.occurrence.fidelity ?? 0,
    parts: Math.log(best?.occurrence.runs.length ?? 1),
    // Short values and those that stand in many places are met by chance.
    length: Math.log1p(squash(claim.value).length),
    places: Math.log1p(places),
    picture: flag(read.isOfPicture),
    fit,
    own_caption: best?.captions.own ?? 0,
    other_caption: best?.captions.other ?? 0,
    named_nearby: flag(best?.captions.isNamedNearby),
    taken,
    of_another: flag(isOfAnother),
    other_order: flag(read.isInOtherOrder),
    rivals: Math.log1p(around.rivals),
    unnamed: flag(around.isUnnamed),
    rules_agree: same && same.tier !== 'proved' ? Math.max(0, oddsOf(same.confidence)) : 0,
    rules_agree_proved: flag(same?.tier === 'proved'),
    rules_agree_nearly: flag(isAlternative) || (other && !same ? overlap : 0),
    rules_contradict: other && !isProved ? against * Math.max(0, oddsOf(other.confidence)) : 0,
    rules_contradict_proved: isProved ? against : 0,
    paper_found: around.paper.found,
    paper_fits: around.paper.fits,
    paper_captions: around.paper.captions,
    paper_rules: around.paper.rules,
    paper_proved: around.paper.proved,
    record: around.record,
  };
}

const flag = (is: boolean | undefined): number => (is ? 1 : 0);
