// Measures the cost of viewing a page with the page model: time on one core for pages of so many words, loading,
// memory, with as little room for young objects as a child that reads has (`sandbox/child-command.ts`). One JSON line.
//   npm run bench:page-model -- [--rounds 40]
import { parseArgs } from 'node:util';
import { typePage } from '../packages/engine/src/page-model/testing/type-page.ts';
import { viewPage } from '../packages/engine/src/page-model/view-page.ts';
import { describeMachine, median, percentile, round } from './support/statistics.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '40' } } });
const sizes = [50, 150, 400, 1000];
const wordsInRow = 8;

const makePage = (words: number) =>
  typePage(
    Array.from(
      { length: Math.ceil(words / wordsInRow) },
      (_, row) => `Name of item ${row}:   Example ${row}   1,2${row}.50  EUR`,
    ),
  );

const before = process.memoryUsage.rss();
const start = performance.now();
if (!(await viewPage(makePage(sizes[0]!)))) throw new Error('There is no network in `networks/`.');
const loadMs = performance.now() - start;

const figures: Record<string, number> = {};
for (const size of sizes) {
  const page = makePage(size);
  const times: number[] = [];
  for (let count = 0; count < Number(values.rounds); count++) {
    const used = process.cpuUsage();
    await viewPage(page);
    const { user, system } = process.cpuUsage(used);
    times.push((user + system) / 1000);
  }
  figures[`cpu_ms_${size}_words_p50`] = round(median(times));
  figures[`cpu_ms_${size}_words_p95`] = round(percentile(times, 0.95));
}

console.log(
  JSON.stringify({
    bench: 'page-model',
    load_and_first_page_ms: Math.round(loadMs),
    ...figures,
    more_mb: Math.round((process.memoryUsage.rss() - before) / 1e6),
    target: { cpu_ms_p50: 250, more_mb: 200 },
    ...describeMachine(),
  }),
);
