// `node training/evaluate/corpus.ts --corpus DIR --pages DIR [--by document_type] [--network DIR]`: which facts of real papers the page model finds by itself, without parsing,
// proving or rules: a value told whose text is the fact, under the right name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Page, type PageView, setPageNetwork, viewPage } from '@oneform/engine/page-model';
import { printedForms, squash } from '../corpus/printed-forms.ts';
import { Counts } from './counts.ts';
import { isSameField } from './same-field.ts';

interface Truth {
  readonly file: string;
  readonly document_type: string;
  readonly medium: string;
  readonly fields: Record<string, unknown>;
}

const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    pages: { type: 'string' },
    least: { type: 'string', default: '0.5' },
    by: { type: 'string', default: 'medium' },
    show: { type: 'boolean' },
    network: { type: 'string' },
  },
});
if (values.network) setPageNetwork(values.network);
if (!values.corpus || !values.pages) throw new Error('--corpus DIR and --pages DIR are needed');
const least = Number(values.least);

const spans = new Counts();
const named = new Map<string, Counts>();
const precision = new Counts();
const kinds = new Counts();
for (const name of readdirSync(join(values.corpus, 'truth')).sort()) {
  const truth = JSON.parse(readFileSync(join(values.corpus, 'truth', name), 'utf8')) as Truth;
  const file = truth.file.replace(/^docs\//, '');
  const pages = JSON.parse(readFileSync(join(values.pages, `${file}.json`), 'utf8')) as Page[];
  const views = (await Promise.all(pages.map(viewPage))).filter((view): view is PageView => view !== null);
  score(truth, views);
}
const share = (part: number, of: number) => `${(part / of).toFixed(3)} of ${of}`;
console.log(`values with exactly their words           ${share(spans.hit, spans.true)}`);
for (const [group, counts] of [...named].sort())
  console.log(`under the right name, ${group.padEnd(20)}${share(counts.hit, counts.true)}`);
console.log(`right, of names the truth knows, from ${least} ${share(precision.hit, precision.told)}`);
console.log(`kind of paper, first page                 ${share(kinds.hit, kinds.true)}`);

function score(truth: Truth, views: readonly PageView[]): void {
  const told = views.flatMap(({ spans }) => spans).filter(({ role }) => role === 'value');
  const facts = Object.entries(truth.fields).flatMap(([field, text]) =>
    (Array.isArray(text) ? text : [text]).map((item) => ({ field, forms: printedForms(String(item)) })),
  );
  const group = truth[values.by as 'medium' | 'document_type'];
  const counts = named.get(group) ?? new Counts();
  named.set(group, counts);
  for (const { field, forms } of facts) {
    const exact = told.filter(({ text }) => forms.includes(squash(text)));
    spans.add(Number(exact.length > 0), 0, 1);
    const right = exact.some(({ fields }) => isSameField(fields[0]?.name ?? '', field));
    counts.add(Number(right), 0, 1);
    if (values.show && !right)
      console.log(
        `${file(truth)} ${field} = ${forms[0]}: ${exact.map(({ fields }) => fields[0]?.name).join(' ') || 'not seen'}`,
      );
  }
  // Only names that the truth knows can be judged: it does not list all that a paper says.
  for (const { text, fields } of told) {
    const [best] = fields;
    if (!best || best.name === '-' || best.probability < least) continue;
    const known = facts.filter(({ field }) => isSameField(best.name, field));
    if (known.length > 0) precision.add(Number(known.some(({ forms }) => forms.includes(squash(text)))), 1, 0);
  }
  const [view] = views;
  if (view && truth.document_type !== 'multiple') kinds.add(Number(view.kinds[0]!.name === truth.document_type), 1, 1);
}

function file({ file: path }: Truth): string {
  return path.replace(/^docs\//, '');
}
