import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

const person = (full_name?: string, date_of_birth?: string) => ({ full_name, date_of_birth });

test.each([
  ['John Doe', 'DOE JOHN', true],
  ['John Doe', 'John M. Doe', true],
  ['Anna Maria Novak', 'A. Novak', true],
  ['José Núñez', 'JOSE NUNEZ', true],
  ['Alejandro Rosalez', 'Alejandro Rosalex', true],
  ['John Doe', 'Jane Doe', false],
  ['John Doe', 'Peter Lang', false],
  ['John Doe', 'Doe', 'unknown'],
  ['John Doe', undefined, 'unknown'],
  ['John Doe', '', 'unknown'],
])('%s and %s: %s', (a, b, same) => {
  expect(isSamePerson(person(a), person(b))).toBe(same);
  expect(isSamePerson(person(b), person(a))).toBe(same);
});

test.each([
  [
    'the same day binds a changed surname',
    person('Anna Horvat', '1988-04-17'),
    person('Anna Novak', '1988-04-17'),
    true,
  ],
  ['the same day, nothing in common', person('Anna Horvat', '1988-04-17'), person('Peter Lang', '1988-04-17'), false],
  ['another day, another name', person('John Doe', '1970-09-21'), person('Jane Doe', '1972-01-01'), false],
  ['father and son, or a misread digit', person('John Doe', '1970-09-21'), person('John Doe', '1970-09-27'), 'unknown'],
])('%s', (_, a, b, same) => {
  expect(isSamePerson(a, b)).toBe(same);
});
