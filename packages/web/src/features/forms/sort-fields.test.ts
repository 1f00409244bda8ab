import type { FormField } from '@oneform/contract';
import { expect, test } from 'vitest';
import { byPage, outcomeInWords, sortFields } from './sort-fields.ts';

const field = (name: string, given: Partial<FormField>): FormField => ({
  name,
  label: name,
  kind: 'text',
  page: 1,
  box: [0, 0, 1, 1],
  asks: name,
  status: 'blank',
  value: '',
  ...given,
});

test('what is unsure, differs, is on the added page, or has no letters or no choice is to be checked', () => {
  const sorted = sortFields([
    field('a', { status: 'verified' }),
    field('b', { status: 'unsure', reason: 'not_sure' }),
    field('c', { status: 'blank', reason: 'no_value' }),
    field('d', { status: 'differs' }),
    field('e', { status: 'overflow' }),
    field('f', { status: 'blank', reason: 'no_letters' }),
    field('g', { status: 'unsure', reason: 'no_choice' }),
  ]);
  const names = Object.values(sorted).map((fields: readonly FormField[]) => fields.map(({ name }) => name).join(''));
  expect(names).toEqual(['bdefg', 'a', 'c']);
  expect(outcomeInWords(sorted)).toBe('1 written as intended, 5 to check');
  expect(outcomeInWords({ ...sorted, look: [] })).toBe('1 written as intended');
  expect(outcomeInWords({ look: [], written: [], blank: sorted.blank })).toBe('Nothing could be filled');
});

test('fields stand by page, each page in the order of the form', () => {
  const pages = byPage([field('a', { page: 2 }), field('b', {}), field('c', { page: 2 })]);
  expect(pages.map(([page, fields]) => [page, fields.map(({ name }) => name)])).toEqual([
    [1, ['b']],
    [2, ['a', 'c']],
  ]);
});
