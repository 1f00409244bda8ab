import type { ExpectedDocument, FieldDefinition, MissingField, Section } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { findNextPaper } from './next-paper.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  name,
  label: name,
  type: 'string',
  description: '',
  required: true,
  ...more,
});
const section = (name: string, fields: FieldDefinition[], more: Partial<Section> = {}): Section => ({
  name,
  label: name,
  description: '',
  required: true,
  fields,
  ...more,
});
const missing = (path: string): MissingField => ({
  path,
  field: path,
  type: 'string',
  label: path,
  section: path.split('.')[0]!,
});
const paper = (document_type: ExpectedDocument['document_type'], yields: string[]): ExpectedDocument => ({
  document_type,
  label: document_type,
  description: '',
  yields,
});

const sections = [
  section('me', [
    field('surname', { atomic: 'surname' }),
    field('issued', { facts: ['issue_date@passport'] }),
    field('home', { type: 'object', facts: ['address'], properties: [field('city', { atomic: 'city' })] }),
  ]),
  section('husband', [field('surname', { atomic: 'surname' })], { person: 'spouse' }),
];
const passport = paper('passport', ['surname', 'issue_date']);
const statement = paper('bank_statement', ['address', 'issue_date']);

describe('findNextPaper', () => {
  it('is the one that answers most of what is missing', () => {
    const next = findNextPaper(sections, ['me.surname', 'me.issued', 'me.home.city'].map(missing), [
      statement,
      passport,
    ]);
    expect(next?.paper).toBe(passport);
    expect(next?.fields.map(({ path }) => path)).toEqual(['me.surname', 'me.issued']);
  });

  it('knows the fact of a whole group, and which papers may speak for a field', () => {
    const next = findNextPaper(sections, ['me.issued', 'me.home.city'].map(missing), [statement]);
    expect(next?.fields.map(({ path }) => path)).toEqual(['me.home.city']);
  });

  it("offers no paper for a relative's fields", () => {
    expect(findNextPaper(sections, [missing('husband.surname')], [passport])).toBeUndefined();
  });

  it('is none when no paper helps, or nothing is missing', () => {
    expect(findNextPaper(sections, [missing('me.surname')], [statement])).toBeUndefined();
    expect(findNextPaper(sections, [], [passport])).toBeUndefined();
  });
});
