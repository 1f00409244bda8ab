// `node training/corpus/align-truth.ts --corpus DIR --pages DIR --out FILE [--complete]`: finds the values of the truth again among the words of
// real pages and writes them as papers with truth. What the other words are stays unknown; where the truth is complete, none of them is a fact.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Page, Word } from '@oneform/engine/page-model';
import { noFactRole, unknownCaption, unknownRole } from '../evaluate/papers.ts';
import { printedForms, squash } from './printed-forms.ts';

interface Truth {
  readonly file: string;
  readonly document_type: string;
  readonly fields: Record<string, unknown>;
}

const value = 2;
const longestValue = 16;
const { values } = parseArgs({
  options: {
    corpus: { type: 'string' },
    pages: { type: 'string' },
    out: { type: 'string' },
    complete: { type: 'boolean' },
  },
});
if (!values.corpus || !values.pages || !values.out) throw new Error('--corpus, --pages and --out are needed');

type Span = readonly [role: number, field: string | null, caption: number, other: number];
const unknown = 0;
const noFact = 1;

const lines: string[] = [];
let told = 0;
let found = 0;
const truths = readdirSync(join(values.corpus, 'truth'))
  .sort()
  .map((name) => JSON.parse(readFileSync(join(values.corpus!, 'truth', name), 'utf8')) as Truth);
/** Names that the truths tell where such a fact stands on a page. */
const names = [...new Set(truths.flatMap(({ fields }) => Object.keys(fields)))].sort();
for (const truth of truths) {
  const file = truth.file.replace(/^docs\//, '');
  const pages = JSON.parse(readFileSync(join(values.pages, `${file}.json`), 'utf8')) as Page[];
  const facts = Object.entries(truth.fields).flatMap(([field, text]) =>
    (Array.isArray(text) ? text : [text]).map((item) => ({ field, text: String(item) })),
  );
  told += facts.length;
  const missing = new Set(facts);
  for (const [index, page] of pages.entries()) {
    if (page.width <= 0) continue;
    const words = wordsOf(page);
    const spans: Span[] = [
      [unknownRole, null, -1, 0],
      [noFactRole, null, unknownCaption, 0],
    ];
    const said = new Set(facts.flatMap(({ text }) => partsOf(text)));
    const of: number[] = words.map(({ text }) => (values.complete && !said.has(squash(text)) ? noFact : unknown));
    // Long values first: the city within an address is told by the address.
    for (const fact of [...facts].sort((a, b) => b.text.length - a.text.length)) {
      const at = findValue(words, of, printedForms(fact.text));
      if (!at) continue;
      for (let word = at[0]; word < at[1]; word++) of[word] = spans.length;
      spans.push([value, fact.field, unknownCaption, 0]);
      missing.delete(fact);
    }
    if (spans.length > 2) lines.push(toLine(file, index, truth.document_type, page, words, of, spans));
  }
  found += facts.length - missing.size;
}
writeFileSync(values.out, gzipSync(`${lines.join('\n')}\n`));
console.log(`${found} of ${told} values found again on ${lines.length} pages`);

function wordsOf(page: Page): Word[] {
  const ticks = page.fields.filter(({ kind }) => kind === 'checkbox' || kind === 'radio');
  return [
    ...page.lines.flatMap((line) => line.words),
    ...ticks.map(({ checked, box }) => ({ text: checked ? '☒' : '☐', box, confidence: 1 })),
  ];
}

/** What a value says in parts: words that say them elsewhere may be the same fact once more. */
function partsOf(text: string): string[] {
  return [...printedForms(text), ...text.split(/\s+/).flatMap((part) => printedForms(part))];
}

/** First and last of the words that together say the value, where they are nobody else's yet. */
function findValue(
  words: readonly Word[],
  of: readonly number[],
  forms: readonly string[],
): [number, number] | undefined {
  for (let from = 0; from < words.length; from++) {
    let text = '';
    for (let to = from; to < Math.min(words.length, from + longestValue) && of[to]! <= noFact; to++) {
      text += squash(words[to]!.text);
      if (forms.includes(text)) return [from, to + 1];
      if (text !== '' && !forms.some((form) => form.startsWith(text))) break;
    }
  }
  return undefined;
}

function toLine(
  file: string,
  index: number,
  kind: string,
  page: Page,
  words: readonly Word[],
  of: readonly number[],
  spans: readonly Span[],
): string {
  const boxes = words.flatMap(({ box: [x0, y0, x1, y1] }) => [
    x0 * page.width,
    y0 * page.height,
    x1 * page.width,
    y1 * page.height,
    y0 * page.height,
    y1 * page.height,
  ]);
  return JSON.stringify({
    seed: `${file}#${index + 1}`,
    frame: page.source,
    kind,
    language: '',
    first: index === 0,
    width: page.width,
    height: page.height,
    words: words.map(({ text }) => text),
    boxes,
    of,
    spans,
    names,
    isReal: true,
  });
}
