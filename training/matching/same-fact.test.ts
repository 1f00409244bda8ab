import { expect, it } from 'vitest';
import { saysSame } from './same-fact.ts';

it.each([
  ['full_name', 'Mrs Ada Okafor', 'Ada Okafor', 'name'],
  ['full_name', 'OKAFOR Ada', 'Ada Okafor', 'name'],
  ['sex', 'Mujer', 'F', 'code'],
  ['transaction_time', '8:47 PM', '20:47', 'string'],
  ['total', '1,250.00', '1250.00', 'money'],
  ['phone', '+44 20 7946 0123', '020 7946 0123', 'phone'],
])('takes %s %s for the same as %s', (name, wanted, value, type) => {
  expect(saysSame(name, wanted, value, type)).toBe(true);
});

it.each([
  ['full_name', 'Mrs Ada Okafor', 'Ida Okafor', 'name'],
  ['transaction_time', '8:47 PM', '8:47', 'string'],
  ['date_of_birth', '1990-05-04', '1990-04-05', 'date'],
])('tells %s %s from %s', (name, wanted, value, type) => {
  expect(saysSame(name, wanted, value, type)).toBe(false);
});
