// Work over what a model says grows with it, and no faster.
import { expect, test } from 'vitest';
import { countOperations } from '#testing/count-operations.ts';
import { buildDocument } from '../testing/build-document.ts';
import type { Answer } from '../understand/answer.ts';
import { joinAnswers } from '../understand/collect-answers.ts';
import { judgeAnswers } from './judge-answers.ts';
import { saysSame } from './same-value.ts';
import { createSayingIndex } from './saying-index.ts';

const { read, understood } = buildDocument(['Account 1: Springfield Bank', 'Account 2: Springfield Bank']);
const nothing: Answer = { document_type: '', facts: [], items: [], others: [] };
/** As long as any other. */
const name = (n: number) => `Ada Keller ${1000 + n}`;

const shapes: Readonly<Record<string, (n: number) => Partial<Answer>>> = {
  'different values of one fact': (n) => ({
    facts: [{ name: 'full_name', value: name(n), quote: name(n), page: 1 }],
  }),
  'one value of one fact': () => ({
    facts: [{ name: 'bank_name', value: 'Springfield Bank', quote: 'Springfield Bank', page: 1 }],
  }),
  'labels of its own': (n) => ({
    others: [{ label: `Box ${1000 + n}`, value: name(n), quote: name(n), page: 1 }],
  }),
  'entries of a list': (n) => ({
    items: [
      {
        list: 'accounts',
        page: 1,
        quote: `Account ${1 + (n % 2)}`,
        values: [{ name: 'bank_name', value: 'Springfield Bank' }],
      },
    ],
  }),
};

test.each(Object.keys(shapes))('what comes late in an answer costs what comes early does: %s', async (shape) => {
  const judge = (count: number) => () =>
    judgeAnswers({
      read,
      understood,
      answer: joinAnswers(Array.from({ length: count }, (_, n) => ({ ...nothing, ...shapes[shape]!(n) }))),
      record: { kept: 0, corrected: 0 },
      extractPeople: true,
      wanted: [],
    });
  // One-time work is done before the measurement.
  judge(10)();
  const costOf = async (from: number) =>
    (await countOperations(judge(from + STEP))) - (await countOperations(judge(from)));
  const early = await costOf(20);
  expect(early).toBeGreaterThan(STEP);
  expect((await costOf(1020)) / early).toBeLessThan(1.05);
});

const STEP = 40;

test('the index finds what says the same, for every kind of value', () => {
  const values = [
    'Ada Keller',
    'Keller, Ada',
    'adakeller',
    '12',
    '12.0',
    '',
    '(312) 555-0147',
    '+1 312 555 0147',
    '2020-01-01',
    '–',
  ];
  for (const type of ['name', 'money', 'phone', 'date', 'string', 'address', 'number'] as const)
    for (const known of values)
      for (const value of values) {
        const index = createSayingIndex();
        index.add(known, 7);
        expect([type, known, value, index.find(type, value)]).toEqual([
          type,
          known,
          value,
          saysSame(type, known, value) ? 7 : undefined,
        ]);
      }
});
