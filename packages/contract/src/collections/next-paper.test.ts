import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../templates/field-definition.ts';
import type { ExpectedDocument, Section } from '../templates/template.ts';
import type { MissingField, PaperThere } from './collection.ts';
import { explainPapers, findNextPaper as find, type PaperQuestion } from './next-paper.ts';

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

const findNextPaper = (
  sections: PaperQuestion['sections'],
  missing: PaperQuestion['missing'],
  papers: PaperQuestion['papers'],
  there: PaperQuestion['there'] = [],
) => find({ sections, missing, papers, there });

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

describe('papers that are there', () => {
  const there = (document_types: string[], reason: PaperThere['reason'] = null): PaperThere => ({
    document_id: '1',
    document_name: document_types.join(),
    document_types,
    reason,
  });
  const asked = { sections, missing: ['me.surname', 'me.issued', 'me.home.city'].map(missing) };
  const papers = [passport, statement];

  it('are not the next one', () => {
    expect(findNextPaper(asked.sections, asked.missing, papers, [there(['passport'])])?.paper).toBe(statement);
    const both = [there(['passport', 'bank_statement'])];
    expect(findNextPaper(asked.sections, asked.missing, papers, both)).toBeUndefined();
  });

  it('say why they do not answer, where they could', () => {
    const wrong = [
      there(['passport'], 'another_person'),
      there([], 'unreadable'),
      there(['bank_statement']),
      there(['lease'], 'older'),
    ];
    expect(explainPapers({ ...asked, papers, there: wrong }).map(({ reason }) => reason)).toEqual([
      'another_person',
      'unreadable',
    ]);
    expect(explainPapers({ sections, missing: [], papers, there: wrong }).map(({ reason }) => reason)).toEqual([
      'unreadable',
    ]);
  });
});
