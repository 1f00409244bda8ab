import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findPhones, normalisePhone, writePhone } from './normalise-phone.ts';

describe('normalisePhone', () => {
  test.each([
    ['(555) 666-7777', 'US', '+15556667777'],
    ['+44 20 7946 0958', undefined, '+442079460958'],
    ['020 7946 0958', 'GB', '+442079460958'],
    ['0044 20 7946 0958', 'DE', '+442079460958'],
    ['Tel: 030 901820', 'DE', '+4930901820'],
    ['858.555.0101', 'US', '+18585550101'],
    ['(858)-555-0101', 'US', '+18585550101'],
    ['555-0100', undefined, '555-0100'],
    ['816-555-0146', undefined, '816-555-0146'],
  ])('reads %s', (raw, country, value) => {
    expect(normalisePhone(raw, country)).toEqual({ value });
  });

  it('writes the extension behind the number', () => {
    expect(writePhone(normalisePhone('(503) 555-0142 x 1234')!)).toBe('+15035550142 x1234');
    expect(writePhone(normalisePhone('(503) 555-0142')!)).toBe('(503) 555-0142');
  });

  it('keeps the extension apart', () => {
    expect(normalisePhone('212-555-0123 ext. 45', 'US')).toEqual({ value: '+12125550123', extension: '45' });
  });

  test.each([
    '123-45-6789',
    '26/05/2020',
    '2020-05-26',
    '12-3456789',
    '1,234.56',
    '12345',
    '',
    'N/A',
    '0000000',
    '2017-2018',
    '25/12/2023 8',
    '09 / 04/19 86',
    '01251968',
    '(1234567',
  ])('gives nothing for %s', (raw) => {
    expect(normalisePhone(raw, 'US')).toBeNull();
  });

  it('reads a number the same with any punctuation', () => {
    const separator = fc.constantFrom(' ', '-', '.');
    fc.assert(
      fc.property(fc.integer({ min: 2_000_000, max: 9_999_999 }), separator, (line, mark) => {
        const digits = String(line);
        const printed = ['212', digits.slice(0, 3), digits.slice(3)].join(mark);
        expect(normalisePhone(printed, 'US')?.value).toBe(`+1212${digits}`);
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 30 }),
        fc.string({ maxLength: 3 }),
        (raw, country) => void normalisePhone(raw, country),
      ),
    );
  });
});

it('finds phones among other numbers', () => {
  const text = 'Call 1-800-555-0199 or (858) 555-0101 before 26/05/2020.';
  expect(findPhones(text, 'US').map((phone) => phone.value)).toEqual(['+18005550199', '+18585550101']);
});
