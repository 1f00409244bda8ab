// Measures the gain from a model, and the harm from a lying one: papers without a model, with honest ones of three
// qualities, and with two that lie. One JSON line.
//   npm run bench:models -- --corpus DIR [--json] [--readings DIR] [--kept-out DIR]
// DIR as for bench:extraction. The models are made of the truth files and speak a provider's protocol over loopback. Shares are of what stands
// on the papers and the engine stands by; `filled` are those that a form would be filled with. `--readings` keeps the recognised pages, for the
// next time.
import { parseArgs } from 'node:util';
import { createModel } from '@oneform/engine/models';
import { type Answerer, startFakeProvider } from '@oneform/engine/testing';
import { countFigures } from './support/paper-figures.ts';
import { printFigures } from './support/print-figures.ts';
import { readPapers } from './support/read-papers.ts';
import { answerAs, simulatedModels } from './support/simulated-models.ts';
import { describeMachine } from './support/statistics.ts';

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    json: { type: 'boolean' },
    readings: { type: 'string' },
    'kept-out': { type: 'string' },
  },
});
if (!values.corpus) throw new Error('Say which folder: --corpus DIR');

let answerer: Answerer = () => ({});
const provider = await startFakeProvider((question) => answerer(question));
const model = createModel({ provider: 'openai', model: 'truth', baseUrl: provider.baseUrl('openai'), apiKey: 'none' });

const none = countFigures();
const counters = new Map([['none', none], ...simulatedModels.map(({ name }) => [name, countFigures()] as const)]);
let documents = 0;
for await (const { truth, read, byRules, views } of readPapers([values.corpus], {
  readings: values.readings,
  keptOut: values['kept-out'],
})) {
  documents++;
  none.add(truth, byRules);
  for (const simulated of simulatedModels) {
    answerer = answerAs(simulated, truth);
    const { value, calls } = await model.understand(read, byRules, { views });
    // One that was asked again and answered then has answered.
    const failure = calls.at(-1)?.failure;
    if (read.pages.length > 0 && failure) throw new Error(`The model of ${truth.file} failed: ${failure}`);
    counters.get(simulated.name)!.add(truth, value);
  }
}
await provider.close();

const figures = new Map([...counters].map(([name, counter]) => [name, counter.figures()]));
if (!values.json) printFigures(figures);
console.log(JSON.stringify({ bench: 'models', documents, ...Object.fromEntries(figures), ...describeMachine() }));
