import fc from 'fast-check';
import countries from 'i18n-iso-countries';
import { describe, expect, it, test } from 'vitest';
import { normaliseCountry } from './normalise-country.ts';

describe('normaliseCountry', () => {
  test.each([
    ['UNITED STATES OF AMERICA', 'US'],
    ['U.S.A.', 'US'],
    ['USA', 'US'],
    ['United Kingdom', 'GB'],
    ['BRITISH CITIZEN', 'GB'],
    ['CANADIAN/CANADIENNE', 'CA'],
    ['MALAYSIA', 'MY'],
    ['Deutschland', 'DE'],
    ['D<<', 'DE'],
    ['DEU', 'DE'],
    ['SE', 'SE'],
    ['Österreich', 'AT'],
    ['Republic of Singapore', 'SG'],
    ['Indian', 'IN'],
    ['Ireland', 'IE'],
    ['The Netherlands', 'NL'],
  ])('reads %s', (raw, alpha2) => {
    expect(normaliseCountry(raw)?.alpha2).toBe(alpha2);
  });

  test.each(['', 'N/A', 'Springfield', 'in', 'it', '12345', 'QQQ', 'Chicago, IL', 'Portland, ME'])(
    'gives nothing for %s',
    (raw) => {
      expect(normaliseCountry(raw)).toBeNull();
    },
  );

  it('knows every country by name and by either code', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(countries.getAlpha2Codes())), (alpha2) => {
        const alpha3 = countries.alpha2ToAlpha3(alpha2) ?? '';
        expect(normaliseCountry(alpha2)?.alpha3).toBe(alpha3);
        expect(normaliseCountry(alpha3)?.alpha2).toBe(alpha2);
        expect(normaliseCountry(countries.getName(alpha2, 'en') ?? '')?.alpha2).toBe(alpha2);
      }),
      { numRuns: 300 },
    );
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (raw) => void normaliseCountry(raw)));
  });
});
