// `node training/corpus/align-truth.ts --corpus DIR --pages DIR --out FILE [--complete]`: finds the values of the truth again among the words of
// real pages and writes them as papers with truth. What the other words are stays unknown; where the truth is complete, none of them is a fact.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { editDistance, type Page, type Word } from '@oneform/engine/page-model';
import { noFactRole, unknownCaption, unknownRole } from '../evaluate/papers.ts';
import { type PlacedWords, placeWords } from './placed-words.ts';
import { printedForms, squash } from './printed-forms.ts';

interface Truth {
  readonly file: string;
  readonly document_type: string;
  readonly fields: Record<string, unknown>;
}

const value = 2;
const longestValue = 20;
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
    const placed = placeWords(words, page.height / page.width);
    const spans: Span[] = [
      [unknownRole, null, -1, 0],
      [noFactRole, null, unknownCaption, 0],
    ];
    const said = new Set(facts.flatMap(({ text }) => partsOf(text)));
    const of: number[] = words.map(({ text }) => (values.complete && !said.has(squash(text)) ? noFact : unknown));
    // Long values first: the city within an address is told by the address.
    for (const fact of [...facts].sort((a, b) => b.text.length - a.text.length)) {
      const at = findValue(placed, of, printedForms(fact.text));
      if (!at) continue;
      for (const word of at) of[word] = spans.length;
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

/** Splits a value into parts: words that repeat a part elsewhere may be the same fact once more. */
function partsOf(text: string): string[] {
  return [...printedForms(text), ...text.split(/\s+/).flatMap((part) => printedForms(part))];
}

/** The words that together say the value, where they are nobody else's yet; as they stand, else with a letter or two misread. */
function findValue(page: PlacedWords, of: readonly number[], forms: readonly string[]): number[] | undefined {
  const isFree = (word: number): boolean => of[word]! <= noFact;
  for (const [from, { text }] of page.words.entries()) {
    // Signs between words belong to a value, those before it do not.
    const found =
      isFree(from) && squash(text) !== ''
        ? follow(page, isFree, forms, { words: [from], line: from, text: '' })
        : undefined;
    if (found) return withOpening(page, isFree, found);
  }
  return findMisread(page, isFree, forms);
}

/** Adds the opening sign of a value: the bracket of a telephone number, the sign of a currency. */
function withOpening(page: PlacedWords, isFree: (word: number) => boolean, found: readonly number[]): number[] {
  const before = found[0]! - 1;
  return before >= 0 && isFree(before) && /^[($€£+]+$/.test(page.words[before]!.text) ? [before, ...found] : [...found];
}

interface Said {
  readonly words: readonly number[];
  /** The word with which the line begins that the last of them stands on. */
  readonly line: number;
  /** Text of the words before the last one. */
  readonly text: string;
}

/** From word to word, or to one below that with which the line began: an address beside another column is no run of words. */
function follow(
  page: PlacedWords,
  isFree: (word: number) => boolean,
  forms: readonly string[],
  said: Said,
): number[] | undefined {
  const last = said.words.at(-1)!;
  const text = said.text + squash(page.words[last]!.text);
  if (forms.includes(text)) return [...said.words];
  if (said.words.length === longestValue || (text !== '' && !forms.some((form) => form.startsWith(text))))
    return undefined;
  const next = last + 1 < page.words.length ? [{ word: last + 1, line: said.line }] : [];
  // Numbers are not broken in two; what stands below one is another.
  const below = /[A-Z]{4}/.test(text) ? page.below(said.line) : [];
  for (const { word, line } of [...next, ...below.map((at) => ({ word: at, line: at }))]) {
    const isSign = squash(page.words[word]!.text) === '';
    if (!isFree(word) || said.words.includes(word) || (isSign && word !== last + 1)) continue;
    const found = follow(page, isFree, forms, { words: [...said.words, word], line, text });
    if (found) return found;
  }
  return undefined;
}

/** A scan's values are read with a wrong letter now and then; where they stand is known all the same. */
function findMisread(
  page: PlacedWords,
  isFree: (word: number) => boolean,
  forms: readonly string[],
): number[] | undefined {
  const long = forms.filter((form) => form.length >= 7);
  if (long.length === 0) return undefined;
  const max = Math.max(...long.map((form) => form.length)) + 2;
  for (const [from] of page.words.entries()) {
    let text = '';
    if (squash(page.words[from]!.text) === '') continue;
    for (let to = from; to < page.words.length && isFree(to) && text.length < max; to++) {
      text += squash(page.words[to]!.text);
      if (long.some((form) => isNearly(form, text))) return range(from, to + 1);
    }
  }
  return undefined;
}

function isNearly(form: string, text: string): boolean {
  const max = form.length < 14 ? 1 : 2;
  return editDistance(form, text, max) <= max;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
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
