import { describe, expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { address, buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
const map = (paper: Parameters<typeof mapFacts>[0], sections: ReturnType<typeof buildSection>[]) =>
  mapFacts(paper, { sections, data: {} });

describe('labels that the vocabulary does not know', () => {
  const sections = [
    buildSection('work', {
      supervisor_phone: { synonyms: ['name of line manager'] },
      pay_grade: { synonyms: ['salary band'] },
    }),
    buildSection('host', { code: { synonyms: ['salary band'] } }, 'host'),
  ];

  it('fills the field that is known by that wording, less surely than by name', () => {
    const proposed = map(buildPaper('letter', {}, { labels: { 'Salary Band:': 'B7' } }), sections);
    expect(proposed).toMatchObject([{ path: 'work.pay_grade', value: 'B7', tier: 'read', fact: 'Salary Band:' }]);
    expect(proposed[0]!.confidence).toBeLessThan(0.9);
  });

  it('takes a ticked box for the choice that it stands beside', () => {
    const questions = [
      buildSection('me', {
        marital_status: { type: 'select', options: ['Single', 'Married', 'Other'] },
        housing: { type: 'select', options: ['Own', 'Rent', 'No primary housing expense', 'Other'] },
        adult: { type: 'boolean', synonyms: ['18 or older'] },
      }),
    ];
    const labels = {
      Married: 'Yes',
      'No primary housing expense': 'Yes',
      Single: 'No',
      Other: 'Yes',
      '18 or older': 'Yes',
    };
    expect(valuesOf(map(buildPaper('application_form', {}, { labels }), questions))).toEqual({
      'me.marital_status': 'Married',
      'me.housing': 'No primary housing expense',
      'me.adult': true,
    });
  });

  it('never takes a word beside another thing for a part of an address', () => {
    const home = [buildSection('home', { address: { fields: address, facts: ['address'] } })];
    expect(map(buildPaper('bank_statement', {}, { labels: { City: 'Light and Water' } }), home)).toEqual([]);
  });

  it('fills none when two different facts are known by it', () => {
    const two = [buildSection('a', { one: { synonyms: ['reference'] }, two: { synonyms: ['reference'] } })];
    expect(map(buildPaper('letter', {}, { labels: { Reference: 'X1' } }), two)).toEqual([]);
  });
});
