// Yearly returns of individuals (form 1040 and its kin): who files, and the sums at the ends of the numbered lines.

import { normaliseAddress } from '#normalise/normalise-address.ts';
import type { Extractor } from '../../extractor.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { type Amount, findAmounts } from '../../find/read-amounts.ts';
import { type FieldRule, openPaper, type Paper, readFields } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

const fields: readonly FieldRule[] = [
  {
    name: 'given_names',
    kind: 'name_part',
    below: 2.6,
    only: [
      'your first name and middle initial',
      'your first name and initial',
      'first name and middle initial',
      'first name and initial',
      'forenames',
    ],
  },
  { name: 'surname', kind: 'name_part', below: 2.6, only: ['last name', 'surname'] },
  { name: 'ssn', kind: 'ssn', below: 2.6, only: ['your social security number', 'social security number'] },
  {
    name: 'spouse_given_names',
    kind: 'name_part',
    below: 2.6,
    only: [
      "if joint return, spouse's first name and middle initial",
      "spouse's first name and middle initial",
      "spouse's first name and initial",
    ],
  },
  { name: 'spouse_ssn', kind: 'ssn', below: 2.6, only: ["spouse's social security number"] },
  {
    name: 'street',
    kind: 'text',
    below: 2.6,
    only: [
      'home address (number and street). if you have a p.o. box, see instructions.',
      'home address (number and street)',
      'home address',
      'present home address',
    ],
  },
  // Alone, as its caption is often set on two lines and the short ones below are its beginning.
  {
    name: 'city',
    kind: 'text',
    below: 2.6,
    only: ['city, town, or post office. if you have a foreign address, also complete spaces below.'],
  },
  {
    name: 'city',
    kind: 'text',
    below: 2.6,
    only: ['city, town, or post office', 'city, town or post office, state, and zip code', 'city'],
  },
  { name: 'state', kind: 'text', below: 2.6, only: ['state'], accept: (finding) => /^[A-Z]{2}$/.test(finding.value) },
  {
    name: 'postal_code',
    kind: 'code',
    below: 2.6,
    only: ['zip code'],
    accept: (finding) => /^\d{5}(?:-\d{4})?$/.test(finding.value),
  },
  { name: 'occupation', kind: 'text', below: 2.6, only: ['your occupation', 'occupation'] },
  { name: 'phone', kind: 'phone', below: 2, only: ['phone no', 'daytime phone number', 'phone number'] },
  { name: 'email', kind: 'email', below: 2, only: ['email address'] },
];

const sums: Readonly<Record<string, readonly string[]>> = {
  wages: [
    'wages, salaries, tips, etc.',
    'total amount from form(s) w-2, box 1',
    'total amount from form(s) w-2, box 1 (see instructions)',
  ],
  total_income: ['this is your total income', 'total income'],
  adjusted_gross_income: ['this is your adjusted gross income', 'adjusted gross income'],
  taxable_income: ['this is your taxable income', 'taxable income'],
  total_tax: ['this is your total tax', 'total tax'],
  total_payments: ['these are your total payments', 'total payments'],
  refund: [
    'amount of line 34 you want refunded to you',
    'this is the amount you overpaid',
    'amount you overpaid',
    'refund',
  ],
  amount_owed: ['this is the amount you owe', 'amount you owe'],
};

export const extractTaxReturn: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = readFields(paper, fields);
  return {
    facts: makeFacts(context, [
      ...ownSurname(readings),
      ...readSpouse(readings),
      ...readFilingStatus(paper),
      ...readAddress(readings),
      ...readSums(paper),
      ...readFormYear(paper, /^1040|income tax return/i),
    ]),
  };
};

const isInRow = (a: Reading | undefined, b: Reading): boolean => {
  const [first, second] = [a?.tokens[0], b.tokens[0]];
  return (
    first !== undefined &&
    second !== undefined &&
    first.page === second.page &&
    Math.abs(first.top - second.top) < 0.7 * (first.bottom - first.top)
  );
};

