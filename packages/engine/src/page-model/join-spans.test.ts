import { expect, it } from 'vitest';
import { joinSpans } from './join-spans.ts';

const link = (word: number, probability: number) => ({ word, probability });

it('joins words that name each other as predecessors', () => {
  expect(joinSpans({ roles: [2, 2, 1], previous: [undefined, link(0, 0.9), undefined] })).toEqual([[0, 1], [2]]);
});

it('gives a word one successor: the surest', () => {
  expect(joinSpans({ roles: [2, 2, 2], previous: [undefined, link(0, 0.6), link(0, 0.9)] })).toEqual([[0, 2], [1]]);
});

it('joins words of different roles only when it is sure', () => {
  expect(joinSpans({ roles: [1, 2], previous: [undefined, link(0, 0.7)] })).toEqual([[0], [1]]);
  expect(joinSpans({ roles: [1, 2], previous: [undefined, link(0, 0.95)] })).toEqual([[0, 1]]);
});

it('makes no rings', () => {
  expect(joinSpans({ roles: [2, 2], previous: [link(1, 0.9), link(0, 0.8)] })).toEqual([[1, 0]]);
});
