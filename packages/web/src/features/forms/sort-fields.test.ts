import type { FormField } from '@oneform/contract';
import { expect, test } from 'vitest';
import { byPage, restInWords, sortFields } from './sort-fields.ts';

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

test('what is unsure, differs, or has no letters or no choice is to be looked at', () => {
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
  expect(names).toEqual(['bdfg', 'ae', 'c']);
  expect(restInWords(sorted)).toBe('4 to check, 1 blank.');
  expect(restInWords({ look: [], written: sorted.written, blank: [] })).toBe('');
});

test('fields stand by page, each page in the order of the form', () => {
  const pages = byPage([field('a', { page: 2 }), field('b', {}), field('c', { page: 2 })]);
  expect(pages.map(([page, fields]) => [page, fields.map(({ name }) => name)])).toEqual([
    [1, ['b']],
    [2, ['a', 'c']],
  ]);
});
