// Balances and sums of a statement; most say the day they hold for between their words and the amount.
import { phrasesFor } from '../../find/find-labelled.ts';
import type { Reading } from '../../find/make-facts.ts';
import { beginsLine, findLabels, type LabelHit } from '../../find/match-label.ts';
import { amountsBeside } from '../../find/read-amounts.ts';
import { type FieldRule, type Paper, readFields } from '../../find/read-paper.ts';
import { type Period, readDatedBalances } from './read-dated-balances.ts';
import { readTableTotals } from './read-table-totals.ts';

const dated = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => [
    phrase,
    `${phrase} as of`,
    `${phrase} as at`,
    `your ${phrase}`,
    `your ${phrase} as of`,
    `${phrase} on`,
  ]);

const opening = dated([
  ...phrasesFor('bank_statement', 'opening_balance'),
  'opening account balance',
  'balance forward from last statement',
  'previous statement balance',
  'starting account balance',
  'opening bal',
  'opening bal.',
]);
// Weaker names of the same: taken where no better one is printed, or where their day tells.
const loose = ['account balance', 'current balance', 'total balance', 'your balance'];
const byDay = /^(?:balance (?:on|as of|as at|at)|solde au)$/;

const closing = dated([
  ...phrasesFor('bank_statement', 'closing_balance').filter((phrase) => !loose.includes(phrase) && !byDay.test(phrase)),
  'closing account balance',
  'ending account balance',
  'closing bal',
  'closing bal.',
  'new statement balance',
  'account value',
]);

const sum = (name: string, phrases: readonly string[] = []): FieldRule => ({
  name,
  kind: 'money',
  below: 2.2,
  phrases,
  // Of several amounts in a row only the last can be the balance; the table's reader knows its columns.
  accept: (finding) =>
    finding.sureness === 1 &&
    (finding.relation !== 'row' || amountsBeside(finding.label).length < 2) &&
    (finding.relation !== 'below' || !headsTransactions(finding.label)),
});

/** The label is a heading of the table of transactions: under it stands the first of many. */
function headsTransactions({ sheet, segment }: LabelHit): boolean {
  const middle = (segment.top + segment.bottom) / 2;
  const row = sheet.segments.filter((other) => Math.abs((other.top + other.bottom) / 2 - middle) < segment.height);
  const text = row.map((other) => other.text).join(' ');
  return /(?<!\p{L})(?:date|datum|fecha|data)(?!\p{L})/iu.test(text) && tableWords.test(text);
}

const tableWords =
  /(?<!\p{L})(?:description|narration|particulars|details|transactions?|text|buchungstext|libellé|concepto|descrizione|withdrawals?|deposits?|debits?|credits?|paid in|paid out|money in|money out)(?!\p{L})/iu;

// Electronic ones are some of the withdrawals, not all.
const withdrawals = [
  ...phrasesFor('bank_statement', 'total_withdrawals').filter((phrase) => phrase !== 'electronic withdrawals'),
  'withdrawals/debits',
  'total withdrawals/debits',
  'checks and other debits',
  'withdrawals and other subtractions',
];

const rules: readonly FieldRule[] = [
  { ...sum('opening_balance'), only: opening },
  { ...sum('closing_balance'), only: closing },
  sum('total_deposits', [
    'deposits, credits and interest',
    'deposits and other additions',
    'total money in',
    'total additions',
    'deposits/credits',
    'total deposits/credits',
  ]),
  { ...sum('total_withdrawals'), only: withdrawals },
  sum('interest_paid'),
  sum('available_balance'),
  sum('minimum_payment'),
  sum('credit_limit'),
];

/** `Deposits and Additions   3   6,915.20`: how many there were stands between the words and the sum. */
function readCounted(paper: Paper): Reading[] {
  return rules.flatMap(({ name, only, phrases }) => {
    const wordings = only ?? [...phrasesFor(paper.context.type, name), ...(phrases ?? [])];
    return findLabels(paper.sheets, wordings)
      .filter(beginsLine)
      .flatMap((hit): Reading[] => {
        const [count, amount, ...more] = amountsBeside(hit);
        const isCounted =
          count && amount?.isAmount && more.length === 0 && /^\d{1,4}$/.test(count.value) && !count.isAmount;
        return isCounted
          ? [
              {
                name,
                value: amount.value,
                type: 'money',
                confidence: 0.88 * hit.exactness,
                tokens: amount.tokens,
                anchor: hit.phrase,
              },
            ]
          : [];
      });
  });
}

export function readBalances(paper: Paper, period: Period): Reading[] {
  const readings = [
    ...readFields(paper, rules),
    ...readCounted(paper),
    ...readDatedBalances(paper, period),
    ...readTableTotals(paper),
  ];
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  const weaken = (reading: Reading): Reading => ({ ...reading, confidence: reading.confidence * 0.85 });
  if (!has('closing_balance'))
    readings.push(
      ...readFields(paper, [
        { ...sum('closing_balance'), only: loose, below: 3.2 },
        {
          ...sum('closing_balance'),
          only: ['balance'],
          below: 0,
          accept: (finding) => finding.sureness === 1 && finding.relation === 'row',
        },
      ]).map(weaken),
    );
  // A card's statement speaks of previous and new balance; its vocabulary has names of their own.
  if (has('minimum_payment'))
    readings.push(
      ...readFields(paper, [
        {
          ...sum('previous_balance'),
          only: [
            'previous balance',
            'previous statement balance',
            'opening balance',
            'last statement balance',
            'previous dues',
            'previous outstanding',
            'balance from last statement',
          ],
        },
        {
          ...sum('new_balance'),
          only: [
            'new balance',
            'new balance total',
            'statement balance',
            'new statement balance',
            'total dues',
            'total amount due',
            'total payment due',
            'total outstanding',
            'closing balance',
            'total balance due',
          ],
        },
      ]),
    );
  return readings.map((reading) =>
    /deposits|withdrawals/.test(reading.name) ? { ...reading, value: reading.value.replace(/^-/, '') } : reading,
  );
}
