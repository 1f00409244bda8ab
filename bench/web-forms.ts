// Measures how right web forms are filled: saved pages, described by the extension's script in Chromium and answered by the code of the
// endpoint for one fully filled person. The last line is JSON.
//   npm run bench:web-forms -- --corpus DIR [--half first|second] [--wrong] [--missed]
// DIR holds `docs/*.html`, whose controls carry `data-manual-scoring`; the attribute is stripped before a page is judged. The rules were made with
// the mistakes of the first half in sight (by the hash of a page's name); only the second half is a measure of them.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillPage } from '../packages/engine/src/fill/web/fill-page.ts';
import { loadTemplates } from '../packages/server/src/features/templates/load-templates.ts';
import { launchBrowser } from './support/browser.ts';
import { describePages } from './support/describe-pages.ts';
import { makeHouseholds } from './support/households.ts';
import { isAsked, kindOfMark, scoreMark } from './support/score-control.ts';
import { median, percentile } from './support/statistics.ts';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    half: { type: 'string' },
    wrong: { type: 'boolean' },
    missed: { type: 'boolean' },
  },
});
if (options.corpus === undefined) throw new Error('Say which folder: --corpus DIR');

const isOfFirstHalf = (name: string): boolean => {
  const [one = 0, two = 0] = createHash('sha256').update(`${name}.html`).digest();
  return one % 2 === 0 || two < 64;
};
const isWanted = (name: string) => options.half === undefined || isOfFirstHalf(name) === (options.half === 'first');

const { fieldSchemas } = await loadTemplates(join(import.meta.dirname, '../templates'));
const [person] = makeHouseholds(fieldSchemas);
const browser = await launchBrowser();
const pages = await describePages(browser, options.corpus, isWanted).finally(() => browser.close());

interface Figures {
  marked: number;
  /** Marked controls that a person can see and write into. */
  open: number;
  written: number;
  right: number;
}
const sums: Figures = { marked: 0, open: 0, written: 0, right: 0 };
const byType: Record<string, Figures> = {};
const forbidden: Record<string, number> = { password: 0, card: 0, username: 0, totp: 0, unknown: 0, hidden: 0 };
const answering: number[] = [];
let wrong = 0;

for (const page of pages) {
  const started = performance.now();
  const { values } = fillPage(page.description, person!.values);
  answering.push(performance.now() - started);
  const byId = new Map(values.map((value) => [value.id, value]));
  const controls = new Map(page.description.controls.map((control) => [control.id, control]));
  for (const { mark, id, isOpen, markup } of page.marked) {
    const value = id === undefined ? undefined : byId.get(id);
    const control = id === undefined ? undefined : controls.get(id);
    const verdict = scoreMark(mark, value, control);
    byType[mark] ??= { marked: 0, open: 0, written: 0, right: 0 };
    for (const figures of [sums, byType[mark]]) {
      if (isAsked(mark)) figures.marked++;
      if (isAsked(mark) && isOpen) figures.open++;
      if (verdict !== 'blank') figures.written++;
      if (verdict === 'right' && isAsked(mark)) figures.right++;
    }
    if (verdict === 'wrong') wrong++;
    const kind = kindOfMark(mark);
    if (verdict === 'wrong' && kind !== undefined) forbidden[kind]!++;
    if (verdict !== 'blank' && !isOpen) forbidden.hidden!++;
    const isMissed = verdict === 'blank' && isAsked(mark) && isOpen;
    if ((options.wrong && verdict === 'wrong') || (options.missed && isMissed))
      console.log([verdict, page.name, mark, value?.value ?? '', markup.replace(/\s+/g, ' ').slice(0, 200)].join('\t'));
  }
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : Math.round((part / whole) * 10_000) / 10_000);
for (const [mark, { marked, open, written, right }] of Object.entries(byType).toSorted())
  console.log([mark.padEnd(26), `marked ${marked}`, `open ${open}`, `written ${written}`, `right ${right}`].join('\t'));
console.log(
  JSON.stringify({
    bench: 'web-forms',
    pages: pages.length,
    ...sums,
    wrong,
    precision: share(sums.right, sums.right + wrong),
    /** Of what a person can see and write into: the rest is never filled. */
    recall: share(sums.right, sums.open),
    recall_of_all_marked: share(sums.right, sums.marked),
    wrongly_written: forbidden,
    describing_ms: {
      median: Math.round(median(pages.map(({ took }) => took))),
      max: Math.round(Math.max(...pages.map(({ took }) => took))),
    },
    answering_ms: { median: Math.round(median(answering)), p95: Math.round(percentile(answering, 95)) },
    target: { precision: 0.98, recall: 0.93 },
  }),
);
