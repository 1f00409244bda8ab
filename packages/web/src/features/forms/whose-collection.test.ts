import type { PersonBrief, Relation } from '@oneform/contract';
import { expect, test } from 'vitest';
import { nameWithPerson, roleTo } from './whose-collection.ts';

const person = (relation: Relation): PersonBrief => ({ id: relation, name: relation, relation, initials: 'X' });

test.each<[Relation, Relation, string]>([
  ['me', 'spouse', 'spouse'],
  ['me', 'child', 'child'],
  ['me', 'parent', 'parent'],
  ['me', 'company', 'other'],
  ['spouse', 'me', 'spouse'],
  ['child', 'me', 'parent'],
  ['parent', 'me', 'child'],
  ['child', 'parent', 'other'],
  ['me', 'me', 'spouse'],
  ['me', 'other', 'spouse'],
])('to %s, %s is %s', (applicant, other, role) => {
  expect(roleTo(person(applicant), person(other))).toBe(role);
});

test('nobody known is never the applicant', () => {
  expect(roleTo(null, person('me'))).toBe('spouse');
});

test('a collection is named with the person where that is somebody else', () => {
  const erik = { ...person('spouse'), name: 'Erik Lindgren' };
  expect(nameWithPerson({ collection_name: 'Visa', person: erik }, person('me'))).toBe('Visa – Erik Lindgren');
  expect(nameWithPerson({ collection_name: 'Erik', person: erik }, person('me'))).toBe('Erik');
  expect(nameWithPerson({ collection_name: 'Visa', person: erik }, erik)).toBe('Visa');
});
