// `node training/press/print.ts --out DIR [--from SEED] [--shards N] [--papers N] [--share train|wordings|layouts|all]`: writes shards of papers
// with truth, one line of JSON a paper, compressed. A shard that is there already is not written again.
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { drawPaper } from './paper.ts';
import { launchBrowser } from './render/browser.ts';
import { toLine } from './render/compact.ts';
import { takeWords } from './render/take-words.ts';
import { shares } from './shares.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    from: { type: 'string', default: '1' },
    shards: { type: 'string', default: '1' },
    papers: { type: 'string', default: '500' },
    share: { type: 'string', default: 'train' },
  },
});
if (!values.out || !shares[values.share]) throw new Error('--out DIR and a known --share are needed');
const share = shares[values.share]!;
const papersInShard = Number(values.papers);
const atOnce = 20;

mkdirSync(values.out, { recursive: true });
const browser = await launchBrowser();
let page = await browser.newPage({ viewport: { width: 1000, height: 1400 } });
const started = Date.now();
let printed = 0;
for (let shard = 0; shard < Number(values.shards); shard++) {
  const first = Number(values.from) + shard * papersInShard;
  const file = join(values.out, `${values.share}-${String(first).padStart(9, '0')}.jsonl.gz`);
  if (existsSync(file)) continue;
  const lines: string[] = [];
  for (let seed = first; seed < first + papersInShard; seed += atOnce) {
    const papers = Array.from({ length: Math.min(atOnce, first + papersInShard - seed) }, (_, index) =>
      drawPaper(seed + index, share),
    );
    const taken = await page.evaluate(
      takeWords,
      papers.map(({ html, width, height, fits }) => ({ html, width, height, fits })),
    );
    for (const [index, paper] of papers.entries()) {
      if (taken[index]!.text.length >= 5) lines.push(toLine(paper, taken[index]!));
    }
  }
  writeFileSync(`${file}.part`, gzipSync(`${lines.join('\n')}\n`, { level: 3 }));
  renameSync(`${file}.part`, file);
  printed += lines.length;
  console.log(`${file}: ${lines.length} papers, ${(printed / ((Date.now() - started) / 1000)).toFixed(1)} a second`);
  // The memory of a tab grows over thousands of papers; a new one begins empty.
  await page.close();
  page = await browser.newPage({ viewport: { width: 1000, height: 1400 } });
}
await browser.close();
