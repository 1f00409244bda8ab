// The browser extension on a page of a hundred controls: describing it, writing into all of them, undoing. The last line is JSON.
//   npm run build:extension && npm run bench:extension
import { readFileSync } from 'node:fs';
import { launchBrowser } from './support/browser.ts';
import { describeMachine, median } from './support/statistics.ts';

const CONTROLS = 100;
const ROUNDS = 7;
const script = readFileSync(new URL('../packages/extension/dist/chromium/content.js', import.meta.url), 'utf8');
const controls = Array.from({ length: CONTROLS }, (_, index) =>
  index % 5 === 0
    ? `<p><label>Question ${index} <select><option></option><option>Yes</option><option>No</option></select></label></p>`
    : `<p><label>Question ${index} <input name="q${index}"></label></p>`,
).join('');
const html = `<!doctype html><html lang="en"><title>Form</title><form>${controls}</form></html>`;

const measure = `(async () => {
  ${script}
  const page = globalThis.oneformPage;
  const started = performance.now();
  const description = page.describe();
  const described = performance.now();
  const values = description.controls.map(({ id, kind, label }) => ({ id, path: label, label, section: 'S', mark: 'read', source: null,
    offered: false, ...(kind === 'select' ? { value: 'Yes', option: 1 } : { value: 'Lindgren' }) }));
  const { filled } = await page.write({ values, missing: [] });
  const written = performance.now();
  page.undo();
  return { filled, describe: described - started, write: written - described, undo: performance.now() - written };
})()`;

const browser = await launchBrowser();
try {
  const rounds: { filled: number; describe: number; write: number; undo: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await browser.newPage();
    await page.route('https://forms.example/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('https://forms.example/apply');
    rounds.push(await page.evaluate(measure));
    await page.close();
  }
  const time = (of: 'describe' | 'write' | 'undo') => Math.round(median(rounds.map((round) => round[of])));
  const took = { describe_ms: time('describe'), write_ms: time('write'), undo_ms: time('undo') };
  console.log(
    JSON.stringify({
      bench: 'extension',
      controls: CONTROLS,
      filled: Math.min(...rounds.map(({ filled }) => filled)),
      ...took,
      target: { describe_and_write_ms: 300 },
      ...describeMachine(),
    }),
  );
} finally {
  await browser.close();
}
