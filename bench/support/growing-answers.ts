// Answers of a model as long as is wanted: what is repeated, what differs, and what nobody asked for.
import type { ModelAnswerText } from '@oneform/engine/testing';

type Part = Partial<Pick<ModelAnswerText, 'facts' | 'items' | 'others'>>;

const quote = 'Account 7: Springfield Bank, balance 1,234.50';

const shapes: Readonly<Record<string, (n: number) => Part>> = {
  'one fact again and again': () => ({ facts: [{ name: 'bank_name', value: 'Springfield Bank', quote, page: 1 }] }),
  'one fact with many values': (n) => ({
    facts: [{ name: 'full_name', value: `Ada Keller ${n}`, quote: `Name: Ada Keller ${n}`, page: 1 }],
  }),
  'values that stand on the page': (n) => ({
    facts: [
      { name: 'account_number', value: String(10_000 + (n % 400)), quote: `Account ${10_000 + (n % 400)}`, page: 1 },
    ],
  }),
  'labels of its own': (n) => ({ others: [{ label: `Box ${n}`, value: `Ada Keller ${n}`, quote, page: 1 }] }),
  'entries of a list': (n) => ({
    items: [
      {
        list: 'accounts',
        page: 1,
        quote: `Account ${10_000 + (n % 400)}`,
        values: [{ name: 'bank_name', value: 'Springfield Bank' }],
      },
    ],
  }),
  'values that stand nowhere': (n) => ({
    facts: [
      { name: 'employer_name', value: `Harbour Company ${n}`, quote: `Employed by Harbour Company ${n}`, page: 1 },
    ],
  }),
};

export const answerShapes: readonly string[] = Object.keys(shapes);

/** The paper that all of them are about. */
export const answeredPaper = Array.from(
  { length: 400 },
  (_, n) => `Account ${10_000 + n}: Springfield Bank, balance ${n},234.50\n`,
).join('');

export function growAnswer(name: string, claims: number): ModelAnswerText {
  const shape = shapes[name];
  if (!shape) throw new Error(`There is no shape ${name}.`);
  const parts = Array.from({ length: claims }, (_, n) => shape(n));
  return {
    document_type: 'bank_statement',
    facts: parts.flatMap(({ facts = [] }) => facts),
    items: parts.flatMap(({ items = [] }) => items),
    others: parts.flatMap(({ others = [] }) => others),
  };
}
