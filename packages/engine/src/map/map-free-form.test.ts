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
  atomic_fields: {
    passport_number: { ...atom, facts: [...atom.facts], synonyms: [], topic: 'Identity papers' },
    street: { ...atom, label: 'Street', facts: ['street'], synonyms: [], topic: 'Contact' },
    passport_issue_date: {
      ...atom,
      type: 'date',
      facts: ['issue_date@passport'],
      synonyms: [],
      topic: 'Identity papers',
    },
  },
  field_collections: {},
};
const paper = buildPaper(
  'passport',
  {
    passport_number: 'E12345678',
    gross_pay: '452.43',
    jobs: [{ employer_name: 'Lang', start_date: '2017-09' }],
    skills: [{ skill: 'AutoCAD' }, { skill: 'GIS' }],
    issue_date: '2021-06-15',
    address: '12 Main St, Springfield, IL 62704',
    given_names: { value: 'Anna', tier: 'inferred' },
  },
  { labels: { 'Blood group': 'A+' } },
);

it('gives facts without a field one in the section of their topic, the rest and labels under the kind of paper', () => {
  const proposed = mapFacts(paper, { sections: [], data: {}, schemas });
  const byPath = Object.fromEntries(
    proposed.map(({ path, value, field }) => [path.replace(/\.[0-9a-z]{8}\./, '.*.'), [value, field.type]]),
  );
  expect(byPath).toEqual({
    'Identity papers.passport_number': ['E12345678', 'string'],
    'Passport.gross_pay': [452.43, 'number'],
    'Passport.jobs.*.employer_name': ['Lang', 'string'],
    'Passport.jobs.*.start_date': ['2017-09', 'string'],
    'Passport.skills': [['AutoCAD', 'GIS'], 'array'],
    'Identity papers.passport_issue_date': ['2021-06-15', 'date'],
    'Contact.address': ['12 Main St, Springfield, IL 62704', 'string'],
    'Passport.Blood group': ['A+', 'string'],
  });
});

it('keeps an amount with its currency', () => {
  const invoice = buildPaper('invoice', { total_amount: { value: '428.50', type: 'money' }, currency: 'EUR' });
  const values = mapFacts(invoice, { sections: [], data: {}, schemas }).map(({ path, value }) => [path, value]);
  expect(values).toEqual([
    ['Invoice.total_amount', 428.5],
    ['Invoice.currency', 'EUR'],
  ]);
});

it('writes places in capitals as people do, in items too', () => {
  const printed = buildPaper('passport', {
    street: '4 HARBOUR ROAD',
    jobs: [{ employer_name: 'LANG', city: 'HALIFAX' }],
  });
  const values = mapFacts(printed, { sections: [], data: {}, schemas }).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['4 Harbour Road', 'LANG', 'Halifax']));
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
