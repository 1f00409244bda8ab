import { expect, it } from 'vitest';
import { hasPatternOf } from './known-numbers.ts';

it.each([
  ['ES', 'national_id_number', '12345678Z', '1234567'],
  ['IN', 'tax_id', 'BKTPM4821Q', 'BKTXM4821Q'],
  ['PL', 'document_number', 'ABA300000', 'AB300000'],
  ['IT', 'document_number', 'CA00000AA', 'CA0000AA0'],
  ['DE', 'document_number', 'L01X00T47', 'A01X00T47'],
])('%s %s: %s is one, %s is none', (country, name, right, wrong) => {
  expect([hasPatternOf(name, right, country), hasPatternOf(name, wrong, country)]).toEqual([true, false]);
});

it('knows nothing of other countries', () => {
  expect(hasPatternOf('document_number', 'L01X00T47', 'FR')).toBeUndefined();
});
