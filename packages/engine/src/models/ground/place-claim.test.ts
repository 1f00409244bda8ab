import type { DocumentType } from '@oneform/contract';
import { describe, expect, test } from 'vitest';
import type { Page } from '#document/read-document.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { readText } from '#read/text/read-text.ts';
import { drawPage } from '#testing/draw-page.ts';
import { openPaper } from '../engine-port.ts';
import { evidenceOfRuns, printedText } from './evidence-of-runs.ts';
import { placeClaim } from './place-claim.ts';
import { layPrint } from './print.ts';

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
  'Born 0 4 0 7 1 9 8 9  Sortie le 3 août 2021',
  'Surname',
  'Lindqvist',
  'Given name',
  'Mara',
  '8  100 Main Street',
  'VAT DE 811 907 980  Straße München',
];
const page = drawPage(lines.map((text, row) => [50, 60 + row * 18, text]));

const misread = [
  'Narne: J0hn Srnith',
  'Passp0rt No. X123456O8',
  'Date of issue: 01 APR 2O19',
  'AmouNt due $l,2O0.00',
  'Issued by the Departrnent of State',
  'Ernployer: Consolidated Widget Manufactoring Company',
  'LNCARDHOLDER',
];
const picture: Page = { ...drawPage(misread.map((text, row) => [50, 60 + row * 18, text])), source: 'ocr' };

const form = drawPage(
  [
    'Income tax return of NY',
    ...Array(24).fill('Line of the form'),
    '121 MAPLE AVE',
    'Your town',
    'GREENVILLE  12083',
  ].map((text, row) => [50, 60 + row * 18, text]),
);

function place(on: Page, name: string, value: string, quote: string, type: DocumentType = 'letter') {
  const placed = placeClaim({ name, value, quote, page: 1 }, [layPrint(on)], openPaper([on], type));
  const { best } = placed;
  const printed = best?.occurrence.runs.map((run) => printedText(best.print, run)).join(' | ');
  return { ...placed, printed };
}

type Case = readonly [what: string, on: Page, name: string, value: string, quote: string, printed: string];

