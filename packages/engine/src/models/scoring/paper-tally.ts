// What all the claims of a model about one paper say of it together: are they printed, do they fit, do those that can be checked hold?
import type { ReadClaim } from './read-claim.ts';
import type { RuleAgreement } from './rule-agreement.ts';

export interface ComparedClaim {
  readonly read: ReadClaim;
  readonly rules: RuleAgreement;
}

/** For each question how much speaks for the model, and how much against. */
type Ballot = Readonly<Record<Question, readonly [yes: number, no: number]>>;
const questions = ['found', 'fits', 'captions', 'rules', 'proved'] as const;
export type Question = (typeof questions)[number];

function vote({ read, rules }: ComparedClaim): Ballot {
  const { best } = read;
  const { same, other, overlap } = rules;
  const isProved = (fact: typeof same) => fact?.tier === 'proved';
  const against = same ? 0 : (other?.confidence ?? 0) * (1 - overlap);
  return {
    // A value that a machine misread is printed all the same.
    found: best ? [1, 0] : [0, read.isOfPicture ? 0 : 1],
    fits: read.isImpossible ? [0, 1] : [1, 0],
    captions: [best?.captions.own ?? 0, best?.captions.other ?? 0],
    rules: [same && !isProved(same) ? same.confidence : 0, isProved(other) ? 0 : against],
    proved: [isProved(same) ? 1 : 0, isProved(other) ? against : 0],
  };
}

export type PaperOdds = Readonly<Record<Question, number>>;

export interface Tally {
  /** Log odds of each question over all claims. */
  readonly all: PaperOdds;
  /** For each claim, over the others. */
  readonly others: readonly PaperOdds[];
}

export function tally(claims: readonly ComparedClaim[]): Tally {
  const ballots = claims.map(vote);
  const total = (question: Question, side: 0 | 1) => ballots.reduce((sum, ballot) => sum + ballot[question][side], 0);
  const totals = questions.map((question) => [question, total(question, 0), total(question, 1)] as const);
  const oddsWithout = (own?: Ballot): PaperOdds => {
    const odds = totals.map(([question, yes, no]) => {
      const [ownYes, ownNo] = own?.[question] ?? [0, 0];
      // As if one more had gone either way by halves. What is left of fractions may be a hair below nothing.
      const [inFavour, against] = [Math.max(0, yes - ownYes), Math.max(0, no - ownNo)];
      return [question, Math.log((inFavour + 0.5) / (against + 0.5))] as const;
    });
    return Object.fromEntries(odds) as Record<Question, number>;
  };
  return { all: oddsWithout(), others: ballots.map(oddsWithout) };
}
