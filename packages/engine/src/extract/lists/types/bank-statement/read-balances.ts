// Balances and sums that no plain caption introduces: named by their day, counted, or at the end of a table.
import { phrasesFor } from '#catalogue/lexicon/captions.ts';
import { linesBelow } from '../../find/look-around.ts';
import type { Reading } from '../../find/make-facts.ts';
import { beginsLine, findLabels } from '../../find/match-label.ts';
import { amountsBeside, findAmounts } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { type Period, readDatedBalances } from './read-dated-balances.ts';
import { readTableTotals } from './read-table-totals.ts';

const counted: Readonly<Record<string, readonly string[]>> = {
  total_deposits: [
    ...phrasesFor('bank_statement', 'total_deposits'),
    'deposits, credits and interest',
    'deposits and other additions',
    'total money in',
    'total additions',
    'deposits/credits',
    'total deposits/credits',
  ],
  // Electronic ones are some of the withdrawals, not all.
  total_withdrawals: [
    ...phrasesFor('bank_statement', 'total_withdrawals').filter((phrase) => phrase !== 'electronic withdrawals'),
    'withdrawals/debits',
    'total withdrawals/debits',
    'checks and other debits',
    'withdrawals and other subtractions',
  ],
};

/** `Deposits and Additions   3   6,915.20`: how many there were stands between the words and the sum. */
function readCounted(paper: Paper): Reading[] {
  return Object.entries(counted).flatMap(([name, phrases]) =>
    findLabels(paper.sheets, phrases)
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
      }),
  );
}

/** `Opening Balance   Debits   Credits   Closing Balance` in one row, each with its sum under it; a table of transactions has no opening one. */
function readSummaryRow({ sheets }: Paper): Reading[] {
  const [opening, closing] = (['opening_balance', 'closing_balance'] as const).map((name) =>
    findLabels(sheets, phrasesFor('bank_statement', name)).map((hit) => ({ name, hit })),
  );
  return closing!.flatMap((last) => {
    const first = opening!.find(
      ({ hit }) =>
        hit.sheet === last.hit.sheet && Math.abs(hit.segment.top - last.hit.segment.top) < hit.segment.height * 0.6,
    );
    const pair = first && first.hit.segment.left < last.hit.segment.left ? [first, last] : [];
    return pair.flatMap(({ name, hit }) => {
      const [amount] = findAmounts(linesBelow(hit, 2.2)[0] ?? []);
      return amount?.isAmount
        ? [
            {
              name,
              value: amount.value,
              type: 'money' as const,
              confidence: 0.9,
              tokens: amount.tokens,
              anchor: hit.phrase,
            },
          ]
        : [];
    });
  });
}

export function readBalances(paper: Paper, period: Period): Reading[] {
  return [
    ...readCounted(paper),
    ...readSummaryRow(paper),
    ...readDatedBalances(paper, period),
    ...readTableTotals(paper),
  ].map((reading) =>
    /deposits|withdrawals/.test(reading.name) ? { ...reading, value: reading.value.replace(/^-/, '') } : reading,
  );
}
