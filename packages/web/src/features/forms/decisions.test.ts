import type { FormField } from '@oneform/contract';
import { expect, test } from 'vitest';
import { accept, answerNow, combine, combineAll, leaveBlank, moveTo } from './decisions.ts';

const field: FormField = {
  name: 'a',
  label: 'Surname',
  kind: 'text',
  page: 1,
  box: [0, 0, 0.2, 0.1],
  asks: 'Surname',
  status: 'unsure',
  value: 'Lindgren',
  path: 'personal.surname',
};
const place = [0.1, 0, 0.3, 0.1] as const;

test('a move keeps what was decided, and a new answer keeps the move', () => {
  const moved = combine(accept(field), moveTo(field, place));
  expect(moved).toEqual({ choice: { name: 'a', path: 'personal.surname', box: place }, shown: 'Lindgren' });
  expect(combine(moved, leaveBlank(field))).toEqual({ choice: { name: 'a', text: '', box: place }, shown: '' });
});

test('what the form holds already is sent again with what is new', () => {
  const all = combineAll(new Map([['a', leaveBlank(field)]]), new Map([['a', moveTo(field, place)]]));
  expect(all.get('a')?.choice).toEqual({ name: 'a', text: '', box: place });
});

test('an answer starts from what stands there, by its place in the collection where it is the same', () => {
  const values = [{ path: 'personal.surname', label: 'Surname', text: 'Lindgren' }];
  const filled: FormField = { ...field, status: 'verified' };
  expect(answerNow(filled, undefined, values)).toBe('personal.surname');
  expect(answerNow({ ...filled, value: 'LINDGREN' }, undefined, values)).toBe('LINDGREN');
  expect(answerNow(filled, moveTo(filled, place), values)).toBe('personal.surname');
  expect(answerNow(filled, leaveBlank(filled), values)).toBe('');
  expect(answerNow(field, undefined, values)).toBe('');
});
