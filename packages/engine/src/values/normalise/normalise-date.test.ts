import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findDates } from './find-dates.ts';
import { normaliseDate } from './normalise-date.ts';

describe('normaliseDate', () => {
  test.each([
    ['2020-05-26', '2020-05-26'],
    ['26.05.2020', '2020-05-26'],
    ['26/05/20', '2020-05-26'],
    ['May 26, 2020', '2020-05-26'],
    ['Tuesday, May 26th, 2020', '2020-05-26'],
    ['26 May 2020', '2020-05-26'],
    ['26-MAY-2020', '2020-05-26'],
    ['26MAY2020', '2020-05-26'],
    ['14 JAN/JAN 13', '2013-01-14'],
    ['12 AUG /AOÛT 21', '2021-08-12'],
    ['1er janvier 2019', '2019-01-01'],
    ['3. März 2021', '2021-03-03'],
    ['26 de mayo de 2020', '2020-05-26'],
    ['1º de março de 2022', '2022-03-01'],
    ['1° dicembre 2025', '2025-12-01'],
    ['1.º de octubre de 2025', '2025-10-01'],
    ['uno de septiembre de dos mil veinticinco', '2025-09-01'],
    ['treinta y uno de agosto de dos mil veintiséis', '2026-08-31'],
    ['veintisiete de agosto de 2025', '2025-08-27'],
    ['22 de julio de dos mil veinticinco', '2025-07-22'],
    ['quatro de maio de mil novecentos e oitenta e quatro', '1984-05-04'],
    ['trentuno maggio duemilaventicinque', '2025-05-31'],
    ['premier août deux mille vingt-six', '2026-08-01'],
    ['vingt et un mai mil neuf cent quatre-vingt-douze', '1992-05-21'],
    ['the 5th day of January, 2020', '2020-01-05'],
    ['14th day of March, A.D. 2023', '2023-03-14'],
    ['2020-05-26T10:00:00Z', '2020-05-26'],
    ['26/05/2020 14:30', '2020-05-26'],
    ['20200526', '2020-05-26'],
    ['2 6 0 5 2 0 2 0', '2020-05-26'],
    ['2O/O5/2O2O', '2020-05-20'],
    ['26 0CT 2020', '2020-10-26'],
    ['Jun 2019', '2019-06'],
    ['06/2019', '2019-06'],
    ['2019-06', '2019-06'],
    ['24 Apr 76', '1976-04-24'],
    ['2024. május 3.', '2024-05-03'],
    ['Montag, 5. August 1984', '1984-08-05'],
    ['5.VIII.1984', '1984-08-05'],
    ['5 VIII 1984 r.', '1984-08-05'],
    ['5 V 1984', '1984-05-05'],
    ['1984. VIII. 5.', '1984-08-05'],
    ['5.8.1984 г.', '1984-08-05'],
    ['5 августа 1984 г.', '1984-08-05'],
    ['5. kolovoza 1984.', '1984-08-05'],
    ['5. srpnja 1984.', '1984-07-05'],
    ['5. srpna 1984', '1984-08-05'],
    ['1984 m. rugpjūčio 5 d.', '1984-08-05'],
    ['1984. gada 5. augusts', '1984-08-05'],
    ['Ngày 05 tháng 08 năm 1984', '1984-08-05'],
    ['1984年8月5日', '1984-08-05'],
    ['1984년 8월 5일', '1984-08-05'],
    ['05 AUG/AOÛ 84', '1984-08-05'],
    ['05 | 08 | 1984', '1984-08-05'],
    ['٥ أغسطس ١٩٨٤', '1984-08-05'],
    ['15 Mar. 2533', '1990-03-15'],
    ['๑๕ มีนาคม พ.ศ. ๒๕๓๓', '1990-03-15'],
    ['15 มี.ค. 33', '1990-03-15'],
    ['15 มี.ค. 2533 / 15 Mar. 1990', '1990-03-15'],
    ['15 Ramadan 1445 AH', '2024-03-25'],
    ['15 رمضان 1445 هـ', '2024-03-25'],
    ['15 Rabiʻ I 1445', '2023-09-30'],
    ['1411/08/20 H', '1991-03-07'],
    ['14 Mordad 1363', '1984-08-05'],
  ])('reads %s', (raw, value) => {
    expect(normaliseDate(raw, 'day-first')?.value).toBe(value);
  });

  it('lets the order decide what the numbers leave open', () => {
    expect(normaliseDate('12/03/2024', 'day-first')).toEqual({ value: '2024-03-12' });
    expect(normaliseDate('12/03/2024', 'month-first')).toEqual({ value: '2024-12-03' });
    expect(normaliseDate('12/03/2024', 'unknown')).toEqual({ value: '2024-12-03', alternatives: ['2024-03-12'] });
  });

  it('reads listopada as October behind a Croatian stop, as November elsewhere', () => {
    expect(normaliseDate('5. listopada 2020.', 'day-first')).toEqual({
      value: '2020-10-05',
      alternatives: ['2020-11-05'],
    });
    expect(normaliseDate('5 listopada 2020 r.', 'day-first')).toEqual({ value: '2020-11-05' });
  });

  it('takes the only possible reading against the order', () => {
    expect(normaliseDate('26/05/2020', 'month-first')).toEqual({ value: '2020-05-26' });
  });

  test.each([
    '31/02/2020',
    '00/00/0000',
    '13/13/2013',
    '2020-13-01',
    'Page 1 of 4',
    '1.234,56',
    '555-0100',
    'N/A',
    '1411/08/20',
    'Chapter 5 X 2019',
    'Av. 24 de Julho, 12',
    '12 fra 2019',
    '',
    '12345678901',
  ])('gives nothing for %s', (raw) => {
    expect(normaliseDate(raw, 'day-first')).toBeNull();
  });

  it('reads back every date however it is printed', () => {
    const days = fc.date({ min: new Date('1950-01-01'), max: new Date('2040-12-31'), noInvalidDate: true });
    const common = 'en-GB en-US de fr es it pt nl pl sv da nb fi ro el tr'.split(' ');
    // Their short names are words of other languages.
    const further = 'sk sl sr-Latn sr uk be ru bg mk lt et is sq id fil th ca gl ga cy'.split(' ');
    const printedIn = fc.oneof(
      fc.record({ tag: fc.constantFrom(...common), dateStyle: fc.constantFrom('long' as const, 'medium' as const) }),
      fc.record({ tag: fc.constantFrom(...common, ...further), dateStyle: fc.constant('long' as const) }),
    );
    fc.assert(
      fc.property(days, printedIn, (day, { tag, dateStyle }) => {
        const printed = new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'UTC' }).format(day);
        const order = tag === 'en-US' || tag === 'fil' ? 'month-first' : 'day-first';
        expect([printed, normaliseDate(printed, order)?.value]).toEqual([printed, day.toISOString().slice(0, 10)]);
      }),
      { numRuns: 1500 },
    );
  });

  it('never throws and gives ISO or nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const date = normaliseDate(text, 'unknown');
        if (date) expect(date.value).toMatch(/^\d{4}-\d{2}(-\d{2})?$/);
      }),
    );
  });
});

describe('findDates', () => {
  it('finds dates in a sentence with the place they stand', () => {
    const text = 'from May 26, 2020 - June 24, 2020, due 12/07/2020.';
    const found = findDates(text, 'month-first');
    expect(found.map((date) => [date.value, text.slice(date.from, date.to)])).toEqual([
      ['2020-05-26', 'May 26, 2020'],
      ['2020-06-24', 'June 24, 2020'],
      ['2020-12-07', '12/07/2020'],
    ]);
  });

  it.each(['03/01/2024 - 03/15/2024', '03-01-2024 - 03-15-2024', '03/01/2024-03/15/2024', '03.01.2024–15.03.2024'])(
    'finds both days of %s',
    (text) => {
      expect(
        findDates(text, text.includes('.') ? 'day-first' : 'month-first').map((date) => date.to - date.from),
      ).toEqual([10, 10]);
    },
  );

  it('sees no date in money, phone numbers and account numbers', () => {
    expect(findDates('1.234.56 · 858-555-0101 · 12-3456789 · 1,02.03', 'unknown')).toEqual([]);
  });
});

it('takes no English word for a day of another language', () => {
  expect(findDates('Payment due May 2025', 'day-first').map(({ value }) => value)).toEqual(['2025-05']);
});
