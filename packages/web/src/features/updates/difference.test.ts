import { expect, test } from 'vitest';
import { differenceTo } from './difference.ts';

const cut = (value: string, other: string) => Object.values(differenceTo(value, other));

test('the part that differs stands between what is shared', () => {
  expect(cut('12 Rose Street', '12 Rosa Street')).toEqual(['12 Ros', 'e', ' Street']);
  expect(cut('Müller', 'Mueller')).toEqual(['M', 'ü', 'ller']);
  expect(cut('aab', 'ab')).toEqual(['a', 'a', 'b']);
});

test('values that share little are wholly different', () => {
  expect(cut('Porto', 'Lisbon')).toEqual(['', 'Porto', '']);
  expect(cut('', 'Lisbon')).toEqual(['', '', '']);
});
