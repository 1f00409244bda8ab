// Printed forms of a value of a truth file, so that a model made of truth files can quote the page.

const months = 'January February March April May June July August September October November December'.split(' ');

/** The value as it stands in the truth, and the usual ways to print it. */
function printedForms(value: string): string[] {
  return [value, ...dateForms(value), ...amountForms(value)];
}

function dateForms(value: string): string[] {
  const [, year = '', month = '', day] = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value) ?? [];
  if (year === '') return [];
  const names = [months[Number(month) - 1]!, months[Number(month) - 1]!.slice(0, 3)];
  const plain = [String(Number(month)), month];
  if (day === undefined) return [...names.map((name) => `${name} ${year}`), ...plain.map((m) => `${m}/${year}`)];
  const days = [...new Set([String(Number(day)), day])];
  const years = [year, year.slice(2)];
  return days.flatMap((d) =>
    years.flatMap((y) => [
      ...names.flatMap((name) => [
        `${d} ${name} ${y}`,
        `${name} ${d} ${y}`,
        `${d} of ${name} ${y}`,
        `${d}th ${name} ${y}`,
      ]),
      ...plain.flatMap((m) => [`${d}/${m}/${y}`, `${m}/${d}/${y}`, `${y}/${m}/${d}`]),
    ]),
  );
}

function amountForms(value: string): string[] {
  if (!/^-?\d+(?:\.\d+)?$/.test(value)) return [];
  const amount = Number(value);
  return [amount.toFixed(2), amount.toLocaleString('en-US'), String(Math.trunc(amount))];
}

export interface PrintedPage {
  readonly number: number;
  readonly lines: readonly string[];
}

export interface PrintedAt {
  readonly page: number;
  /** The words of the page from the start of the first line the value stands on to the end of its last. */
  readonly words: readonly string[];
  /** The value's own among them, the end not included. */
  readonly from: number;
  readonly to: number;
}

/** Finds the first printed form of the value; failing that, the line most like it. */
export function findPrinted(pages: readonly PrintedPage[], value: string): PrintedAt | undefined {
  for (const form of printedForms(value).map(squash).filter(Boolean))
    for (const page of pages) {
      const found = findLetters(page, form);
      if (found) return found;
    }
  return findAlike(pages, value);
}

function findLetters({ number, lines }: PrintedPage, letters: string): PrintedAt | undefined {
  const words = lines.flatMap((line, index) =>
    wordsOf(line).map((text) => ({ text, line: index, letters: squash(text) })),
  );
  for (let from = 0; from < words.length; from++) {
    let joined = '';
    for (let to = from; to < words.length && joined.length < letters.length; to++) {
      joined += words[to]!.letters;
      if (joined !== letters) continue;
      const first = words.findIndex(({ line }) => line === words[from]!.line);
      const last = words.findLastIndex(({ line }) => line === words[to]!.line);
      const shown = words.slice(first, last + 1).map(({ text }) => text);
      return { page: number, words: shown, from: from - first, to: to + 1 - first };
    }
  }
  return undefined;
}

/** Half of the value's pairs of letters at least. */
const ALIKE = 0.5;

function findAlike(pages: readonly PrintedPage[], value: string): PrintedAt | undefined {
  const wanted = pairsOf(value);
  if (wanted.size < 3) return undefined;
  const all = pages.flatMap(({ number, lines }) =>
    lines.map((line) => {
      const pairs = pairsOf(line);
      return { number, line, share: [...wanted].filter((pair) => pairs.has(pair)).length / wanted.size };
    }),
  );
  const best = all.toSorted((a, b) => b.share - a.share)[0];
  if (best === undefined || best.share < ALIKE) return undefined;
  const words = wordsOf(best.line);
  return { page: best.number, words, from: 0, to: words.length };
}

function pairsOf(text: string): Set<string> {
  const letters = squash(text);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

export const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

export const squash = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
