// `node training/corpus/halve-sources.ts --papers FILE… --out DIR`: parts papers that `align-truth.ts` wrote into two halves by their source, so that a network that
// learns the one half can be asked what it sees on the other. OUT/half-a and OUT/half-b are learnt from; OUT/networks.json says which of the
// networks OUT/network-a and OUT/network-b knows none of a source's papers, as `fit:matching` and `fit:kinds` take it.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { ForeignNetwork } from '@oneform/engine/page-model';
import { familyOf } from '../matching/papers.ts';

const { values } = parseArgs({
  options: { papers: { type: 'string', multiple: true, default: [] }, out: { type: 'string' } },
});
if (values.papers.length === 0 || !values.out) throw new Error('--papers FILE and --out DIR are needed');
const out = resolve(values.out);

const papers = values.papers.flatMap((file) => gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n'));
const halves = Map.groupBy(papers, (line) => halfOf(sourceOf(line)));
for (const [half, lines] of halves) {
  mkdirSync(join(out, `half-${half}`), { recursive: true });
  writeFileSync(join(out, `half-${half}`, 'papers.jsonl.gz'), gzipSync(`${lines.join('\n')}\n`));
  console.log(`half-${half}: ${lines.length} pages`);
}
const networks = [...halves].map(([half, lines]): ForeignNetwork => {
  const other = half === 'a' ? 'b' : 'a';
  return { folder: join(out, `network-${other}`), sources: [...new Set(lines.map(sourceOf))].sort() };
});
writeFileSync(join(out, 'networks.json'), `${JSON.stringify(networks, null, 1)}\n`);

function sourceOf(line: string): string {
  return familyOf((JSON.parse(line) as { readonly seed: string }).seed);
}

/** By its name, so that a source stays in its half when papers are added. */
function halfOf(source: string): 'a' | 'b' {
  return createHash('sha256').update(source).digest()[0]! % 2 === 0 ? 'a' : 'b';
}
