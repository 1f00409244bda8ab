// What a model adds, and what a lying one spoils: facts without a model, with one that is always right, and with ones that lie. One JSON line.
//   npm run bench:models -- --corpus DIR [--json]
// DIR as for bench:extraction. The models are made of the truth files and speak a provider's protocol over loopback. `facts` are those that
// the engine stands by, `filled` those a form would be filled with, `all` with what is only suggested because a model says so.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fact, isSuggestion, type UnderstoodDocument } from '@oneform/engine';
import { createModel } from '@oneform/engine/models';
import { understandFile } from '@oneform/engine/reading';
import { type Answerer, startFakeProvider } from '@oneform/engine/testing';
import { isNamed, saysSame } from './support/same-fact.ts';
import { describeMachine, round } from './support/statistics.ts';
import { readTruths, type Truth } from './support/truth.ts';
import { answerFalsely, answerTruly, lies } from './support/truth-models.ts';

const { values } = parseArgs({ options: { corpus: { type: 'string' }, json: { type: 'boolean' } } });
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');
const { corpus } = values;

/** From here on a value is filled in, not suggested. */
const FILLED = 0.75;

interface Tally {
  right: number;
  wrong: number;
  missing: number;
}

const selections = {
  facts: (fact: Fact) => !isSuggestion(fact),
  filled: (fact: Fact) => fact.confidence >= FILLED,
  all: () => true,
} satisfies Record<string, (fact: Fact) => boolean>;

const modes: Readonly<Record<string, (truth: Truth) => Answerer>> = {
  perfect: answerTruly,
  ...Object.fromEntries(lies.map((lie) => [`lying_${lie}`, (truth: Truth) => answerFalsely(truth, lie)])),
};

let answerer: Answerer = () => ({});
const provider = await startFakeProvider((question) => answerer(question));
const model = createModel({ provider: 'openai', model: 'truth', baseUrl: provider.baseUrl('openai'), apiKey: 'none' });

const tallies = new Map<string, Tally>();
const documents = readTruths(corpus);
if (documents.length === 0) throw new Error(`There is no document with a truth file in ${corpus}.`);
for (const truth of documents) {
  const { read, understood } = await understandFile(new Uint8Array(readFileSync(join(corpus, truth.file))));
  count('none', truth, understood);
  for (const [mode, make] of Object.entries(modes)) {
    answerer = make(truth);
    const { value, calls } = await model.understand(read, understood);
    if (read.pages.length > 0 && calls.some(({ failure }) => failure !== null))
      throw new Error(`The model of ${truth.file} failed: ${calls.map(({ failure }) => failure)}`);
    count(mode, truth, value);
  }
}
await provider.close();

const result = Object.fromEntries(
  ['none', ...Object.keys(modes)].map((mode) => [
    mode,
    Object.fromEntries(
      Object.keys(selections).map((selection) => [selection, figures(tallies.get(`${mode} ${selection}`)!)]),
    ),
  ]),
);
if (!values.json)
  for (const selection of Object.keys(selections)) {
    console.log(selection);
    console.table(Object.fromEntries(Object.entries(result).map(([mode, of]) => [mode, of[selection]])));
  }
console.log(JSON.stringify({ bench: 'models', documents: documents.length, ...result, ...describeMachine() }));

function count(mode: string, truth: Truth, { facts }: UnderstoodDocument): void {
  for (const [selection, isIn] of Object.entries(selections)) {
    const key = `${mode} ${selection}`;
    const tally = tallies.get(key) ?? { right: 0, wrong: 0, missing: 0 };
    tallies.set(key, tally);
    const told = facts.filter(isIn);
    tally.wrong += told.filter(({ name }) => truth.absent?.includes(name)).length;
    for (const [name, value] of Object.entries(truth.fields)) {
      if (value === null || value === '') continue;
      const named = told.filter((fact) => isNamed(name, fact.name));
      if (named.some((fact) => saysSame(fact, String(value)))) tally.right++;
      else if (named.length > 0) tally.wrong++;
      else tally.missing++;
    }
  }
}

function figures({ right, wrong, missing }: Tally) {
  return {
    precision: round(right / (right + wrong), 3),
    recall: round(right / (right + wrong + missing), 3),
    f1: round((2 * right) / (2 * right + 2 * wrong + missing), 3),
  };
}
