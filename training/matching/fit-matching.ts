// Fits the weights by which claims are judged (`packages/engine/src/extract/weigh/weights.json`) to papers with truth.
//   npm run fit:matching -- --readings DIR… [--forms DIR] [--press DIR --pages N] [--measure] [--kept-out DIR]
// --go-on takes a file with its priors and adds --stages to its trees, when the papers of the tests have changed or the network sees them
// otherwise: claims are weighed as they will be, so that a few real papers beside those of the tests do.
// --keep-calibration fits at once, calibrated as the file is; --out writes to another file.
// --networks names a JSON file `[{ folder, sources }]`: page models, and the sources of which they learnt no paper.
// DIR of --readings holds a JSON file `{ truth, read }` for each document, DIR of --forms the pages of each form that nobody filled in, DIR of --press shards of pressed papers. --measure says how papers
// are read whose whole source was kept out of fitting, and writes nothing. --kept-out keeps the weights of each fold and the sources they do not
// know, for who fits to what the engine reads (`training/engine/fit-models.ts`).
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  assignClaims,
  type BoostedTrees,
  type Calibration,
  type Claim,
  confidenceOf,
  createValueModel,
  featureNames,
  legibilityOf,
  type MatchFile,
  scoreRow,
  type TraitCounts,
  unpackTree,
} from '@oneform/engine/fitting';
import type { ForeignNetwork } from '@oneform/engine/page-model';
import { countPriors, type PriorFor } from './count-priors.ts';
import { countTraits, type LikenessTo } from './count-traits.ts';
import { type CalibrationRow, fitCalibration } from './fit-calibration.ts';
import { type ClaimRow, findMissed, growInStages } from './grow-in-stages.ts';
import type { GrowOptions } from './grow-trees.ts';
import {
  type FittingPaper,
  readBlank,
  readInvented,
  readOffice,
  readPressed,
  readReal,
  readSamples,
  type Verdict,
} from './papers.ts';
import { isNamed } from './same-fact.ts';

