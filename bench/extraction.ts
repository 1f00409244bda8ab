// Facts on documents with truth files beside them: what is found, what is right, and whether confidence means what it says. One JSON line.
//   npm run bench:extraction -- --corpus DIR [--json]
// DIR/docs holds documents, DIR/truth what stands on them. A name of the truth is right when a fact of that name says the same, wrong when
// facts of that name exist and none does, missing otherwise; names the truth does not list are not judged, but for `absent`. `unlisted` counts
// facts that the truth neither names nor says, a document: many of them are on no paper, so that they should be few. `lists` of the truth (jobs,
// schools, accounts, …) are scored by themselves, cell by cell.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Fact } from '@oneform/engine';
import { understandFile } from '@oneform/engine/reading';
import { isNamed, saysSame } from './support/same-fact.ts';
import { type ListScore, scoreLists } from './support/score-lists.ts';
import { describeMachine, round } from './support/statistics.ts';
import { readTruths, type Truth } from './support/truth.ts';

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } });
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const { corpus } = values;

/** From this confidence on the server fills a field without asking. */
const filledUnasked = 0.75;

interface Judgement {
  readonly fact: Fact;
  readonly isRight: boolean;
}

interface Row {
  readonly truth: Truth;
  readonly isCategorised: boolean;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
  readonly judged: readonly Judgement[];
  readonly unlisted: readonly Fact[];
  readonly lists: readonly ListScore[];
  readonly facts: number;
  readonly placed: number;
  readonly ms: number;
}

const rows: Row[] = [];
for (const truth of readTruths(corpus)) {
  const row = await judge(truth);
  rows.push(row);
  if (!values.json)
    console.log(
      `${row.right} right  ${row.wrong} wrong  ${row.missing} missing  ${Math.round(row.ms)} ms  ${truth.file}`,
    );
}
if (rows.length === 0) throw new Error(`There is no document with a truth file in ${corpus}.`);
const media = Object.groupBy(rows, ({ truth }) => truth.medium ?? 'unknown');
const judged = rows.flatMap((row) => row.judged);
if (!values.json) console.table(makeReliabilityTable(judged));
console.log(
  JSON.stringify({
    bench: 'extraction',
    all: summarise(rows),
    lists: summariseLists(rows.flatMap(({ lists }) => lists)),
    ...Object.fromEntries(Object.entries(media).map(([medium, of]) => [medium, summarise(of!)])),
    reliability: makeReliabilityTable(judged),
    target: { digital_f1: 0.85, image_f1: 0.7, category: 0.95, proved: 0.99, placed: 1 },
    ...describeMachine(),
  }),
);

async function judge(truth: Truth): Promise<Row> {
  const bytes = readFileSync(join(corpus, truth.file));
  const start = performance.now();
  const { understood } = await understandFile(bytes);
  const ms = performance.now() - start;
  const { facts } = understood;
  const invented = facts.filter(({ name }) => truth.absent?.includes(name));
  const judgements = new Map<Fact, boolean>(invented.map((fact) => [fact, false]));
  let [right, wrong, missing] = [0, invented.length, 0];
  for (const [name, value] of Object.entries(truth.fields)) {
    if (value === null || value === '') continue;
    const named = facts.filter((fact) => isNamed(name, fact.name));
    const fitting = named.filter((fact) => saysSame(fact, String(value)));
    if (fitting.length > 0) right++;
    else if (named.length > 0) wrong++;
    else missing++;
    // A synonym may be another thing of its own (home and mailing address): it is judged by its own name when the truth has it.
    for (const fact of named)
      if (fact.name === name || !(fact.name in truth.fields))
        judgements.set(fact, (judgements.get(fact) ?? false) || fitting.includes(fact));
  }
  return {
    truth,
    isCategorised: understood.type === truth.document_type || (truth.also?.includes(understood.type) ?? false),
    ...{ right, wrong, missing, ms },
    unlisted: facts.filter((fact) => fact.tier !== 'inferred' && !isListed(truth, fact)),
    judged: [...judgements].map(([fact, isRight]) => ({ fact, isRight })),
    lists: scoreLists(truth, facts),
    facts: facts.length,
    placed: facts.filter(({ evidence }) => evidence.some(({ box, range, quote }) => quote && (box || range))).length,
  };
}

/** Under any name: a supplier may be told as a company as well. */
function isListed({ fields, lists = {} }: Truth, fact: Fact): boolean {
  if (fact.name in lists) return true;
  return Object.entries(fields).some(([name, value]) => isNamed(name, fact.name) || saysSame(fact, String(value)));
}

function summariseLists(scores: readonly ListScore[]) {
  return Object.fromEntries(
    Object.entries(Object.groupBy(scores, ({ list }) => list)).map(([list, of]) => {
      const sum = (pick: (score: ListScore) => number) => of!.reduce((total, score) => total + pick(score), 0);
      const [right, wrong, missing] = [sum((one) => one.right), sum((one) => one.wrong), sum((one) => one.missing)];
      return [
        list,
        {
          ...{ papers: of!.length, right, wrong, missing },
          f1: share(2 * right, 2 * right + 2 * wrong + missing),
        },
      ];
    }),
  );
}

function summarise(of: readonly Row[]) {
  const sum = (pick: (row: Row) => number) => of.reduce((total, row) => total + pick(row), 0);
  const [right, wrong, missing] = [sum((row) => row.right), sum((row) => row.wrong), sum((row) => row.missing)];
  const proved = of.flatMap((row) => row.judged).filter(({ fact }) => fact.tier === 'proved');
  return {
    documents: of.length,
    f1: share(2 * right, 2 * right + 2 * wrong + missing),
    precision: share(right, right + wrong),
    recall: share(right, right + wrong + missing),
    category: share(of.filter(({ isCategorised }) => isCategorised).length, of.length),
    proved: share(proved.filter(({ isRight }) => isRight).length, proved.length),
    proved_judged: proved.length,
    unlisted: round(sum(({ unlisted }) => unlisted.length) / of.length, 2),
    unlisted_filled: round(
      sum(({ unlisted }) => unlisted.filter(({ confidence }) => confidence >= filledUnasked).length) / of.length,
      2,
    ),
    placed: share(
      sum((row) => row.placed),
      sum((row) => row.facts),
    ),
    ms_a_document: Math.round(sum((row) => row.ms) / of.length),
  };
}

/** Facts by tenths of confidence: the share that is right should be what the confidence says. */
function makeReliabilityTable(of: readonly Judgement[]) {
  const tenths = Object.groupBy(of, ({ fact }) => Math.min(9, Math.floor(fact.confidence * 10)));
  return Object.entries(tenths).map(([tenth, within]) => ({
    confidence: `${Number(tenth) / 10}–${(Number(tenth) + 1) / 10}`,
    facts: within!.length,
    said: share(
      within!.reduce((sum, { fact }) => sum + fact.confidence, 0),
      within!.length,
    ),
    right: share(within!.filter(({ isRight }) => isRight).length, within!.length),
  }));
}

function share(part: number, whole: number): number | null {
  return whole > 0 ? round(part / whole, 3) : null;
}
