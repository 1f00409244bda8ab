// Measures how often the kind is right on papers that were kept out of fitting, and how well its confidence is
// calibrated.
import {
  categoriseBy,
  type KindWeights,
  type Scores,
  scorePage,
  seenAs,
  toProbabilities,
  type Vocabulary,
} from '@oneform/engine/fitting';
import { fitBoundaries, gatherTurns } from './fit-boundaries.ts';
import { encodePages, fitKinds } from './fit-kinds.ts';
import type { Example } from './fit-weights.ts';
import { createRandom } from './random.ts';
import { knownTypes, labelPages, type Reading } from './readings.ts';

export interface Verdict {
  readonly name: string;
  readonly wanted: string;
  readonly predicted: string;
  readonly confidence: number;
  readonly isRight: boolean;
}

export interface LeftOut {
  readonly verdicts: readonly Verdict[];
  /** Settings fitted on these papers: trust in probabilities, and the boundaries of documents. */
  readonly sharpness: number;
  readonly network: number;
  readonly boundaries: Readonly<Record<string, number>>;
  /** The weights of each fold, with the names or families they do not know. */
  readonly folds: readonly { readonly unknown: readonly string[]; readonly weights: KindWeights }[];
}

/** Fits as often as there are folds, each time without the papers of one, and says what those are taken for. */
export function leaveOut(
  readings: readonly Reading[],
  base: readonly Example[],
  vocabulary: Vocabulary,
  by: 'name' | 'family',
  folds: number,
): LeftOut {
  const keys = createRandom(11).shuffle([...new Set(readings.map((reading) => reading[by]))]);
  const fits = Array.from({ length: folds }, (_, fold) => {
    const isOut = (reading: Reading): boolean => keys.indexOf(reading[by]) % folds === fold;
    const kept = labelPages(readings.filter((reading) => !isOut(reading)));
    const weights = fitKinds([...base, ...encodePages(kept, vocabulary)], vocabulary);
    return { weights, readings: readings.filter(isOut) };
  });
  const scored = fits.flatMap((fit) => fit.readings.flatMap((reading) => scoreFirst(reading, fit.weights)));
  const { sharpness, network } = fitFactors(scored);
  const random = createRandom(5);
  const turns = fits.map((fit) => gatherTurns(fit.readings, { ...fit.weights, sharpness, network }, random));
  const verdicts = fits.flatMap((fit, fold) => {
    const boundaries = fitBoundaries(turns.filter((_, other) => other !== fold).flat());
    return fit.readings.map((reading) => judge(reading, { ...fit.weights, sharpness, network, boundaries }));
  });
  const boundaries = fitBoundaries(turns.flat());
  return {
    verdicts,
    sharpness,
    network,
    boundaries,
    folds: fits.map((fit) => ({
      unknown: [...new Set(fit.readings.map((reading) => reading[by]))],
      weights: { ...fit.weights, sharpness, network, boundaries },
    })),
  };
}

function judge({ name, read, views, types, pageTypes }: Reading, weights: KindWeights): Verdict {
  const { type, confidence, parts } = categoriseBy(weights, read, views);
  const predicted = pageTypes
    ? read.pages.map((page) => parts.find((part) => part.pages.includes(page.number))?.type).join(' ')
    : type;
  const wanted = pageTypes ? [pageTypes.join(' ')] : types;
  return { name, wanted: wanted[0]!, predicted, confidence, isRight: wanted.includes(predicted) };
}

/** Right of all by how sure the verdicts are. */
export function countBins(verdicts: readonly Verdict[]): Record<string, string> {
  const edges = [0, 0.5, 0.7, 0.9, 0.97, 1.01];
  return Object.fromEntries(
    edges.slice(1).map((to, index) => {
      const within = verdicts.filter(({ confidence }) => confidence >= edges[index]! && confidence < to);
      return [
        `${edges[index]}–${Math.min(1, to)}`,
        `${within.filter(({ isRight }) => isRight).length} of ${within.length}`,
      ];
    }),
  );
}

interface Scored {
  readonly family: string;
  readonly scores: Scores;
  /** The page model's scores. */
  readonly seen: Scores;
  readonly right: readonly number[];
}

function scoreFirst({ read, views, types, pageTypes, family }: Reading, weights: KindWeights): Scored[] {
  return read.pages.slice(0, pageTypes ? undefined : 1).map((page, index) => {
    const view = views.get(page.number);
    return {
      family,
      scores: scorePage(page, weights).all,
      seen: view ? seenAs(weights.types, view) : new Float64Array(weights.types.length),
      right: knownTypes(pageTypes ? [pageTypes[index] ?? ''] : types).map((type) => weights.types.indexOf(type)),
    };
  });
}

/** Of the papers, how many could as well be called something else: no probability may come closer to one than they allow. */
const MISLABELLED = 0.01;

/** The factors under which the papers left out were likeliest to be what they are: of the scores, and of what the page model says within them. */
function fitFactors(papers: readonly Scored[]): Pick<KindWeights, 'sharpness' | 'network'> {
  const steps = (count: number, from: number): number[] => Array.from({ length: count }, (_, at) => from + at * 0.05);
  const families = Map.groupBy(papers, ({ family }) => family);
  const surpriseOf = ({ sharpness, network }: Pick<KindWeights, 'sharpness' | 'network'>): number =>
    papers.reduce((sum, { scores, seen, right, family }) => {
      const probabilities = toProbabilities(
        scores.map((score, type) => score + network * seen[type]!),
        sharpness,
      );
      const hit = right.reduce((total, type) => total + probabilities[type]!, 0);
      const surprise =
        (1 - MISLABELLED) * Math.log(Math.max(1e-9, hit)) + MISLABELLED * Math.log(Math.max(1e-9, 1 - hit));
      // Papers of one source of which there are many do not decide alone.
      return sum - surprise / Math.sqrt(families.get(family)!.length);
    }, 0);
  const factors = steps(30, 0.15).flatMap((sharpness) =>
    steps(21, 0).map((share) => ({ sharpness, network: share / sharpness })),
  );
  const [best] = factors.map((one) => ({ ...one, surprise: surpriseOf(one) })).sort((a, b) => a.surprise - b.surprise);
  const round = (value: number): number => Math.round(value * 100) / 100;
  return { sharpness: round(best!.sharpness), network: round(best!.network) };
}
