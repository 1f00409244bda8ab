import { expect, test } from 'vitest';
import { isSamePerson } from './same-person.ts';

const person = (full_name?: string, date_of_birth?: string) => ({ full_name, date_of_birth });

test.each([
  ['John Doe', 'DOE JOHN', true],
  ['John Doe', 'Doe, John', true],
  ['John Doe', 'Mr John M. Doe', true],
  ['Anna Maria Novak', 'Anna Novak', true],
  ['Anna Maria Novak', 'NOVAK ANNA M', true],
  ['José Núñez', 'JOSE NUNEZ', true],
  ['Jürgen Müller', 'JUERGEN MUELLER', true],
  ['Søren Ågård', 'SOEREN AAGAARD', true],
  ['Anne-Marie O’Brien', 'ANNEMARIE OBRIEN', true],
  ['Carla de la Cruz', 'CARLA DELACRUZ', true],
  ['Maya Lindgren', 'Maya Lindgren-Okafor', true],
  ['John Doe', 'Jane Doe', false],
  ['John Doe', 'Peter Lang', false],
  ['John Doe', 'John Stiles', false],
  ['Maria de Souza', 'Pedro de Lima', false],
  ['John Doe Jr.', 'John Doe III', false],
  // An initial, a middle name or a letter is all that tells these from a brother or a mother.
  ['Anna Maria Novak', 'A. Novak', 'unknown'],
  ['Daniel Novak', 'Daniela Novak', 'unknown'],
  ['Alejandro Rosalez', 'Alejandro Rosalex', 'unknown'],
  ['Maya Maria Lindgren', 'Maria Lindgren', 'unknown'],
  ['Maya Johanna Lindgren', 'Maya Maria Lindgren', 'unknown'],
  ['Jerome Guerin', 'Maelle et Jerome Guerin', 'unknown'],
  ['John Doe', 'Doe', 'unknown'],
  ['John Doe', undefined, 'unknown'],
  ['John Doe', '', 'unknown'],
  ['Мария Иванова', 'Mariia Ivanova', 'unknown'],
])('%s and %s: %s', (a, b, same) => {
  expect(isSamePerson(person(a), person(b))).toBe(same);
  expect(isSamePerson(person(b), person(a))).toBe(same);
});

const born = '1988-04-17';
test.each([
  ['the same day binds a changed surname', person('Anna Horvat', born), person('Anna Novak', born), true],
  ['and an initial', person('A. Novak', born), person('Anna Novak', born), true],
  ['the same day, nothing in common', person('Anna Horvat', born), person('Peter Lang', born), false],
  ['twins, or two spellings', person('Anna Novak', born), person('Lena Novak', born), 'unknown'],
  ['another day, another name', person('John Doe', '1970-09-21'), person('Jane Doe', '1972-01-01'), false],
  ['another day, an initial', person('J Doe', '1970-09-21'), person('Jane Doe', '1972-01-01'), false],
  ['father and son, or a misread digit', person('John Doe', '1970-09-21'), person('John Doe', '1970-09-27'), 'unknown'],
  ['no name, the same day', person(undefined, born), person('Anna Novak', born), true],
  ['a name from before', person('Anna Horvat'), { ...person('Anna Novak'), other_names: ['Anna Horvat'] }, true],
])('%s', (_, a, b, same) => {
  expect(isSamePerson(a, b)).toBe(same);
});

test('a surname that is known as such may be misread by a letter, a given name may not', () => {
  const known = { full_name: 'Daniel Rosalez', surname: 'Rosalez' };
  const judged = (full_name: string) => isSamePerson({ full_name }, known);
  expect(['ROSALEX DANIEL', 'ROSALEZ DANIELA'].map(judged)).toEqual([true, 'unknown']);
});

test('an official number binds another name, an e-mail only one that may be theirs', () => {
  const known = { full_name: 'Maya Lindgren', numbers: ['19910417'], contacts: ['maya@example.com'] };
  const judged = (full_name: string, mark: object) => isSamePerson({ full_name, ...mark }, known);
  const number = { numbers: ['19910417'] };
  expect(judged('Maya Okafor', number)).toBe(true);
  expect(judged('Erik Lindgren', number)).toBe('unknown');
  const contact = { contacts: ['maya@example.com'] };
  expect(judged('M. Lindgren', contact)).toBe(true);
  expect(judged('Erik Lindgren', contact)).toBe(false);
});
