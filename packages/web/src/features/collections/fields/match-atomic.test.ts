import type { AtomicField } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { matchAtomicFields } from './match-atomic.ts';

const field = (label: string, type: AtomicField['type'], description = ''): AtomicField => ({
  label,
  type,
  description,
  required: false,
  facts: [],
  synonyms: [],
});
const catalogue = {
  passport_number: field('Passport number', 'string', 'On the photo page'),
  date_of_birth: field('Date of birth', 'date'),
  employer_name: field('Employer', 'string', 'Who pays you, with the date you started'),
};
const fields = Object.entries(catalogue).map(([name, one]) => ({ ...one, name }));
const names = (search: string) => matchAtomicFields(fields, search).map(({ name }) => name);

describe('matchAtomicFields', () => {
  it('searches label, name, description and type', () => {
    expect(names('PHOTO')).toEqual(['passport_number']);
    expect(names('employer_n')).toEqual(['employer_name']);
    expect(names('string')).toEqual(['passport_number', 'employer_name']);
  });
  it('puts labels that begin so first, then other hits in the label', () => {
    expect(names('date')).toEqual(['date_of_birth', 'employer_name']);
    expect(names('e')).toEqual(['employer_name', 'passport_number', 'date_of_birth']);
  });
  it('gives everything for nothing', () => {
    expect(names(' ')).toHaveLength(3);
  });
});
