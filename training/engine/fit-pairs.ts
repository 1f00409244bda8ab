// Fits the weights by which captions are paired with values (`packages/engine/src/extract/unnamed-fields/pair-weights.json`).
//   node training/engine/fit-pairs.ts --forms DIR [--readings DIR] [--press FILE.gz …] [--most N] [--measure]
// Papers as for `bench/pairs.ts`. --measure says how forms are read whose authority was kept out of fitting (and which the page model has never
// seen), and writes nothing.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  analysePage,
  answerOf,
  type BoostedTrees,
  categorise,
  choosePairs,
  labelOf,
  openPairs,
  pairFeatureNames,
  scoreRow,
  sigmoid,
  type WeighablePairs,
} from '@oneform/engine/fitting';
import { viewPage } from '@oneform/engine/page-model';
import { fillAndRead, type PairPaper, readPressed } from '../../bench/support/pair-papers.ts';
import { formatCounts, isNear, type PairCounts, type TruePairs } from '../../bench/support/score-pairs.ts';
import { fitCalibration } from '../matching/fit-calibration.ts';
import { type GrowOptions, growTrees, type LabelledRow } from '../matching/grow-trees.ts';

const { values } = parseArgs({
  options: {
    forms: { type: 'string' },
    readings: { type: 'string' },
    only: { type: 'string', default: '' },
    press: { type: 'string', multiple: true, default: [] },
    most: { type: 'string', default: '100' },
    folds: { type: 'string', default: '4' },
    trees: { type: 'string', default: '250' },
    learnt: { type: 'string', default: '0.3' },
    measure: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
  },
});
const target = new URL('../../packages/engine/src/extract/unnamed-fields/pair-weights.json', import.meta.url);
const options: GrowOptions = {
  trees: Number(values.trees),
  depth: 5,
  rate: 0.08,
  minWeight: 4,
  ridge: 3,
  featureShare: 0.4,
  rowShare: 0.65,
};
/** Of wrong pairs one in so many is fitted to and counts for all: they are many and alike. */
const keepOneIn = 6;
/** The page model is surer of what it has learnt from than it will be of other papers. */
const weightOf = ({ isLearnt }: PairPaper, hasView: boolean): number =>
  isLearnt && hasView ? Number(values.learnt) : 1;
const floors = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

interface FittingPage extends WeighablePairs {
  readonly paper: PairPaper;
  readonly hasView: boolean;
  /** Undefined: nobody knows. */
  readonly verdicts: readonly (boolean | undefined)[];
}

const pages: FittingPage[] = [];
for await (const paper of papers()) pages.push(...(await openPaper(paper)));
console.error(`${pages.length} pages, ${pages.reduce((sum, { pairs }) => sum + pairs.length, 0)} pairs`);

const families = [...new Set(pages.filter(({ paper }) => !paper.isLearnt).map(({ paper }) => paper.family))];
const size = Math.min(Number(values.folds), families.length);
const judged = Array.from({ length: size }, (_, fold) => {
  const isOut = ({ paper }: FittingPage): boolean => !paper.isLearnt && families.indexOf(paper.family) % size === fold;
  const trees = growTrees(pages.filter((page) => !isOut(page)).flatMap(toRows), options);
  return pages.filter(isOut).map((page) => ({ page, scores: scoreAll(page, trees) }));
}).flat();
const [constant, ofScore] = fitCalibration(
  judged.flatMap(({ page, scores }) =>
    scores.flatMap((score, at) => {
      const isRight = page.verdicts[at];
      return isRight === undefined ? [] : [{ score, illegible: 0, isRight, weight: 1 }];
    }),
  ),
);
const slope = [constant, ofScore] as const;
const figures = floors.map((floor) => ({ floor, counts: count(judged, floor) }));
for (const { floor, counts } of figures)
  for (const [group, sum] of counts) console.log(floor, group.padEnd(40), formatCounts(sum));
