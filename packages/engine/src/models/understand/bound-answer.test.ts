import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { boundAnswer, countClaims, MAX_CLAIMS } from './bound-answer.ts';

const fact = { name: 'full_name', value: 'Ada Keller', quote: 'Ada Keller', page: 1 };
const other = { label: 'Bay', value: '114-B', quote: 'Bay: 114-B', page: 1 };
const entry = (values: number) => ({
  list: 'skills',
  page: 1,
  quote: 'Skills',
  values: Array.from({ length: values }, () => ({ name: 'skill', value: 'Dutch' })),
});
const say = (said: Partial<Answer>): Answer => ({ document_type: 'cv', facts: [], items: [], others: [], ...said });

test('an answer that a paper is worth is looked at whole', () => {
  const answer = say({ facts: [fact], items: [entry(2)], others: [other] });
  expect(boundAnswer(answer)).toEqual({ answer, dropped: 0 });
});

test.each([
  ['facts', say({ facts: Array(20_000).fill(fact) })],
  ['labels', say({ others: Array(20_000).fill(other) })],
  ['entries', say({ items: Array(10_000).fill(entry(2)) })],
  ['empty entries', say({ items: Array(20_000).fill(entry(0)) })],
  ['values of entries', say({ items: Array(100).fill(entry(200)) })],
])('of too many %s the first are looked at, and how many are not is told', (_what, said) => {
  const { answer, dropped } = boundAnswer(said);
  expect(countClaims(answer)).toBeLessThanOrEqual(MAX_CLAIMS);
  expect(countClaims(answer) + dropped).toBe(20_000);
});

test('facts count before what has no name', () => {
  const { answer } = boundAnswer(say({ facts: Array(MAX_CLAIMS).fill(fact), others: [other] }));
  expect([answer.facts.length, answer.others.length]).toEqual([MAX_CLAIMS, 0]);
});
