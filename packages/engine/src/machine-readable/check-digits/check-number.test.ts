// Example numbers of the authorities, right and with one digit changed.
import { describe, expect, it, test } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { checkNumber } from './check-number.ts';
import { numbersByCountry } from './numbers-by-country.ts';
import { proveNumbers } from './prove-numbers.ts';

describe('national numbers', () => {
  test.each([
    ['national_id_number', 'PL', '44051401359', '44051401358'],
    ['tax_id', 'PL', '526-104-08-28', '526-104-08-29'],
    ['ssn', 'CA', '046 454 286', '046 454 287'],
    ['tax_id', 'BR', '390.533.447-05', '390.533.447-06'],
    ['national_id_number', 'ES', '12345678Z', '12345678A'],
    ['national_id_number', 'FR', '2 55 08 14 168 025 38', '2 55 08 14 168 025 39'],
    ['ssn', 'CH', '756.9217.0769.85', '756.9217.0769.84'],
    ['national_id_number', 'IN', '2341 2341 2346', '2341 2341 2347'],
    ['national_id_number', 'NL', '111222333', '111222334'],
  ])('%s of %s: %s passes, %s fails', (name, country, right, wrong) => {
    expect(checkNumber(name, right, country)).toBe('passes');
    expect(checkNumber(name, wrong, country)).toBe('fails');
  });

  it('for value added tax say themselves whose they are', () => {
    expect(checkNumber('vendor_tax_id', 'DE136695976')).toBe('passes');
    expect(checkNumber('vendor_tax_id', 'DE136695978', 'FR')).toBe('fails');
    expect(checkNumber('vendor_tax_id', 'EL094259216')).toBe('passes');
  });

  it('of another shape, without a check digit, or of no known country, fail nothing', () => {
    expect(checkNumber('national_id_number', '12345', 'PL')).toBe('not applicable');
    expect(checkNumber('tax_id', '36 574 261 809', 'DE')).toBe('passes');
    // Numbers of German tax offices have as many digits, and nothing to check.
    expect(checkNumber('tax_id', '36 574 261 890', 'DE')).toBe('not applicable');
    expect(checkNumber('national_id_number', 'QQ123456C', 'GB')).toBe('not applicable');
    expect(checkNumber('national_id_number', '44051401358')).toBe('not applicable');
    expect(checkNumber('national_id_number', '44051401358', 'VA')).toBe('not applicable');
    expect(checkNumber('full_name', '44051401359', 'PL')).toBe('not applicable');
  });
});

test.each([
  ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 01'],
  ['routing_number', '021000021', '021000022'],
  ['card_number', '4111 1111 1111 1111', '4111 1111 1111 1112'],
  ['vin', '1M8GDM9AXKP042788', '1M8GDM9A1KP042788'],
])('%s: %s passes, %s fails', (name, right, wrong) => {
  expect(checkNumber(name, right)).toBe('passes');
  expect(checkNumber(name, wrong)).toBe('fails');
});

it('lets vehicles from elsewhere be', () => {
  expect(checkNumber('vin', 'WVWZZZ1JZXW000010')).toBe('not applicable');
});

it('knows a module for every number that it names', () => {
  for (const country of Object.keys(numbersByCountry))
    for (const name of ['national_id_number', 'vat_number', 'tax_id'])
      expect(() => checkNumber(name, '1', country), country).not.toThrow();
});

it('proves a fact that passes, and keeps one that fails from being filled unasked', () => {
  const fact: Fact = {
    name: 'national_id_number',
    value: '44051401359',
    raw: '',
    type: 'code',
    tier: 'read',
    confidence: 0.9,
    evidence: [],
  };
  expect(proveNumbers([fact], 'PL')).toMatchObject([{ tier: 'proved', confidence: 0.99 }]);
  expect(proveNumbers([{ ...fact, value: '44051401358' }], 'PL')).toMatchObject([{ tier: 'read', confidence: 0.6 }]);
  expect(proveNumbers([{ ...fact, tier: 'inferred' }], 'PL')).toMatchObject([{ tier: 'inferred', confidence: 0.9 }]);
});
