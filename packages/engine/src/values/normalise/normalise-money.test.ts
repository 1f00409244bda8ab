import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findMoney, normaliseMoney } from './normalise-money.ts';

describe('normaliseMoney', () => {
  it('takes crowns for those of the paper', () => {
    expect(normaliseMoney('kr 6.645', 'NOK')).toEqual({ value: '6645', currency: 'NOK' });
    expect(normaliseMoney('12 krone')).toBeNull();
  });

  test.each([
    ['1,234.56', '1234.56', undefined],
    ['$1,234.56', '1234.56', 'USD'],
    ['1.234,56 €', '1234.56', 'EUR'],
    ['EUR 1.234,56', '1234.56', 'EUR'],
    ['1 234,56', '1234.56', undefined],
    ["CHF 1'234.50", '1234.50', 'CHF'],
    ['₹1,23,456.00', '123456.00', 'INR'],
    ['(12.00)', '-12.00', undefined],
    ['($12.00)', '-12.00', 'USD'],
    ['- 40.60', '-40.60', undefined],
    ['$-101.03', '-101.03', 'USD'],
    ['101.03-', '-101.03', undefined],
    ['250.00 DR', '-250.00', undefined],
    ['250.00 CR', '250.00', undefined],
    ['= $3,366.44', '3366.44', 'USD'],
    ['$ 5600', '5600', 'USD'],
    ['1,200', '1200', undefined],
    ['12,5', '12.5', undefined],
    ['1,234,567', '1234567', undefined],
    ['12.345.67', '12345.67', undefined],
    ['$1200 per month', '1200', 'USD'],
    ['S$ 15,336.33', '15336.33', 'SGD'],
    ['1200 dollars', '1200', 'USD'],
    ['1,2O0.0O', '1200.00', undefined],
    ['8, 906.14', '8906.14', undefined],
    ['25, 613.87', '25613.87', undefined],
    ['2,417 .96', '2417.96', undefined],
    ['0.00', '0.00', undefined],
    ['A$95,000.00', '95000.00', 'AUD'],
    ['BHD 431.250', '431.250', 'BHD'],
    ['OMR 1,431.250', '1431.250', 'OMR'],
    ['KD 3.350', '3.350', 'KWD'],
    ['KWD 1,500', '1500', 'KWD'],
    ['1 234,500 TND', '1234.500', 'TND'],
    ['1.234 EUR', '1234', 'EUR'],
    ['¥431,250', '431250', 'JPY'],
    ['34 074:45', '34074.45', undefined],
    ['41 200:-', '41200', undefined],
    ['-kr 6.645,50', '-6645.50', undefined],
    ['6 645,50 kr.', '6645.50', undefined],
  ])('reads %s', (raw, value, currency) => {
    expect(normaliseMoney(raw)).toEqual(currency ? { value, currency } : { value });
  });

  it('takes three digits for decimals where the amounts of the paper have three', () => {
    expect(normaliseMoney('431.250', 'BHD')).toEqual({ value: '431.250' });
    expect(normaliseMoney('431.250', 'EUR')).toEqual({ value: '431250' });
    expect(normaliseMoney('EUR 431.250', 'BHD')).toEqual({ value: '431250', currency: 'EUR' });
  });

  test.each([
    '6.25%',
    '26/05/2020',
    '2020-05-26',
    '555-0100',
    'N/A',
    '',
    '$',
    'US-001',
    '10.00 20.00',
    'INV1200',
    '12:30',
  ])('gives nothing for %s', (raw) => {
    expect(normaliseMoney(raw)).toBeNull();
  });

  it('reads back every amount however a country prints it', () => {
    const locale = fc.constantFrom('en-US', 'en-IN', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'de-CH', 'cs');
    const currency = fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'INR', 'SEK');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), locale, currency, (cents, tag, code) => {
        const format = new Intl.NumberFormat(tag, { style: 'currency', currency: code, currencyDisplay: 'code' });
        const printed = format.format(cents / 100);
        const money = normaliseMoney(printed);
        expect([printed, money?.currency, Math.round(Number(money?.value) * 100)]).toEqual([printed, code, cents]);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws and gives a plain decimal or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const money = normaliseMoney(text);
        if (money) expect(money.value).toMatch(/^-?\d+(\.\d+)?$/);
      }),
    );
  });
});

describe('findMoney', () => {
  it('keeps neighbouring columns apart', () => {
    expect(findMoney('10.00 32.00 320.00 16,640.00').map((amount) => amount.value)).toEqual([
      '10.00',
      '32.00',
      '320.00',
      '16640.00',
    ]);
  });

  it('reads one amount behind its sign where the recogniser saw a gap in it', () => {
    expect(findMoney('$5, 240.00 from Nov 3, 2025')[0]).toMatchObject({ value: '5240.00', currency: 'USD' });
    expect(findMoney('$3, 12').map((amount) => amount.value)).not.toContain('312');
  });

  it('finds the amount in a sentence and tells a bare number from money', () => {
    const found = findMoney('The rent is $1200, paid on day 5 of 12 months.');
    expect(found.map((amount) => [amount.value, amount.isAmount])).toEqual([
      ['1200', true],
      ['5', false],
      ['12', false],
    ]);
  });
});
