import type { AtomicField, Section } from '@oneform/contract';
import { expect, test } from 'vitest';
import { rankFields } from './rank-fields.ts';

const field = (label: string, used_in: string[] = []): AtomicField => ({
  label,
  type: 'string',
  description: '',
  required: false,
  facts: [],
  synonyms: [],
  used_in,
});
const catalogue = {
  communicable_disease: field('Communicable disease', ['visa.health']),
  surname: field('Surname', ['visa.person', 'loan.person', 'rent.person']),
  given_names: field('Given names', ['visa.person', 'loan.person']),
  plate: field('License plate', ['insurance.car']),
  vin: field('Vehicle number', ['insurance.car']),
};
const section = (name: string, ...names: string[]): Section => ({
  name,
  label: name,
  description: '',
  required: false,
  fields: names.map((one) => ({
    name: one,
    label: one,
    type: 'string',
    description: '',
    required: false,
    atomic: one,
  })),
});
const ranked = (target: string, ...sections: Section[]) =>
  rankFields(catalogue, sections, target).map(({ name }) => name);

test('nothing is there yet: what is asked most comes first', () => {
  expect(ranked('new')).toEqual(['surname', 'given_names', 'communicable_disease', 'plate', 'vin']);
});

test('what is asked beside the fields of the section comes first, what is there already last', () => {
  expect(ranked('car', section('car', 'plate'), section('me', 'surname'))).toEqual([
    'vin',
    'given_names',
    'communicable_disease',
    'plate',
    'surname',
  ]);
});

test('an empty section is judged by the whole collection', () => {
  expect(ranked('new', section('me', 'surname'))[0]).toBe('given_names');
});
