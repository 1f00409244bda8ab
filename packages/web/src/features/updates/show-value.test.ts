import { expect, test } from 'vitest';
import { showValue } from './show-value.ts';

test.each([
  [null, ''],
  ['', ''],
  ['Ana', 'Ana'],
  [true, 'Yes'],
  [4200.5, '4200.5'],
  ['1990-03-04', 'Mar 4, 1990'],
  [['English', 'French'], 'English · French'],
  [[{ _id: 'k3', employer: 'Acme', title: 'Engineer', start: null }], 'Acme · Engineer'],
])('%j reads %j', (value, text) => {
  expect(showValue(value)).toBe(text);
});
