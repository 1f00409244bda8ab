// `node training/press/show.ts --out DIR --from SEED --papers N [--share …]`: pictures of papers with what each word is in colour, to look at.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { drawPaper } from './paper.ts';
import { launchBrowser } from './render/browser.ts';
import { shares } from './shares.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    from: { type: 'string', default: '1' },
    papers: { type: 'string', default: '12' },
    share: { type: 'string', default: 'train' },
  },
});
if (!values.out) throw new Error('--out DIR is needed');
mkdirSync(values.out, { recursive: true });
const colors = { heading: '#c6f', caption: '#6af', value: '#9e6', prose: '#eee', other: '#fc8' };
const browser = await launchBrowser();
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.papers); seed++) {
  const paper = drawPaper(seed, shares[values.share]!);
  const page = await browser.newPage({ viewport: { width: paper.width, height: paper.height } });
  const rules = paper.spans.map(({ role }, span) => `[s="${span}"]{background:${colors[role]}}`).join('');
  await page.setContent(`<body style="margin:0"><div id="host"></div></body>`);
  await page.evaluate(
    ({ html }) => {
      document.querySelector('#host')!.attachShadow({ mode: 'open' }).innerHTML = html;
    },
    { html: `${paper.html}<style>${rules}</style>` },
  );
  await page.screenshot({ path: join(values.out, `${seed}-${paper.frame}-${paper.kind}.png`) });
  await page.close();
}
await browser.close();
