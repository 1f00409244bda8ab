// Fits the weights by which the kind of a paper is told: to invented pages, the invented papers of the tests, and papers that were read.
//   npm run fit:kinds -- [--readings DIR]… [--networks FILE] [--pages N] [--measure] [--kept-out DIR]
// DIR holds a JSON file `{ truth, read }` for each document; --measure only says how papers are told that were kept out of fitting,
// --kept-out only keeps the weights of each fold and the sources they do not know, for who fits to what the engine reads (`training/engine/fit-models.ts`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { getKindWeights } from '@oneform/engine/fitting';
import type { ForeignNetwork } from '@oneform/engine/page-model';
import { chooseTerms, encodePages, fitKinds, vocabularyOf } from './kinds/fit-kinds.ts';
import { inventPages, paperPages } from './kinds/invent-pages.ts';
import { countBins, leaveOut, type Verdict } from './kinds/measure-kinds.ts';
import { labelPages, loadReadings, type Reading } from './kinds/readings.ts';
import { toWeightsFile } from './kinds/write-weights.ts';

const FOLDS = 6;
const target = new URL('../../packages/engine/src/categorise/kind-weights.json', import.meta.url);

const { values } = parseArgs({
  options: {
    readings: { type: 'string', multiple: true, default: [] },
    networks: { type: 'string' },
    pages: { type: 'string', default: '36' },
    'kept-out': { type: 'string' },
    measure: { type: 'boolean', default: false },
  },
});
const networks = values.networks ? (JSON.parse(readFileSync(values.networks, 'utf8')) as ForeignNetwork[]) : [];
const readings: Reading[] = [];
for (const directory of values.readings) readings.push(...(await loadReadings(directory, networks)));
const invented = [...inventPages(Number(values.pages)), ...paperPages()];
console.log(`${invented.length} invented pages, ${readings.length} papers that were read`);

if (values['kept-out']) {
  mkdirSync(values['kept-out'], { recursive: true });
  const vocabulary = vocabularyOf(chooseTerms(invented));
  const { folds } = leaveOut(readings, encodePages(invented, vocabulary), vocabulary, 'family', FOLDS);
  for (const [fold, { unknown, weights }] of folds.entries())
    writeFileSync(
      join(values['kept-out'], `kinds-${fold}.json`),
      JSON.stringify({ unknown, weights: toWeightsFile(weights) }),
    );
} else if (values.measure) {
  const vocabulary = vocabularyOf(chooseTerms(invented));
  const base = encodePages(invented, vocabulary);
  for (const by of ['name', 'family'] as const) {
    const { verdicts, sharpness, network, boundaries } = leaveOut(readings, base, vocabulary, by, FOLDS);
    report(by === 'name' ? 'without the paper' : 'without its whole source', verdicts);
    console.log({ sharpness, network, boundaries });
  }
} else {
  const pages = [...invented, ...labelPages(readings)];
  const vocabulary = vocabularyOf(chooseTerms(pages));
  const base = encodePages(invented, vocabulary);
  const { sharpness, network, boundaries } =
    readings.length > 0 ? leaveOut(readings, base, vocabulary, 'family', FOLDS) : getKindWeights();
  const weights = { ...fitKinds(encodePages(pages, vocabulary), vocabulary), sharpness, network, boundaries };
  writeFileSync(target, `${JSON.stringify(toWeightsFile(weights), undefined, 2)}\n`);
  console.log(`${vocabulary.size} rows of weights, sharpness ${sharpness}, page model ${network}`);
}

function report(label: string, verdicts: readonly Verdict[]): void {
  for (const [corpus, of] of Map.groupBy(verdicts, ({ name }) => name.split('/')[0])) {
    const right = of.filter(({ isRight }) => isRight).length;
    console.log(`${corpus} ${label}: ${right} of ${of.length}`, countBins(of));
  }
  for (const { name, wanted, predicted, confidence, isRight } of verdicts)
    if (!isRight) console.log(`  ${name}: ${wanted} → ${predicted} ${confidence.toFixed(2)}`);
}
