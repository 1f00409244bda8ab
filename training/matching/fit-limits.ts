// Fits up to where words belong together and what is told at all (`packages/engine/src/layout/limits.json`) to papers with truth.
//   npm run fit:limits -- --readings DIR… --kept-out DIR [--measure]
// --kept-out: the weights of each fold and the sources they do not know, as `fit:matching` writes them; each paper is read with weights that do
// not know it. One limit after the other is set wider and tighter; another value is taken where more comes out right. --measure writes nothing.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  categorise,
  extractFacts,
  type Fact,
  getLimits,
  type Limits,
  type MatchFile,
  type ReadDocument,
  setLimits,
  setMatchWeights,
  settleParts,
} from '@oneform/engine/fitting';
import { viewPages } from '@oneform/engine/page-model';
import { familyOf } from './papers.ts';
import { createPlausibility } from './plausible-names.ts';
import { isNamed, saysSame } from './same-fact.ts';

const { values } = parseArgs({
  options: {
    readings: { type: 'string', multiple: true, default: [] },
    'kept-out': { type: 'string' },
    measure: { type: 'boolean', default: false },
  },
});
if (!values['kept-out']) throw new Error('Say which weights do not know which papers: --kept-out DIR');

/** Factors by which a limit is tried wider or tighter. */
const steps = [0.6, 0.8, 1.25, 1.6];
/** Minimum gain of another value: half of the variation of the same fit on so few papers (decision 021). */
const minGain = 0.005;
/** Thresholds for reporting a value, for filling it after a look, and for filling it without one. */
const thresholdsOf = (limits: Limits): number[] => [limits.considered, 0.5, 0.75];
const target = new URL('../../packages/engine/src/layout/limits.json', import.meta.url);

interface Paper {
  readonly categorised: ReturnType<typeof settleParts>;
  readonly views: Awaited<ReturnType<typeof viewPages>>;
  readonly weights: MatchFile;
  readonly kind: string;
  readonly truth: readonly (readonly [name: string, value: string])[];
  readonly absent: readonly string[];
}

const papers = await readPapers();
const isPlausible = createPlausibility(
  papers.map(({ kind, truth }) => ({ document_type: kind, fields: Object.fromEntries(truth) })),
);
let limits = getLimits();
let best = measure(limits);
console.log('as they are', JSON.stringify(limits), best);
// The floor is no likelihood to be fitted: what is told as a fact is likelier right than wrong (decision 097).
for (const name of (Object.keys(limits) as (keyof Limits)[]).filter((one) => one !== 'floor'))
  for (const value of steps.map((step) => Math.round(limits[name] * step * 100) / 100)) {
    const tried = { ...limits, [name]: value };
    const gained = measure(tried);
    console.log(name, value, gained);
    if (gained >= best + minGain) [limits, best] = [tried, gained];
  }
console.log('fitted', JSON.stringify(limits), best);
if (!values.measure) writeFileSync(target, `${JSON.stringify(limits, undefined, 2)}\n`);

async function readPapers(): Promise<Paper[]> {
  const folds = readdirSync(values['kept-out']!).map(
    (file) =>
      JSON.parse(readFileSync(join(values['kept-out']!, file), 'utf8')) as {
        readonly unknown: readonly string[];
        readonly weights: MatchFile;
      },
  );
  const read: Paper[] = [];
  for (const directory of values.readings)
    for (const file of readdirSync(directory)) {
      const document = JSON.parse(readFileSync(join(directory, file), 'utf8')) as {
        readonly truth: {
          readonly document_type: string;
          readonly fields: Readonly<Record<string, unknown>>;
          readonly absent?: readonly string[];
        };
        readonly read: ReadDocument;
      };
      const fold = folds.find(({ unknown }) => unknown.includes(familyOf(file)));
      if (!fold) throw new Error(`All weights know ${file}`);
      read.push({
        categorised: settleParts(categorise(document.read)),
        views: await viewPages(document.read.pages),
        weights: fold.weights,
        kind: document.truth.document_type,
        truth: Object.entries(document.truth.fields).flatMap(([name, value]) =>
          value === null || value === '' || typeof value === 'object' ? [] : [[name, String(value)] as const],
        ),
        absent: document.truth.absent ?? [],
      });
    }
  return read;
}

/** The mean F1 of what is told at three levels of confidence. */
function measure(tried: Limits): number {
  setLimits({ ...tried, floor: tried.considered });
  const told = papers.map(({ categorised, views, weights }) => {
    setMatchWeights(weights);
    return extractFacts(categorised, views).facts;
  });
  const levels = thresholdsOf(tried).map((min) =>
    f1Of(told.map((facts) => facts.filter((fact) => fact.confidence >= min))),
  );
  return Math.round((10_000 * levels.reduce((sum, level) => sum + level, 0)) / levels.length) / 10_000;
}

function isSaid(name: string, says: string, value: Fact['value'], type: string): boolean {
  return typeof value === 'string' && saysSame(name, says, value, type);
}

/** A fact that papers of the kind never state counts as wrong, like one that contradicts the truth. */
function f1Of(told: readonly (readonly Fact[])[]): number {
  let [right, wrong, wanted] = [0, 0, 0];
  for (const [at, { kind, truth, absent }] of papers.entries()) {
    const facts = told[at]!;
    wanted += truth.length;
    wrong += facts.filter(
      ({ name, value, type }) =>
        absent.includes(name) ||
        (!isPlausible(kind, name) &&
          !truth.some(([wanted, says]) => isNamed(wanted, name) || isSaid(wanted, says, value, type))),
    ).length;
    for (const [name, says] of truth) {
      const named = facts.filter((fact) => isNamed(name, fact.name));
      if (named.some(({ value, type }) => isSaid(name, says, value, type))) right++;
      else if (named.length > 0) wrong++;
    }
  }
  return (2 * right) / (right + wrong + wanted);
}
