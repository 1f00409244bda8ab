import type { FieldSchemas } from '@oneform/contract';
import { expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import { buildPaper, buildSection } from './testing/build-paper.ts';

const atom = {
  type: 'string',
  label: 'Passport number',
  description: '',
  required: false,
  facts: ['passport_number'],
  synonyms: [],
} as const;
const schemas: FieldSchemas = {
  atomic_fields: { passport_number: { ...atom, facts: [...atom.facts], synonyms: [], topic: 'Identity papers' } },
  field_collections: {},
};
const paper = buildPaper(
  'passport',
  { passport_number: 'E12345678', gross_pay: '452.43', jobs: [{ employer_name: 'Lang', start_date: '2017-09' }] },
  { labels: { 'Blood group': 'A+' } },
);

it('gives facts without a field one in the section of their topic, unknown ones in Other Fields', () => {
  const proposed = mapFacts(paper, { sections: [], data: {}, schemas });
  const byPath = Object.fromEntries(
    proposed.map(({ path, value, field }) => [path.replace(/\.[0-9a-z]{8}\./, '.*.'), [value, field.type]]),
  );
  expect(byPath).toEqual({
    'Identity papers.passport_number': ['E12345678', 'string'],
    'Other Fields.gross_pay': [452.43, 'number'],
    'Other Fields.jobs.*.employer_name': ['Lang', 'string'],
    'Other Fields.jobs.*.start_date': ['2017-09', 'string'],
    'Other Fields.Blood group': ['A+', 'string'],
  });
});

it('uses the field that is there', () => {
  const sections = [buildSection('Mine', { passport_number: {} })];
  const paths = mapFacts(paper, { sections, data: {}, schemas }).map(({ path }) => path);
  expect(paths).toContain('Mine.passport_number');
  expect(paths).not.toContain('Identity papers.passport_number');
});

it('adds nothing to a template', () => {
  expect(mapFacts(paper, { sections: [], data: {} })).toEqual([]);
});
