// Counts the captions with values on a paper that are reported, as facts or as additional fields: precision, recall,
// F1.
//   node bench/pairs.ts [--forms DIR [--readings DIR] [--only REGEXP]] [--press FILE.gz …] [--most N] [--show]
// DIR of --forms holds fillable PDFs; each is filled with invented people and read as a file and as a scan, which --readings keeps for the next
// time. --press takes shards that `training/press/print.ts` has printed.
import { parseArgs } from 'node:util';
import { understandRead } from '@oneform/engine/reading';
import { fillAndRead, type PairPaper, readPressed } from './support/pair-papers.ts';
import { formatCounts, type PairCounts, scorePairs } from './support/score-pairs.ts';

const { values } = parseArgs({
  options: {
    forms: { type: 'string' },
    press: { type: 'string', multiple: true, default: [] },
    readings: { type: 'string' },
    only: { type: 'string', default: '' },
    most: { type: 'string', default: '100' },
    show: { type: 'boolean' },
  },
});

const sums = new Map<string, PairCounts>();
for await (const paper of papers()) {
  const { understood } = await understandRead(paper.read);
  const counts = scorePairs(paper.truth, understood);
  add(`${paper.source}${paper.source !== 'press' && !paper.isLearnt ? ', never learnt from' : ''}`, counts);
  if (!values.show) continue;
  console.log(paper.name, paper.source, formatCounts(counts));
  for (const { label, value, confidence } of understood.additionalFields)
    console.log('  told', confidence, label, '→', value);
  for (const { caption, value } of paper.truth.pairs) console.log('  true', caption, '→', value);
}
for (const [group, counts] of sums) console.log(group.padEnd(34), formatCounts(counts));

async function* papers(): AsyncGenerator<PairPaper> {
  if (values.forms) yield* fillAndRead(values.forms, values.readings, new RegExp(values.only));
  for (const shard of values.press) yield* readPressed(shard, Number(values.most));
}

function add(group: string, counts: PairCounts): void {
  const sum = sums.get(group) ?? { wanted: 0, found: 0, told: 0, right: 0 };
  sums.set(group, sum);
  for (const key of Object.keys(sum) as (keyof PairCounts)[]) sum[key] += counts[key];
}
