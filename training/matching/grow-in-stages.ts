// The papers of the tests have to come out as they say: the last trees are grown in stages, each after a look at which of them do not.
import { type BoostedTrees, type Claim, scoreRow } from '@oneform/engine/fitting';
import { type GrowOptions, growTrees, type LabelledRow } from './grow-trees.ts';
import type { FittingPaper, Verdict } from './papers.ts';

const treesAStage = 25;
/** So many times more the claims to a name count where it was missed, stage by stage. */
const missedWeight = 3;
/**
 * Log odds before calibration: above the floor of what is told, sure, below what is filled without asking, and the floor. The tests weigh the same
 * claims by what is usual on other papers: a little apart from what is weighed here.
 */
const minTold = -0.9;
const sure = 1;
const maxUntold = 0;
const floor = -1.9;
/** So far what is right has to lie above what else is claimed under its name. */
const clearly = 0.25;

export interface ClaimRow extends LabelledRow {
  readonly paper: FittingPaper;
  readonly name: string;
}

/** The claims of each paper in numbers, in the order of its claims. */
type Described = ReadonlyMap<FittingPaper, readonly Float64Array[]>;

interface Judging {
  readonly choose: (
    paper: FittingPaper,
    scores: readonly number[],
  ) => { readonly claim: Claim; readonly score: number }[];
  readonly judge: (paper: FittingPaper, claim: Claim) => Verdict;
}

/** Goes on from `start` with the stages alone, where there is one. */
export function growInStages(
  rows: readonly ClaimRow[],
  described: Described,
  {
    stages,
    start,
    choose,
    judge,
    ...options
  }: GrowOptions & Judging & { readonly stages: number; readonly start?: BoostedTrees | undefined },
): BoostedTrees {
  const grown = start ?? growTrees(rows, { ...options, trees: options.trees - stages * treesAStage });
  const look = (trees: BoostedTrees) => ({ trees, missed: findMissed(trees, described, { choose, judge }) });
  let weighed = rows;
  let [last, best] = [look(grown), look(grown)];
  for (let stage = 0; stage < stages; stage++) {
    const { missed } = last;
    weighed = weighed.map((row) =>
      missed.get(row.paper)?.has(row.name) ? { ...row, weight: row.weight * missedWeight } : row,
    );
    last = look(growTrees(weighed, { ...options, trees: treesAStage }, last.trees));
    if (last.missed.size <= best.missed.size) best = last;
  }
  return best.trees;
}

const ofTests: ReadonlySet<FittingPaper['origin']> = new Set(['invented', 'office']);

/** Names that the invented papers state or lack and that come out otherwise, with a little room to the floor of what is told. */
export function findMissed(
  trees: BoostedTrees,
  described: Described,
  { choose, judge }: Judging,
): Map<FittingPaper, Set<string>> {
  const missed = new Map<FittingPaper, Set<string>>();
  for (const [paper, rows] of described) {
    if (!ofTests.has(paper.origin) || paper.trial !== 'as it is') continue;
    const scores = rows.map((row) => scoreRow(trees, row));
    const chosen = choose(paper, scores);
    const rival = (name: string): number =>
      Math.max(
        ...paper.claims.map((claim, at) =>
          claim.name === name && judge(paper, claim) !== true ? scores[at]! : Number.NEGATIVE_INFINITY,
        ),
      );
    const findable = new Set(paper.claims.filter((claim) => judge(paper, claim) === true).map(({ name }) => name));
    const wrong = chosen.filter(({ claim, score }) => {
      const is = judge(paper, claim);
      if (findable.has(claim.name))
        return is !== true || score < (paper.isPlain ? sure : minTold) || score < rival(claim.name) + clearly;
      return (is === false && score > maxUntold) || (is === 'absent' && score > floor);
    });
    const told = new Set(chosen.map(({ claim }) => claim.name));
    const names = [...wrong.map(({ claim }) => claim.name), ...[...findable].filter((name) => !told.has(name))];
    if (names.length > 0) missed.set(paper, new Set(names));
  }
  return missed;
}