/** Both spouses have a box for the last name: each stands in the row of the first. */
function ownSurname(readings: readonly Reading[]): readonly Reading[] {
  const given = readings.find(({ name }) => name === 'given_names');
  const hasOwn = readings.some((reading) => reading.name === 'surname' && isInRow(given, reading));
  return hasOwn ? readings.filter((reading) => reading.name !== 'surname' || isInRow(given, reading)) : readings;
}

function readSpouse(readings: readonly Reading[]): Reading[] {
  const given = readings.find(({ name }) => name === 'spouse_given_names');
  const surname = readings.find((reading) => reading.name === 'surname' && isInRow(given, reading));
  if (!given || !surname) return [];
  return [
    {
      name: 'spouse_name',
      value: `${given.value} ${surname.value}`,
      type: 'name',
      confidence: Math.min(given.confidence, surname.confidence),
      tokens: [...given.tokens, ...surname.tokens],
      anchor: 'name boxes',
    },
  ];
}

/** What a ticked filing status says of the marriage; a head of household may be either. */
const statuses: readonly (readonly [string, RegExp, string])[] = [
  ['single', /^single/i, 'Single'],
  ['married filing jointly', /^married filing jointly/i, 'Married'],
  ['married filing separately', /^married filing separately/i, 'Married'],
  ['qualifying surviving spouse', /^qualifying (?:surviving spouse|widow)/i, 'Widowed'],
];

function readFilingStatus(paper: Paper): Reading[] {
  const ticked = paper.context.fields.filter((field) => field.kind === 'checkbox' && field.checked);
  const [status, other] = statuses.filter(([, pattern]) =>
    ticked.some(({ label, option }) => pattern.test(option ?? '') || pattern.test(label ?? '')),
  );
  const [hit] = status && !other ? findLabels(paper.sheets, [status[0]]) : [];
  return status && hit
    ? [
        {
          name: 'marital_status',
          value: status[2],
          type: 'string',
          confidence: 0.9,
          tokens: hit.tokens,
          anchor: 'ticked box',
        },
      ]
    : [];
}

/** The amount stands at the end of the row, after the line's number once more. */
function readSums(paper: Paper): Reading[] {
  return Object.entries(sums).flatMap(([name, phrases]) =>
    findLabels(paper.sheets, phrases).flatMap((hit): Reading[] => {
      // Figures among words number a form or a line.
      const row = segmentsRightOf(hit.sheet, hit.segment)
        .filter((segment) => !/\p{L}/u.test(segment.text))
        .flatMap((segment) => findAmounts(segment.tokens));
      const amount = row.filter(isSum).at(-1);
      return amount
        ? [
            {
              name,
              value: amount.value,
              type: 'money',
              confidence: (amount.isAmount ? 0.88 : 0.75) * hit.exactness * (0.5 + amount.confidence / 2),
              tokens: amount.tokens,
              anchor: hit.phrase,
            },
          ]
        : [];
    }),
  );
}

/** Whole dollars are printed with a comma or a point; a bare one or two digits number a line. */
const isSum = (amount: Amount): boolean => amount.isAmount || Number(amount.value) >= 100;

function readAddress(readings: readonly Reading[]): Reading[] {
  const parts = ['street', 'city', 'state', 'postal_code'].map((name) =>
    readings.find((reading) => reading.name === name),
  );
  const [street, city, state, code] = parts;
  if (!street || !city) return [];
  const address = normaliseAddress(
    `${street.value}\n${city.value}${state ? `, ${state.value}` : ''}${code ? ` ${code.value}` : ''}`,
  );
  const used = parts.filter((part) => part !== undefined);
  return address
    ? [
        {
          name: 'address',
          value: address.value,
          type: 'address',
          confidence: Math.min(...used.map((part) => part.confidence)),
          tokens: used.flatMap((part) => part.tokens),
          anchor: 'address boxes',
        },
      ]
    : [];
}
