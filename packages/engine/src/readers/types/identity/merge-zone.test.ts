import { describe, expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { mergeZone } from './merge-zone.ts';

const fact = (name: string, value: string, more: Partial<Fact> = {}): Fact => ({
  name,
  value,
  raw: value,
  type: 'code',
  tier: 'read',
  confidence: 0.8,
  evidence: [{ page: 1, box: [0.1, 0.1, 0.2, 0.2], quote: value }],
  ...more,
});
const inZone = (name: string, value: string, more: Partial<Fact> = {}): Fact =>
  fact(name, value, { confidence: 0.88, evidence: [{ page: 1, box: [0.1, 0.9, 0.2, 1], quote: value }], ...more });
const merge = (printed: Fact[], zone: Fact[]) => {
  const [merged] = mergeZone(printed, zone);
  return merged && { value: merged.value, tier: merged.tier, places: merged.evidence.length };
};

describe('mergeZone', () => {
  it('proves what both say, with both places', () => {
    expect(merge([fact('sex', 'F')], [inZone('sex', 'F')])).toEqual({ value: 'F', tier: 'proved', places: 2 });
  });

  it('knows the country of a nationality in the words of its people', () => {
    const printed = fact('nationality', 'BRITISH CITIZEN', { type: 'country' });
    expect(merge([printed], [inZone('nationality', 'United Kingdom', { type: 'country' })])).toEqual({
      value: 'BRITISH CITIZEN',
      tier: 'proved',
      places: 2,
    });
  });

  it('keeps what only one of them says', () => {
    const merged = mergeZone([fact('place_of_birth', 'TURKU')], [inZone('country_code', 'FIN')]);
    expect(merged.map(({ name }) => name)).toEqual(['place_of_birth', 'country_code']);
  });

  it('believes a check digit more than what is printed', () => {
    expect(merge([fact('passport_number', 'A8')], [inZone('passport_number', 'AB', { tier: 'proved' })])?.value).toBe(
      'AB',
    );
  });

  it('believes what is printed more than a zone that had to be put right', () => {
    expect(
      merge([fact('document_number', 'CA01')], [inZone('document_number', 'GA01', { confidence: 0.7 })])?.value,
    ).toBe('CA01');
  });

  it('goes on with the printed name where the zone cuts it short', () => {
    const printed = fact('surname', 'Papadopoulou-Georgiadou', { type: 'name' });
    expect(merge([printed], [inZone('surname', 'PAPADOPOULOU GEO', { type: 'name' })])?.value).toBe(
      'Papadopoulou-Georgiadou',
    );
  });

  it('drops a full name whose parts the zone tells', () => {
    const zone = [inZone('surname', 'ROE', { type: 'name' }), inZone('given_names', 'ANN', { type: 'name' })];
    expect(mergeZone([fact('full_name', 'ANN R0E')], zone).map(({ name }) => name)).toEqual(['surname', 'given_names']);
  });
});