const f1Of = (floor: number): number => {
  const counts = [...figures.find((one) => one.floor === floor)!.counts].filter(([group]) => group.endsWith('seen'));
  return counts.reduce((sum, [, one]) => sum + (2 * one.right) / (one.told + one.wanted), 0) / counts.length;
};
const floor = floors.toSorted((a, b) => f1Of(b) - f1Of(a))[0]!;
console.log('slope', slope, 'floor', floor);
if (!values.measure) {
  const { base, trees } = growTrees(pages.flatMap(toRows), options);
  const file = { features: pairFeatureNames, base: round(base), trees: trees.map(pack), slope, floor };
  writeFileSync(target, `${JSON.stringify(file)}\n`);
}

async function* papers(): AsyncGenerator<PairPaper> {
  if (values.forms) yield* fillAndRead(values.forms, values.readings, new RegExp(values.only));
  for (const shard of values.press) yield* readPressed(shard, Number(values.most));
}

/** With what the page model sees and without: the engine works both ways. */
async function openPaper(paper: PairPaper): Promise<FittingPage[]> {
  const { type } = categorise(paper.read);
  const opened: FittingPage[] = [];
  for (const page of paper.read.pages) {
    const view = await viewPage(page);
    for (const seen of view ? [view, undefined] : [undefined]) {
      const weighable = openPairs(analysePage(page, { type: type === 'multiple' ? 'other' : type }), seen);
      const verdicts = weighable.pairs.map((pair) => judge(paper.truth, labelOf(pair), answerOf(pair)));
      opened.push({ ...weighable, rows: weighable.rows, paper, hasView: seen !== undefined, verdicts });
    }
  }
  return opened;
}

function judge({ pairs, uncertain }: TruePairs, caption: string, value: string): boolean | undefined {
  if (pairs.some((pair) => isNear(pair.value, value) && isNear(pair.caption, caption))) return true;
  return uncertain.some((one) => isNear(one, value)) ? undefined : false;
}

function toRows({ paper, hasView, rows, verdicts }: FittingPage): LabelledRow[] {
  const weight = weightOf(paper, hasView);
  return rows.flatMap((row, at): LabelledRow[] => {
    const isRight = verdicts[at];
    if (isRight === undefined) return [];
    if (isRight) return [{ row: mask(row), isRight, weight }];
    return at % keepOneIn === 0 ? [{ row: mask(row), isRight, weight: weight * keepOneIn }] : [];
  });
}

/** Features left out by --without, to see what they are worth. */
function mask(row: Float64Array): Float64Array {
  return values.without.length === 0
    ? row
    : row.map((value, at) => (values.without.some((start) => pairFeatureNames[at]!.startsWith(start)) ? 0 : value));
}

function scoreAll({ rows }: FittingPage, trees: BoostedTrees): number[] {
  return rows.map((row) => scoreRow(trees, mask(row)));
}

function count(of: typeof judged, min: number): Map<string, PairCounts> {
  const sums = new Map<string, PairCounts>();
  const wantedIn = new Set<string>();
  for (const { page, scores } of of) {
    const group = `${page.paper.source}, ${page.hasView ? 'seen' : 'without the page model'}`;
    const sum = sums.get(group) ?? { wanted: 0, found: 0, told: 0, right: 0 };
    sums.set(group, sum);
    const key = `${group} ${page.paper.name}`;
    if (!wantedIn.has(key)) sum.wanted += page.paper.truth.pairs.length;
    wantedIn.add(key);
    const likely = scores.map((score) => sigmoid(slope[0] + slope[1] * score));
    for (const pair of choosePairs(page.pairs, likely).filter(({ confidence }) => confidence >= min)) {
      const isRight = judge(page.paper.truth, labelOf(pair), answerOf(pair));
      if (isRight === undefined) continue;
      sum.told++;
      sum.right += Number(isRight);
      sum.found += Number(isRight);
    }
  }
  return sums;
}

/** Three numbers a node, one list a tree. */
function pack(nodes: BoostedTrees['trees'][number]): number[] {
  return nodes.flatMap(({ feature, threshold, left, value }) =>
    feature < 0 ? [-1, value, 0] : [feature, round(threshold), left],
  );
}

function round(number: number): number {
  return Number(number.toPrecision(6));
}
