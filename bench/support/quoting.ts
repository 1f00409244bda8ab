// Quotes as a model does: in full, shortened, or with the letters that a machine misreads.
import type { PrintedAt } from './printed-forms.ts';

export const quotings = ['exact', 'shortened', 'misread'] as const;
export type Quoting = (typeof quotings)[number];

/** As models are asked to: at most so many words. */
const MAX_WORDS = 20;

export function quoteAs(quoting: Quoting, at: PrintedAt, random: () => number): string {
  const { words, from, to } = at;
  // Some quote the line, some the value with the words before it.
  const shown = random() < 0.5 ? words : words.slice(Math.max(0, from - 3), to);
  const full = shown.slice(0, MAX_WORDS);
  if (quoting === 'exact') return full.join(' ');
  if (quoting === 'misread') return misread(full.join(' '), random);
  const value = words.slice(from, to);
  const short = value.length > 4 ? [...value.slice(0, 2), '…', ...value.slice(-1)] : value;
  return [...words.slice(0, Math.min(2, from)), ...(from > 2 ? ['…'] : []), ...short].join(' ');
}

const misreadings: Readonly<Record<string, string>> = {
  o: '0',
  O: '0',
  l: '1',
  I: 'l',
  m: 'rn',
  S: '5',
  B: '8',
  0: 'O',
  1: 'l',
  5: 'S',
};
/** Share of the letters that could be misread which are. */
const MISREAD = 0.25;

const misread = (text: string, random: () => number): string =>
  [...text].map((letter) => (misreadings[letter] && random() < MISREAD ? misreadings[letter] : letter)).join('');
