import { describe, expect, test } from 'vitest';
import type { Locale } from '#extract/shapes/read-shape.ts';
import type { Shape } from '#extract/shapes/shape.ts';
import { drawPage } from '#extract/testing/draw-page.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { readText } from '#read/text/read-text.ts';
import { evidenceOfRun, printedText } from './evidence-of-run.ts';
import { groundValue } from './ground-value.ts';
import { layPrint, type Print } from './print.ts';

const locale: Locale = { dates: { order: 'day-first' }, country: 'US' };

const lines = [
  'Northwind Traders Ltd  Statement of Account',
  'Account holder: GONZÁLEZ PÉREZ, María José',
  'Address: 12 Harbour Street, Apt 4',
  'Springfield, IL 62701',
  'Date of birth: 12/03/1990  Nationality: ITA',
  'Account no. 4417-1234-5678-9113  Branch 12',
  'Total: 1 234,56 EUR  Paid: $12,500.00',
  'Period 14 June 2019 to 30 June 2019',
  'Telephone (312) 555-0147  Sex: F',
  'Senior Develop-',
  'ment Manager, Research & Insights',
  'Page 1 of 1  Items 10  GPA 3.80',
  'Reference AB-2019-00117',
];
const page = layPrint(drawPage(lines.map((text, row) => [50, 60 + row * 18, text])));

const misread = [
  'Narne: J0hn Srnith',
  'Passp0rt No. X123456O8',
  'Date of issue: 01 APR 2O19',
  'AmouNt due $l,2O0.00',
  'Issued by the Departrnent of State',
  'Ernployer: Consolidated Widget Manufactoring Company',
];
const picture = layPrint({ ...drawPage(misread.map((text, row) => [50, 60 + row * 18, text])), source: 'ocr' });

type Case = readonly [what: string, print: Print, shape: Shape, value: string, quote: string, printed: string];

const grounded: readonly Case[] = [
  ['as printed', page, 'party', 'Northwind Traders Ltd', 'Northwind Traders Ltd', 'Northwind Traders Ltd'],
  ['case', page, 'text', 'statement of account', 'STATEMENT OF ACCOUNT', 'Statement of Account'],
  ['accents', page, 'person_name', 'GONZALEZ PEREZ', 'Account holder: GONZALEZ PEREZ, Maria', 'GONZÁLEZ PÉREZ,'],
  [
    'the surname first',
    page,
    'person_name',
    'María José González Pérez',
    'Account holder: GONZÁLEZ PÉREZ, María José',
    'GONZÁLEZ PÉREZ, María José',
  ],
  [
    'over lines',
    page,
    'address',
    '12 Harbour Street, Apt 4, Springfield, IL 62701',
    'Address: 12 Harbour Street, Apt 4 Springfield, IL 62701',
    '12 Harbour Street, Apt 4 Springfield, IL 62701',
  ],
  ['an ISO date', page, 'date', '1990-03-12', 'Date of birth: 12/03/1990', '12/03/1990'],
  ['a date in words', page, 'date', '2019-06-14', 'Period 14 June 2019 to 30 June 2019', '14 June 2019'],
  ['the second of two dates', page, 'date', '2019-06-30', 'Period 14 June 2019 to 30 June 2019', '30 June 2019'],
  ['a country by its code', page, 'country', 'Italy', 'Nationality: ITA', 'ITA'],
  [
    'a number with dashes',
    page,
    'identifier',
    '4417123456789113',
    'Account no. 4417-1234-5678-9113',
    '4417-1234-5678-9113',
  ],
  ['digits grouped by a space', page, 'money', '1234.56', 'Total: 1 234,56 EUR', '1 234,56 EUR'],
  ['digits grouped by a comma', page, 'money', '12500', 'Paid: $12,500.00', '$12,500.00'],
  ['a phone number', page, 'phone', '+13125550147', 'Telephone (312) 555-0147', '(312) 555-0147'],
  ['a letter with its label', page, 'sex', 'female', 'Sex: F', 'F'],
  [
    'a hyphen at the end of a line',
    page,
    'text',
    'Senior Development Manager',
    'Senior Development Manager',
    'Senior Develop- ment Manager,',
  ],
  ['a small number with its label', page, 'integer', '10', 'Items 10', '10'],
  ['a number with another zero', page, 'number', '3.8', 'GPA 3.80', '3.80'],
  [
    'no quote but a value of its own',
    page,
    'identifier',
    'AB-2019-00117',
    'Case number AB-2019-00117',
    'AB-2019-00117',
  ],
  ['spaces that are not there', page, 'text', 'Research & Insights', 'Research&Insights', 'Research & Insights'],
  ['m read as rn, o as 0', picture, 'person_name', 'John Smith', 'Name: John Smith', 'J0hn Srnith'],
  ['digits read as letters', picture, 'identifier', 'X12345608', 'Passport No. X12345608', 'X123456O8'],
  ['a misread date', picture, 'date', '2019-04-01', 'Date of issue: 01 APR 2019', '01 APR 2O19'],
  ['a misread amount', picture, 'money', '1200.00', 'Amount due $1,200.00', '$l,2O0.00'],
  [
    'misread words',
    picture,
    'authority',
    'Department of State',
    'Issued by the Department of State',
    'Departrnent of State',
  ],
  [
    'a long misread name',
    picture,
    'party',
    'Consolidated Widget Manufacturing Company',
    'Employer: Consolidated Widget Manufacturing Company',
    'Consolidated Widget Manufactoring Company',
  ],
];

