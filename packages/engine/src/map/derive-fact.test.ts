import { describe, expect, it } from 'vitest';
import { mapFacts } from './map-facts.ts';
import type { ProposedValue } from './proposed-value.ts';
import { buildPaper, buildSection } from './testing/build-paper.ts';

const valuesOf = (proposed: readonly ProposedValue[]) =>
  Object.fromEntries(proposed.map(({ path, value }) => [path, value]));
const map = (paper: Parameters<typeof mapFacts>[0], sections: ReturnType<typeof buildSection>[]) =>
  mapFacts(paper, { sections, data: {} });

describe('what follows from a paper', () => {
  const sections = [
    buildSection('me', {
      country_of_birth: {},
      housing_expense_type: { type: 'select', options: ['Own', 'Rent'] },
      travel_document_type: {
        type: 'select',
        options: ['Ordinary passport', 'Diplomatic passport'],
        facts: ['document_type@passport'],
      },
    }),
  ];

  it.each([
    ['OTTAWA CAN', 'Canada'],
    ['UTAH, U.S.A.', 'United States of America'],
    ['Padua, Italy', 'Italy'],
    ['SAN JUAN', undefined],
    ['Georgia', undefined],
  ])('the country of %s', (place_of_birth, country) => {
    const [value] = map(buildPaper('passport', { place_of_birth }), sections);
    expect([value?.value, value?.tier]).toEqual(country === undefined ? [undefined, undefined] : [country, 'inferred']);
  });

  it('a tenant rents', () => {
    expect(valuesOf(map(buildPaper('lease', { monthly_rent: '1250' }), sections))).toEqual({
      'me.housing_expense_type': 'Rent',
    });
    expect(map(buildPaper('bank_statement', { monthly_rent: '1250' }), sections)).toEqual([]);
  });

  it('the kind of passport from its letter', () => {
    expect(valuesOf(map(buildPaper('passport', { document_type: 'P' }), sections))).toEqual({
      'me.travel_document_type': 'Ordinary passport',
    });
  });
});
