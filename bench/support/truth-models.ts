// Models made of truth files: one that is always right, and ones that lie in the ways that are hard to see through.
import type { Answerer } from '@oneform/engine/testing';
import { findQuote } from './printed-forms.ts';
import type { Truth } from './truth.ts';

/**
 * `invented`: wrong values, quotes that stand nowhere. `misquoted`: wrong values with the words that say the true one. `misplaced`: what
 * stands on the page, under another name. `mixed`: all of them in turn, and every third fact true.
 */
export const lies = ['invented', 'misquoted', 'misplaced', 'mixed'] as const;
export type Lie = (typeof lies)[number];

interface Said {
  readonly name: string;
  readonly value: string;
  readonly quote: string;
  readonly page: number;
}

export const answerTruly =
  (truth: Truth): Answerer =>
  ({ text }) => ({ document_type: truth.document_type, facts: sayTruly(truth, text), items: [], others: [] });

export const answerFalsely =
  (truth: Truth, lie: Lie): Answerer =>
  ({ text }) => {
    const said = sayTruly(truth, text);
    const facts = said.flatMap((one, index) => {
      const turn = (['invented', 'misquoted', 'misplaced', undefined] as const)[index % 4];
      const kind = lie === 'mixed' ? turn : lie;
      return kind === undefined ? [one] : tell(kind, one, said);
    });
    const absent = (truth.absent ?? []).flatMap((name, index) => {
      const other = said[index % Math.max(1, said.length)];
      return other ? [{ ...other, name }] : [];
    });
    return { document_type: 'lease', facts: [...facts, ...absent], items: [], others: [] };
  };

function tell(lie: Exclude<Lie, 'mixed'>, said: Said, all: readonly Said[]): Said[] {
  switch (lie) {
    case 'invented':
      return [{ ...said, value: alter(said.value), quote: `${said.name.replaceAll('_', ' ')}: ${alter(said.value)}` }];
    case 'misquoted':
      return [{ ...said, value: alter(said.value) }];
    case 'misplaced': {
      const other = all.find(({ value }) => value !== said.value && kindOf(value) === kindOf(said.value));
      return other ? [{ ...other, name: said.name }] : [];
    }
  }
}

function sayTruly(truth: Truth, text: string): Said[] {
  const pages = [...text.matchAll(/=== page (\d+) ===\n([\s\S]*?)(?=\n=== page |\n<\/data>|$)/g)];
  return Object.entries(truth.fields).flatMap(([name, given]): Said[] => {
    const value = String(given ?? '');
    if (value === '') return [];
    for (const [, number, printed = ''] of pages) {
      const quote = findQuote(printed, value);
      if (quote !== null) return [{ name, value, quote, page: Number(number) }];
    }
    // Seen by the model, read otherwise by the engine: told with words that are not found.
    return [{ name, value, quote: value, page: Number(pages[0]?.[1] ?? 1) }];
  });
}

const kindOf = (value: string) =>
  /^\d{4}-\d{2}/.test(value) ? 'date' : /^-?\d+\.\d+$/.test(value) ? 'amount' : /\d{4}/.test(value) ? 'number' : 'text';

/** As plausible as the value itself: a date of another month, other digits, other letters. */
function alter(value: string): string {
  const date = /^(\d{4})-(\d{2})(.*)$/.exec(value);
  if (date) return `${date[1]}-${String((Number(date[2]) % 12) + 1).padStart(2, '0')}${date[3]}`;
  if (/\d/.test(value)) return value.replace(/\d/g, (digit) => String((Number(digit) + 3) % 10)).replace(/^0/, '4');
  return [...value].map((letter) => swapped[letter.toLowerCase()] ?? letter).join('');
}

const swapped: Readonly<Record<string, string>> = {
  a: 'o',
  e: 'a',
  i: 'e',
  o: 'u',
  n: 'm',
  r: 'l',
  s: 't',
  t: 'd',
  l: 'r',
};