type Refusal = readonly [what: string, print: Print, shape: Shape, value: string, quote: string];

const refused: readonly Refusal[] = [
  ['a value that is not there', page, 'party', 'Contoso Holdings', 'Contoso Holdings'],
  ['a true quote that says something else', page, 'money', '99999.00', 'Total: 1 234,56 EUR'],
  ['a true quote, the value elsewhere on the page', page, 'money', '12500.00', 'Total: 1 234,56 EUR'],
  ['another date than the quote', page, 'date', '1990-03-13', 'Date of birth: 12/03/1990'],
  ['the other order of day and month', page, 'date', '1990-12-03', 'Date of birth: 12/03/1990'],
  ['a digit alone', page, 'text', '1', '1'],
  ['a digit in a quote that has it twice', page, 'text', '1', 'Page 1 of 1'],
  ['a digit that is everywhere', page, 'identifier', '1', 'no such words 1'],
  ['two digits of a number', page, 'integer', '12', '34'],
  ['digits inside another number', page, 'identifier', '5678', '5678'],
  ['the end of a longer number', page, 'identifier', '9113', 'no. 9113'],
  ['the end of a grouped amount', page, 'money', '234.56', '234,56'],
  ['the end of a grouped amount, its line quoted', page, 'money', '234.56', 'Total: 1 234,56 EUR'],
  ['part of an amount', page, 'money', '500.00', 'Paid: $12,500.00'],
  ['the year of a date', page, 'text', '1990', '1990'],
  ['letters inside a word', page, 'text', 'wind', 'wind'],
  ['part of a word', page, 'text', 'Trade', 'Trade'],
  ['words that are not beside each other', page, 'person_name', 'María Northwind', 'Account holder'],
  [
    'a name that lacks a word',
    page,
    'person_name',
    'María José González Castillo',
    'Account holder: GONZÁLEZ PÉREZ, María José',
  ],
  [
    'an address with another number',
    page,
    'address',
    '14 Harbour Street, Springfield, IL 62701',
    'Address: 12 Harbour Street, Apt 4',
  ],
  ['another phone number', page, 'phone', '+13125550148', 'Telephone (312) 555-0147'],
  ['the other sex', page, 'sex', 'M', 'Sex: F'],
  ['another country', page, 'country', 'Spain', 'Nationality: ITA'],
  ['nothing', page, 'text', '', 'Total'],
  ['marks alone', page, 'text', '—', '—'],
  ['another number in a picture', picture, 'identifier', 'X12345678', 'Passport No. X12345678'],
  ['another name in a picture', picture, 'person_name', 'Joan Sutton', 'Name: Joan Sutton'],
];

describe('what stands on the page', () => {
  test.each(grounded)('%s', (_what, print, shape, value, quote, printed) => {
    const [place] = groundValue(print, { shape, value, quote }, locale);
    expect(place && printedText(print, place.run)).toBe(printed);
  });
});

describe('what does not', () => {
  test.each(refused)('%s', (_what, print, shape, value, quote) => {
    expect(groundValue(print, { shape, value, quote }, locale)).toEqual([]);
  });
});

test('none is missed and none is let through', () => {
  const count = (cases: readonly (Case | Refusal)[]) =>
    cases.filter(([, print, shape, value, quote]) => groundValue(print, { shape, value, quote }, locale).length > 0)
      .length;
  expect({ found: count(grounded), of: grounded.length, let: count(refused), among: refused.length }).toEqual({
    found: 25,
    of: 25,
    let: 0,
    among: 27,
  });
});

test('the box is the value’s own, not that of its line', () => {
  const [place] = groundValue(page, { shape: 'date', value: '1990-03-12', quote: 'Date of birth: 12/03/1990' }, locale);
  const [evidence] = evidenceOfRun(page, place!.run);
  const word = page.words.find(({ text }) => text === '12/03/1990')!;
  expect(evidence).toEqual({ page: 1, box: word.box, quote: '12/03/1990' });
});

test('plain text gives ranges of characters', () => {
  const { pages } = readText(Buffer.from('Name: Ada Byron\nBorn 10 December 1985\n'), defaultReadLimits);
  const print = layPrint(pages[0]!);
  const [place] = groundValue(print, { shape: 'date', value: '1985-12-10', quote: 'Born 10 December 1985' }, locale);
  const [evidence] = evidenceOfRun(print, place!.run);
  expect(pages[0]!.text.slice(...evidence!.range!)).toBe('10 December 1985');
});