const inQuote: readonly Case[] = [
  ['as printed', page, 'employer_name', 'Northwind Traders Ltd', 'Northwind Traders Ltd', 'Northwind Traders Ltd'],
  ['case', page, 'description', 'statement of account', 'STATEMENT OF ACCOUNT', 'Statement of Account'],
  ['accents', page, 'full_name', 'GONZALEZ PEREZ', 'Account holder: GONZALEZ PEREZ, Maria', 'GONZÁLEZ PÉREZ,'],
  [
    'the surname first',
    page,
    'full_name',
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
  [
    'a quote that is shortened',
    page,
    'address',
    '12 Harbour Street, Apt 4, Springfield, IL 62701',
    'Address: 12 Harbour … Springfield, IL 62701',
    '12 Harbour Street, Apt 4 Springfield, IL 62701',
  ],
  ['an ISO date', page, 'date_of_birth', '1990-03-12', 'Date of birth: 12/03/1990', '12/03/1990'],
  ['the other order of day and month', page, 'date_of_birth', '1990-12-03', 'Date of birth: 12/03/1990', '12/03/1990'],
  ['a date in words', page, 'period_start', '2019-06-14', 'Period 14 June 2019 to 30 June 2019', '14 June 2019'],
  ['the second of two dates', page, 'period_end', '2019-06-30', 'Period 14 June 2019 to 30 June 2019', '30 June 2019'],
  ['a date in boxes', page, 'date_of_birth', '1989-07-04', 'Born 0 4 0 7 1 9 8 9', '0 4 0 7 1 9 8 9'],
  ['a date in another language', page, 'issue_date', '2021-08-03', 'Sortie le 3 août 2021', '3 août 2021'],
  ['a country by its code', page, 'nationality', 'Italy', 'Nationality: ITA', 'ITA'],
  [
    'a number with dashes',
    page,
    'account_number',
    '4417123456789113',
    'Account no. 4417-1234-5678-9113',
    '4417-1234-5678-9113',
  ],
  ['a number with spaces', page, 'tax_id', 'DE811907980', 'VAT DE 811 907 980', 'DE 811 907 980'],
  ['digits grouped by a space', page, 'total', '1234.56', 'Total: 1 234,56 EUR', '1 234,56 EUR'],
  ['digits grouped by a comma', page, 'total', '12500', 'Paid: $12,500.00', '$12,500.00'],
  ['a phone number', page, 'phone', '+13125550147', 'Telephone (312) 555-0147', '(312) 555-0147'],
  ['a letter with its label', page, 'sex', 'female', 'Sex: F', 'F'],
  [
    'a hyphen at the end of a line',
    page,
    'job_title',
    'Senior Development Manager',
    'Senior Development Manager',
    'Senior Develop- ment Manager,',
  ],
  ['a small number with its label', page, 'dependents', '10', 'Items 10', '10'],
  ['a number with another zero', page, 'gpa', '3.8', 'GPA 3.80', '3.80'],
  ['letters written out', page, 'city', 'Strasse Muenchen', 'Strasse Muenchen', 'Straße München'],
  ['spaces that are not there', page, 'department', 'Research & Insights', 'Research&Insights', 'Research & Insights'],
  ['a name in two cells', page, 'full_name', 'Mara Lindqvist', 'Surname Lindqvist Given name Mara', 'Lindqvist | Mara'],
  [
    'a house beside the number of its field',
    page,
    'address',
    '100 Main Street',
    '8 100 Main Street',
    '100 Main Street',
  ],
  ['m read as rn, o as 0', picture, 'full_name', 'John Smith', 'Name: John Smith', 'J0hn Srnith'],
  ['digits read as letters', picture, 'passport_number', 'X12345608', 'Passport No. X12345608', 'X123456O8'],
  ['a misread date', picture, 'issue_date', '2019-04-01', 'Date of issue: 01 APR 2019', '01 APR 2O19'],
  ['a misread amount', picture, 'amount_due', '1200.00', 'Amount due $1,200.00', '$l,2O0.00'],
  [
    'misread words',
    picture,
    'issuing_authority',
    'Department of State',
    'by the Department of State',
    'Departrnent of State',
  ],
  [
    'a long misread name',
    picture,
    'employer_name',
    'Consolidated Widget Manufacturing Company',
    'Employer: Consolidated Widget Manufacturing Company',
    'Consolidated Widget Manufactoring Company',
  ],
  [
    'a state that stands in the heading alone',
    form,
    'address',
    '121 MAPLE AVE, GREENVILLE, NY 12083',
    '121 MAPLE AVE, GREENVILLE, NY 12083',
    '121 MAPLE AVE | GREENVILLE 12083',
  ],
  ['the sign of a field run into it', picture, 'surname', 'CARDHOLDER', 'LN CARDHOLDER', 'LNCARDHOLDER'],
];

const elsewhere: readonly Case[] = [
  ['under another quote', page, 'total', '12500.00', 'Total: 1 234,56 EUR', '$12,500.00'],
  [
    'under a quote that is not there',
    page,
    'document_number',
    'AB-2019-00117',
    'Case number AB-2019-00117 of the court',
    'AB-2019-00117',
  ],
];

type Refusal = readonly [what: string, on: Page, name: string, value: string, quote: string];

const nowhere: readonly Refusal[] = [
  ['another company', page, 'employer_name', 'Contoso Holdings', 'Contoso Holdings'],
  ['another amount than the quote', page, 'total', '99999.00', 'Total: 1 234,56 EUR'],
  ['another date than the quote', page, 'date_of_birth', '1990-03-13', 'Date of birth: 12/03/1990'],
  ['two digits of a number', page, 'dependents', '34', '34'],
  ['digits inside another number', page, 'account_number', '5678', '5678'],
  ['the end of a longer number', page, 'account_number', '9113', 'no. 9113'],
  ['the end of a grouped amount', page, 'total', '234.56', '234,56'],
  ['the end of a grouped amount, its line quoted', page, 'total', '234.56', 'Total: 1 234,56 EUR'],
  ['part of an amount', page, 'total', '500.00', 'Paid: $12,500.00'],
  ['the year of a date', page, 'description', '1990', '1990'],
  ['letters inside a word', page, 'description', 'wind', 'wind'],
  ['part of a word', page, 'description', 'Trade', 'Trade'],
  ['words far from each other', page, 'full_name', 'María Reference', 'Account holder'],
  [
    'a name that lacks a word',
    page,
    'full_name',
    'María González Castillo',
    'Account holder: GONZÁLEZ PÉREZ, María José',
  ],
  [
    'an address with another number',
    page,
    'address',
    '14 Harbour Street, Springfield, IL 62701',
    'Address: 12 Harbour',
  ],
  ['another phone number', page, 'phone', '+13125550148', 'Telephone (312) 555-0147'],
  ['another sex', page, 'sex', 'M', 'Sex: F'],
  ['another country', page, 'nationality', 'Spain', 'Nationality: ITA'],
  ['nothing', page, 'description', '', 'Total'],
  ['marks alone', page, 'description', '—', '—'],
  ['another number in a picture', picture, 'passport_number', 'X12345678', 'Passport No. X12345678'],
  ['another name in a picture', picture, 'full_name', 'Joan Sutton', 'Name: Joan Sutton'],
];

describe('in the words quoted', () => {
  test.each(inQuote)('%s', (_what, on, name, value, quote, printed) => {
    const placed = place(on, name, value, quote);
    expect(placed.printed).toBe(printed);
    expect(placed.best!.inQuote).toBeGreaterThan(0.5);
  });
});

describe('elsewhere on the page', () => {
  test.each(elsewhere)('%s', (_what, on, name, value, quote, printed) => {
    const placed = place(on, name, value, quote);
    expect(placed.printed).toBe(printed);
    expect(placed.best!.inQuote).toBe(0);
  });
});

describe('nowhere', () => {
  test.each(nowhere)('%s', (_what, on, name, value, quote) => {
    expect(place(on, name, value, quote).printed).toBeUndefined();
  });
});

test('of several places that say it, the one under its caption is the one', () => {
  const bill = drawPage(
    ['Security deposit: $1,450.00', 'Rent: $1,450.00', 'Late fee: $50.00'].map((text, row) => [
      50,
      60 + row * 18,
      text,
    ]),
  );
  const { best } = place(bill, 'monthly_rent', '1450.00', '$1,450.00', 'lease');
  expect(best!.print.words[best!.print.wordAt[best!.occurrence.runs[0]!.from]!]!.line).toBe(1);
  expect(best!.captions.own).toBeGreaterThan(0);
});

test('a page that is named wrongly does not hide the value', () => {
  const second: Page = { ...page, number: 2 };
  const first: Page = { ...drawPage([[50, 60, 'Nothing of interest']]), number: 1 };
  const claim = { name: 'document_number', value: 'AB-2019-00117', quote: 'Reference AB-2019-00117', page: 1 };
  const { best } = placeClaim(claim, [layPrint(first), layPrint(second)], openPaper([first, second], 'letter'));
  expect(best).toMatchObject({ inQuote: 1, print: { page: { number: 2 } } });
});

test('the box is the value’s own, not that of its line', () => {
  const { best } = place(page, 'date_of_birth', '1990-03-12', 'Date of birth: 12/03/1990');
  const word = best!.print.words.find(({ text }) => text === '12/03/1990')!;
  expect(evidenceOfRuns(best!.print, best!.occurrence.runs)).toEqual([{ page: 1, box: word.box, quote: '12/03/1990' }]);
});

test('plain text gives ranges of characters', () => {
  const [plain] = readText(Buffer.from('Name: Ada Byron\nBorn 10 December 1985\n'), defaultReadLimits).pages;
  const { best } = place(plain!, 'date_of_birth', '1985-12-10', 'Born 10 December 1985');
  const [evidence] = evidenceOfRuns(best!.print, best!.occurrence.runs);
  expect(plain!.text.slice(...evidence!.range!)).toBe('10 December 1985');
});
