// Fits how far a model's claims are believed, on papers with truth files and models made of them, and tells how well that does on papers left out.
//   npm run fit:models -- --corpus DIR [--corpus DIR …] [--readings DIR] [--kept-out DIR]
// Writes packages/engine/src/models/scoring/weights.json. What is printed is measured on each paper with weights fitted on all the others.
// `--readings` keeps the recognised pages, for the next time. With `--kept-out` (see `fit:matching`, `fit:kinds`) the rules do not know the papers either, as
// they will not know those that people bring: without it they are believed too much.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decideDocument, type ModelWeights } from '@oneform/engine/testing';
import { claimRows, kindRows, type Sample, sample } from '../../bench/support/model-samples.ts';
import { countFigures, type FigureCounter } from '../../bench/support/paper-figures.ts';
import { printFigures } from '../../bench/support/print-figures.ts';
import { type ReadPaper, readPapers } from '../../bench/support/read-papers.ts';
import { simulatedModels } from '../../bench/support/simulated-models.ts';
import { round } from '../../bench/support/statistics.ts';
import { fitLogistic, type Row, type Signs } from './logistic.ts';

const { values } = parseArgs({
  options: { corpus: { type: 'string', multiple: true }, readings: { type: 'string' }, 'kept-out': { type: 'string' } },
});
if (!values.corpus) throw new Error('Say which folders: --corpus DIR');

const claimSigns: Signs = {
  quoted: 1,
  quote_missing: -1,
  quote_context: 1,
  in_quote: 1,
  beside_quote: 1,
  fidelity: 1,
  parts: -1,
  length: 1,
  places: -1,
  fit: 1,
  own_caption: 1,
  other_caption: -1,
  named_nearby: 1,
  taken: -1,
  of_another: -1,
  other_order: -1,
  rivals: -1,
  rules_agree: 1,
  rules_agree_proved: 1,
  rules_contradict: -1,
  rules_contradict_proved: -1,
  paper_found: 1,
  paper_fits: 1,
  paper_captions: 1,
  paper_rules: 1,
  paper_proved: 1,
  record: 1,
};
const kindSigns: Signs = {
  classifier: 1,
  said_other: -1,
  likeness: 1,
  agreement: 1,
  paper_found: 1,
  paper_fits: 1,
  paper_captions: 1,
  paper_rules: 1,
  paper_proved: 1,
  record: 1,
};

const record = recordOfHonest();
const papers: ReadPaper[] = [];
const samples: Sample[][] = [];
for await (const paper of readPapers(values.corpus, { readings: values.readings, keptOut: values['kept-out'] })) {
  papers.push(paper);
  samples.push(simulatedModels.map((model) => sample(paper, model, { record })));
}
const rows = samples.map(
  (of): PaperRows => ({
    kind: of.flatMap(kindRows),
    claim: of.flatMap((one) => claimRows(one, true)),
    unseen: of.flatMap((one) => claimRows(one, false)),
  }),
);

const weights = fit(rows);
writeFileSync(
  new URL('../../packages/engine/src/models/scoring/weights.json', import.meta.url),
  `${JSON.stringify(weights, (_, value) => (typeof value === 'number' ? round(value, 3) : value), 2)}\n`,
);

const counters = new Map<string, Map<string, FigureCounter>>();
for (const [index, { corpus, truth, byRules }] of papers.entries()) {
  const ofCorpus = counters.get(corpus) ?? counters.set(corpus, new Map()).get(corpus)!;
  const counterOf = (name: string) => ofCorpus.get(name) ?? ofCorpus.set(name, countFigures()).get(name)!;
  const others = fit(rows.filter((_, at) => at !== index));
  counterOf('none').add(truth, byRules);
  for (const { model, judged } of samples[index]!)
    counterOf(model.name).add(truth, decideDocument(judged, others, true));
}
for (const [corpus, models] of counters) {
  console.log(corpus);
  printFigures(new Map([...models].map(([name, counter]) => [name, counter.figures()])));
}

type PaperRows = Readonly<Record<'kind' | 'claim' | 'unseen', readonly Row[]>>;

function fit(of: readonly PaperRows[]): ModelWeights {
  return {
    record,
    kind: fitLogistic(
      of.flatMap(({ kind }) => kind),
      kindSigns,
    ),
    claim: fitLogistic(
      of.flatMap(({ claim }) => claim),
      claimSigns,
    ),
    unseen: fitLogistic(
      of.flatMap(({ unseen }) => unseen),
      claimSigns,
    ),
  };
}

/** As many right and wrong answers as the qualities of the honest models are worth: the beta distribution of their mean and spread. */
function recordOfHonest(): ModelWeights['record'] {
  const qualities = simulatedModels.filter(({ lie }) => !lie).map(({ right }) => right);
  const mean = qualities.reduce((sum, one) => sum + one, 0) / qualities.length;
  const spread = qualities.reduce((sum, one) => sum + (one - mean) ** 2, 0) / qualities.length;
  const worth = (mean * (1 - mean)) / spread - 1;
  return { right: mean * worth, wrong: (1 - mean) * worth };
}
