import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { hasLuhnDigit, hasRoutingDigit, hasVinDigit } from './check-digits.ts';
import { normaliseIdentifier } from './normalise-identifier.ts';

describe('normaliseIdentifier', () => {
  test.each([
    ['GB82 WEST 1234 5698 7654 32', 'iban', 'GB82WEST12345698765432', 'passed'],
    ['DE89370400440532013000', 'iban', 'DE89370400440532013000', 'passed'],
    ['4111 1111 1111 1111', 'card', '4111111111111111', 'passed'],
    ['1HGCM82633A004352', 'vin', '1HGCM82633A004352', 'passed'],
    ['021000021', 'routing', '021000021', 'passed'],
    ['123456789', 'routing', '123456789', 'failed'],
    ['12-3456789', 'ein', '12-3456789', 'plausible'],
    ['123456789', 'ein', '12-3456789', 'plausible'],
    ['123-45-6789', 'ssn', '123-45-6789', 'plausible'],
    ['123 45 6789', 'ssn', '123-45-6789', 'plausible'],
    ['666-12-3456', 'ssn', '666-12-3456', 'failed'],
    ['123-4S-6789', 'ssn', '123-45-6789', 'plausible'],
    ['US-001', 'code', 'US-001', 'none'],
  ] as const)('reads %s as %s', (raw, kind, value, check) => {
    expect(normaliseIdentifier(raw, kind)).toMatchObject({ value, check });
  });

  it('proposes the repair of a misread letter', () => {
    expect(normaliseIdentifier('GB82 WE5T 1234 5698 7654 32', 'iban')).toMatchObject({
      check: 'failed',
      repair: 'GB82WEST12345698765432',
    });
  });

  test.each([
    ['XXX-XX-1234', 'ssn'],
    ['12345', 'ssn'],
    ['', 'iban'],
    ['Not Applicable', 'code'],
    ['ABCDEFGHI', 'routing'],
  ] as const)('gives nothing for %s as %s', (raw, kind) => {
    expect(normaliseIdentifier(raw, kind)).toBeNull();
  });

  it('never throws', () => {
    const kind = fc.constantFrom('iban', 'card', 'vin', 'routing', 'ein', 'ssn', 'code');
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), kind, (raw, one) => void normaliseIdentifier(raw, one as 'iban')),
    );
  });
});

describe('check digits', () => {
  const digits = (length: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length });

  it('Luhn notices every single wrong digit', () => {
    fc.assert(
      fc.property(digits(15), fc.nat(15), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const valid =
          [...Array(10).keys()].map((check) => [...body, check]).find((all) => hasLuhnDigit(all.join(''))) ?? [];
        expect(hasLuhnDigit(valid.join(''))).toBe(true);
        const wrong = valid.map((digit, index) => (index === place ? (digit + shift) % 10 : digit));
        expect(hasLuhnDigit(wrong.join(''))).toBe(false);
      }),
    );
  });

  it('routing numbers have exactly one check digit for a body', () => {
    fc.assert(
      fc.property(digits(7), (body) => {
        const passing = [...Array(10).keys()].filter((check) => hasRoutingDigit(`0${body.join('')}${check}`));
        expect(passing).toHaveLength(1);
      }),
    );
  });

  it('VIN tells two neighbours swapped', () => {
    expect(hasVinDigit('11111111111111111')).toBe(true);
    expect(hasVinDigit('1HGCM82633A004352')).toBe(true);
    expect(hasVinDigit('1HGMC82633A004352')).toBe(false);
  });
});
