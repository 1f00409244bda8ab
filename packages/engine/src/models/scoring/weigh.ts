// Confidence from features: logistic regression with the weights that `npm run fit:models` has fitted.
import fitted from './weights.json' with { type: 'json' };

export type Features = Readonly<Record<string, number>>;

export interface Weights {
  readonly intercept: number;
  readonly features: Readonly<Record<string, number>>;
}

export interface ModelWeights {
  /** Prior counts of right and wrong answers for an unknown model: as measured on the simulated ones. */
  readonly record: { readonly right: number; readonly wrong: number };
  /** Of a claim's being right that the page bears out. */
  readonly claim: Weights;
  /** Of one whose value stands nowhere: only a picture may show it. */
  readonly unseen: Weights;
  /** Of what a model says a paper is, where the classifier says otherwise. */
  readonly kind: Weights;
}

export const fittedWeights: ModelWeights = fitted;

/** Nothing is so sure that nothing could speak against it. */
const NEARLY = 0.001;
export function oddsOf(probability: number): number {
  const within = Math.min(1 - NEARLY, Math.max(NEARLY, probability));
  return Math.log(within / (1 - within));
}

/** As it is told: a thousandth is more than anybody knows. */
export const round = (probability: number): number => Math.round(1000 * probability) / 1000;

/** 0–1. A feature that no weight was fitted for says nothing. */
export function weigh({ intercept, features }: Weights, given: Features): number {
  const odds = Object.entries(given).reduce((sum, [name, value]) => sum + (features[name] ?? 0) * value, intercept);
  return 1 / (1 + Math.exp(-odds));
}
