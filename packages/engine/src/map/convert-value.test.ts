import { describe, expect, it, test } from 'vitest';
import { convertValue } from './convert-value.ts';
import { buildField } from './testing/build-paper.ts';

const convert = (field: Parameters<typeof buildField>[1], value: string, name = 'fact', type = 'string' as const) =>
  convertValue(buildField('field', field), { value, name, type });

describe('convertValue', () => {
  test.each([
    ['number', '1,234.50', 1234.5],
    ['number', '$4,580.00', 4580],
    ['number', '1.234,56 €', 1234.56],
    ['number', '2', 2],
    ['date', '2021-06-15', '2021-06-15'],
    ['boolean', 'Yes', true],
    ['boolean', 'checked', true],
    ['boolean', 'No', false],
    ['url', 'www.example.com', 'https://www.example.com'],
    ['email', 'anna@example.com', 'anna@example.com'],
    ['array', 'English, French; German', ['English', 'French', 'German']],
  ] as const)('%s from %j', (type, text, value) => {
    expect(convert({ type }, text)).toEqual({ value, certainty: 1 });
  });

  test.each([
    ['number', 'none'],
    ['date', '2021'],
    ['date', '2021-13'],
    ['date', '2021-02-30'],
    ['boolean', 'perhaps'],
    ['email', 'anna at example'],
    ['string', '  '],
    ['object', 'text'],
  ] as const)('no %s from %j', (type, text) => {
    expect(convert({ type }, text)).toBeUndefined();
  });

  it('takes a month for its first day, and says that it did', () => {
    expect(convert({ type: 'date' }, '2013-08')).toEqual({ value: '2013-08-01', certainty: 0.9 });
  });

  test.each([
    ['place_of_birth', 'HALIFAX', 'Halifax'],
    ['landlord_address.city', "ST. JOHN'S", "St. John's"],
    ['employer_address', '14 HARBOUR ROAD, HALIFAX NS', '14 Harbour Road, Halifax NS'],
    ['surname', 'LINDGREN', 'Lindgren'],
    ['full_name', 'Mara LINDGREN', 'Mara Lindgren'],
    ['passport_number', 'HKABCD', 'HKABCD'],
    ['email_address', 'MAYA@EXAMPLE.COM', 'MAYA@EXAMPLE.COM'],
  ])('writes a place as people do, and nothing else: %s %s', (name, printed, written) => {
    expect(convert({ type: 'string' }, printed, name)?.value).toBe(written);
  });

  it('knows a place by the field when the paper only has a label', () => {
    expect(convert({ type: 'string', atomic: 'place_of_birth' }, 'HALIFAX', '')?.value).toBe('Halifax');
  });

  it('refuses what the field could not hold: wrong pattern, too long', () => {
    expect(convert({ regex: '[0-9]{3}-[0-9]{2}-[0-9]{4}' }, 'XXX-XX-6789')).toBeUndefined();
    expect(convert({ max_length: 3 }, 'four')).toBeUndefined();
  });

  it('lets an expired passport be expired', () => {
    expect(convert({ type: 'date', validations: ['date_in_future'] }, '2001-01-01')?.value).toBe('2001-01-01');
  });

  test.each([
    ['CAN', 'Canada'],
    ['CANADIAN/CANADIENNE', 'Canada'],
    ['Atlantis', 'Atlantis'],
  ])('nationality %s is %s', (text, value) => {
    expect(convert({}, text, 'nationality')?.value).toBe(value);
  });

  it('takes the first value of each record for a plain list', () => {
    const field = buildField('languages', { type: 'array' });
    const value = [{ language: 'English', level: 'C1' }, { language: 'German' }];
    expect(convertValue(field, { value, name: 'languages', type: 'list' })?.value).toEqual(['English', 'German']);
  });
});
