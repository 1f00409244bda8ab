// Yearly returns of individuals (form 1040 and its kin): the ticked filing status, and the sums at the ends of the numbered lines.

import type { Extractor } from '../../extractor.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { type Amount, findAmounts } from '../../find/read-amounts.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

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
  return {
    facts: makeFacts(context, [
      ...readFilingStatus(paper),
      ...readSums(paper),
      ...readFormYear(paper, /^1040|income tax return/i),
    ]),
  };
};

/** Marital status of a ticked filing status; a head of household may be either. */
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