const { values } = parseArgs({
  options: {
    readings: { type: 'string', multiple: true, default: [] },
    networks: { type: 'string' },
    forms: { type: 'string' },
    press: { type: 'string' },
    pages: { type: 'string', default: '600' },
    folds: { type: 'string', default: '6' },
    trees: { type: 'string', default: '460' },
    depth: { type: 'string', default: '4' },
    rate: { type: 'string', default: '0.05' },
    ridge: { type: 'string', default: '3' },
    features: { type: 'string', default: '0.35' },
    rows: { type: 'string', default: '0.65' },
    pressed: { type: 'string', default: '0.2' },
    invented: { type: 'string', default: '0.3' },
    blank: { type: 'string', default: '0.15' },
    office: { type: 'string', default: '0.3' },
    out: { type: 'string' },
    'go-on': { type: 'string' },
    stages: { type: 'string', default: '8' },
    'kept-out': { type: 'string' },
    measure: { type: 'boolean', default: false },
    'keep-calibration': { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
});
/** Of the wrong claims of pressed papers one in so many is fitted to, and counts for all: they are many and alike. */
const keepOneIn = 4;
/** A field that a real paper's truth does not list is not quite sure to be missing. */
const absentWeight = 0.15;
/** A fact that papers of a kind never state is nearly as surely wrong as one that contradicts the truth. */
const foreignWeight = 0.8;
/** The invented papers say little of what is not on them, and what they say has a reason. */
const wrongWeight = 15;
const weightOf: Readonly<Record<FittingPaper['origin'], number>> = {
  real: 1,
  blank: Number(values.blank),
  office: Number(values.office),
  invented: Number(values.invented),
  pressed: Number(values.pressed),
};
const wrongWeights: Readonly<Record<FittingPaper['origin'], number>> = {
  real: 1,
  blank: 1,
  office: 1,
  invented: wrongWeight,
  pressed: keepOneIn,
};
/** Two fields are taken for different things when so many papers state both. */
const minTogether = 12;
const target = new URL('../../packages/engine/src/extract/weigh/weights.json', import.meta.url);
const options: GrowOptions = {
  trees: Number(values.trees),
  depth: Number(values.depth),
  rate: Number(values.rate),
  minWeight: 4,
  ridge: Number(values.ridge),
  featureShare: Number(values.features),
  rowShare: Number(values.rows),
};

const start = values['go-on'] ? (JSON.parse(readFileSync(values['go-on'], 'utf8')) as MatchFile) : undefined;
const networks = values.networks ? (JSON.parse(readFileSync(values.networks, 'utf8')) as ForeignNetwork[]) : [];
const filled: FittingPaper[] = [];
for (const directory of values.readings) filled.push(...(await readReal(directory, networks)));
const real = [...filled, ...(values.forms ? await readBlank(values.forms) : [])];
const shards = values.press
  ? readdirSync(values.press)
      .filter((name) => name.endsWith('.gz'))
      .map((name) => join(values.press!, name))
  : [];
const pressed = shards.length > 0 ? await readPressed(shards, Number(values.pages)) : [];
const others = [...(await readInvented()), ...(await readOffice()), ...(await readSamples()), ...pressed];
console.error(`${real.length} real papers, ${others.length} invented or pressed`);

const exclusive = start ? new Set(start.exclusive) : findExclusive([...real, ...others].map(({ truth }) => truth));

const families = [...new Set(real.map(({ family }) => family))];
const size = values['keep-calibration'] ? 0 : Math.min(Number(values.folds), families.length);
const foldOf = new Map(families.map((family, at) => [family, at % size]));
const folds = Array.from({ length: size }, (_, fold) =>
  fit([...real.filter(({ family }) => foldOf.get(family) !== fold), ...others]),
);
const judged = folds.flatMap((trees, fold) =>
  real.filter(({ family }) => foldOf.get(family) === fold).map((paper) => ({ paper, scores: score(paper, trees) })),
);
const before = JSON.parse(readFileSync(target, 'utf8')) as { readonly calibration: Calibration };
const calibration = values['keep-calibration'] ? before.calibration : fitCalibration(judged.flatMap(toCalibrationRows));
report();
if (values.show)
  for (const { paper, scores } of judged) if (paper.trial === 'as it is' && paper.hasViews) show(paper, scores);
if (values['kept-out']) {
  mkdirSync(values['kept-out'], { recursive: true });
  for (const [fold, fitted] of folds.entries()) {
    const unknown = families.filter((family) => foldOf.get(family) === fold);
    writeFileSync(
      join(values['kept-out'], `matching-${fold}.json`),
      JSON.stringify({ unknown, weights: toFile(fitted) }),
    );
  }
}
if (!values.measure) {
  const all = fit([...real, ...others]);
  writeFileSync(values.out ?? target, `${JSON.stringify(toFile(all))}\n`);
  console.log(
    'in sample',
    measure(
      real.map((paper) => ({ paper, scores: score(paper, all) })),
      0.5,
    ),
  );
}

function treesOf({ base, trees }: MatchFile): BoostedTrees {
  return { base, trees: (trees as number[][]).map(unpackTree) };
}

function toCalibrationRows({ paper, scores }: { paper: FittingPaper; scores: readonly number[] }): CalibrationRow[] {
  return choose(paper, scores).flatMap(({ claim, score: at }) => {
    const verdict = judge(paper, claim);
    return verdict === undefined
      ? []
      : [
          {
            score: at,
            illegible: 1 - legibilityOf(claim),
            isRight: verdict === true,
            weight: weightOfVerdict(verdict) * (paper.origin === 'blank' ? weightOf.blank : 1),
          },
        ];
  });
}

function weightOfVerdict(verdict: Verdict): number {
  return verdict === 'absent' ? absentWeight : verdict === 'foreign' ? foreignWeight : 1;
}

function toFile({ trees, table, traits }: Fitted) {
  return {
    features: featureNames,
    calibration,
    priors: table,
    traits,
    exclusive: [...exclusive].sort(),
    base: trees.base,
    trees: trees.trees.map(pack),
  };
}

interface Fitted {
  readonly trees: BoostedTrees;
  readonly priorFor: PriorFor;
  readonly table: Record<string, Record<string, number>>;
  readonly traits: TraitCounts;
  readonly likenessTo: LikenessTo;
}

/** Pairs of names that stand together on many papers, never say the same and are no names for the same, `a b` in alphabetical order. */
function findExclusive(truths: Iterable<ReadonlyMap<string, readonly string[]>>): Set<string> {
  const together = new Map<string, number>();
  for (const truth of truths)
    for (const [name, says] of truth)
      for (const [other, others] of truth) {
        if (name >= other || isNamed(name, other) || isNamed(other, name)) continue;
        const pair = `${name} ${other}`;
        const isShared = says.some((value) => others.includes(value));
        together.set(pair, isShared ? Number.NEGATIVE_INFINITY : (together.get(pair) ?? 0) + 1);
      }
  return new Set([...together].filter(([, count]) => count >= minTogether).map(([pair]) => pair));
}

/** Priors as they were counted for `file`. */
function usualIn({ priors, traits: counted }: MatchFile): Omit<Fitted, 'trees'> {
  const table = priors as Fitted['table'];
  const traits = counted as unknown as TraitCounts;
  const likeness = createValueModel(traits);
  return {
    table,
    traits,
    priorFor:
      ({ kind }) =>
      (name) =>
        table[kind]?.[name] ?? 0,
    likenessTo: () => likeness,
  };
}

function fit(papers: readonly FittingPaper[]): Fitted {
  const { priorFor, table, traits, likenessTo } = start
    ? usualIn(start)
    : { ...countPriors(papers), ...countTraits(papers) };
  const described = new Map(
    papers.map((paper) => [paper, paper.rows(priorFor(paper), likenessTo(paper)).map(mask)] as const),
  );
  const rows = [...described].flatMap(([paper, of]) => labelRows(paper, of));
  const trees = growInStages(rows, described, {
    ...options,
    stages: Number(values.stages),
    start: start && treesOf(start),
    choose,
    judge,
  });
  const missed = [...findMissed(trees, described, { choose, judge })];
  console.error(`${missed.length} invented papers miss a name or tell one too many`);
  if (values.show)
    for (const [{ name, hasViews }, names] of missed)
      console.log(`missed: ${name}${hasViews ? '' : ' without the page model'}: ${[...names].join(' ')}`);
  return { trees, priorFor, table, traits, likenessTo };
}

function labelRows(paper: FittingPaper, described: readonly Float64Array[]): ClaimRow[] {
  const full = weightOf[paper.origin] * (paper.hasViews ? 1 : 0.5) * (paper.trial === 'as it is' ? 1 : 0.5);
  return paper.claims.flatMap((claim, at): ClaimRow[] => {
    const verdict = judge(paper, claim);
    if (verdict === undefined) return [];
    const isRight = verdict === true;
    if (paper.origin === 'pressed' && !isRight && at % keepOneIn > 0) return [];
    const weight = isRight ? full : full * wrongWeights[paper.origin] * weightOfVerdict(verdict);
    return [{ paper, name: claim.name, row: described[at]!, isRight, weight }];
  });
}

/** Features left out by --without, to see what they are worth. */
function mask(row: Float64Array): Float64Array {
  return values.without.length === 0
    ? row
    : row.map((value, at) => (values.without.some((prefix) => featureNames[at]!.startsWith(prefix)) ? 0 : value));
}

function judge(paper: FittingPaper, { name, value, candidates }: Claim): Verdict {
  return paper.judge(name, value, candidates[0]!.type);
}

function score(paper: FittingPaper, { trees, priorFor, likenessTo }: Fitted): number[] {
  return paper.rows(priorFor(paper), likenessTo(paper)).map((row) => scoreRow(trees, mask(row)));
}

/** The best claim of each name, no value under two names that never say the same. */
function choose(paper: FittingPaper, scores: readonly number[]): { claim: Claim; score: number }[] {
  return assignClaims(
    paper.claims.map((claim, at) => ({ ...claim, claim, score: scores[at]! })),
    exclusive,
  );
}

function measure(
  of: readonly { paper: FittingPaper; scores: readonly number[] }[],
  min: number,
): Record<string, number> {
  let [right, wrong, wanted, sure, sureRight, foreign] = [0, 0, 0, 0, 0, 0];
  for (const { paper, scores } of of) {
    wanted += paper.wanted.length;
    const told = choose(paper, scores).filter(({ claim, score: at }) => confidenceOf(calibration, claim, at) >= min);
    const known = told.flatMap(({ claim, score: at }) => {
      const isRight = judge(paper, claim);
      return typeof isRight === 'boolean' ? [{ isRight, likely: confidenceOf(calibration, claim, at) }] : [];
    });
    foreign += told.filter(({ claim }) => judge(paper, claim) === 'foreign').length;
    right += known.filter(({ isRight }) => isRight).length;
    wrong += known.filter(({ isRight }) => !isRight).length;
    sure += known.filter(({ likely }) => likely >= 0.9).length;
    sureRight += known.filter(({ likely, isRight }) => likely >= 0.9 && isRight).length;
  }
  const [precision, recall] = [right / (right + wrong), right / wanted];
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  return {
    precision: round(precision),
    recall: round(recall),
    f1: round((2 * precision * recall) / (precision + recall)),
    sure,
    sureRight,
    wrong,
    foreign,
  };
}

function report(): void {
  const corpusOf = ({ name, hasViews, trial }: FittingPaper): string =>
    `${name.split('/')[0]}${trial === 'as it is' ? '' : ` ${trial}`}${hasViews ? '' : ' without the page model'}`;
  for (const [corpus, of] of Map.groupBy(judged, ({ paper }) => corpusOf(paper)))
    for (const min of [0.3, 0.4, 0.5, 0.6, 0.7]) console.log(corpus, min, JSON.stringify(measure(of, min)));
  console.log('calibration', calibration);
}

/** Four numbers a node, one list a tree. */
function pack(nodes: BoostedTrees['trees'][number]): number[] {
  return nodes.flatMap(({ feature, threshold, left, value }) =>
    feature < 0 ? [-1, value, 0] : [feature, threshold, left],
  );
}

/** Shows right claims that were not reported, with the reported ones in their place. */
function show(paper: FittingPaper, scores: readonly number[]): void {
  const likely = paper.claims.map((claim, at) => ({
    claim,
    is: judge(paper, claim),
    at: confidenceOf(calibration, claim, scores[at]!),
  }));
  for (const name of paper.wanted) {
    const of = likely.filter(({ claim }) => claim.name === name).sort((a, b) => b.at - a.at);
    const right = of.find(({ is }) => is === true);
    const best = of[0];
    if (best?.is === true && best.at >= 0.5) continue;
    const say = (one: typeof best): string =>
      one
        ? `${one.at.toFixed(2)} ${one.claim.value.slice(0, 40)} (${one.claim.candidates.map(({ source }) => source).join()})`
        : '–';
    console.log(`${paper.name} ${name}: right ${say(right)}; told ${say(best)}`);
  }
}
