// The last row of a table of transactions: what went out, what came in, and the balance, each under its heading.

import type { Reading } from '../../find/make-facts.ts';
import { beginsLine, findLabels, type LabelHit } from '../../find/match-label.ts';
import { type Amount, amountsBeside, type Column, findColumns, offColumn } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';

const rowHeads = [
  'total',
  'totals',
  'balance carried forward',
  'total transactions',
  'closing balance',
  'ending balance',
  'total for period',
  'sub total',
];

const headings: Readonly<Record<string, readonly string[]>> = {
  total_withdrawals: [
    'withdrawal',
    'withdrawals',
    'withdrawals/debits',
    'debit',
    'debits',
    'paid out',
    'money out',
    'withdrawal (-)',
    'payments',
    'dr',
    'withdrawals debits',
    'débit',
    'soll',
    'debe',
    'dare',
    'out',
  ],
  total_deposits: [
    'deposit',
    'deposits',
    'deposits/credits',
    'credit',
    'credits',
    'paid in',
    'money in',
    'deposit (+)',
    'receipts',
    'cr',
    'deposits credits',
    'crédit',
    'haben',
    'haber',
    'avere',
    'in',
  ],
  closing_balance: ['balance', 'running balance', 'ending daily balance', 'ledger balance', 'solde', 'saldo'],
};

export function readTableTotals(paper: Paper): Reading[] {
  const columns = Object.entries(headings).flatMap(([name, phrases]) =>
    findColumns(paper.sheets, phrases).map((column) => ({ name, column })),
  );
  return findLabels(paper.sheets, rowHeads)
    .filter(beginsLine)
    .flatMap((hit) => {
      const amounts = amountsBeside(hit).filter((amount) => amount.isAmount);
      if (amounts.length < 2) return [];
      return amounts.flatMap((amount) => {
        const name = headingOf(hit, amount, columns);
        // "Total" of the running balance is no balance.
        if (!name || (name === 'closing_balance' && /^(?:sub )?total/.test(hit.phrase))) return [];
        return [
          {
            name,
            value: name === 'closing_balance' ? amount.value : amount.value.replace(/^-/, ''),
            type: 'money' as const,
            confidence: 0.8 * hit.exactness,
            tokens: amount.tokens,
            anchor: 'table',
          },
        ];
      });
    });
}

function headingOf(
  hit: LabelHit,
  amount: Amount,
  columns: readonly { readonly name: string; readonly column: Column }[],
): string | undefined {
  return columns
    .filter(({ column }) => column.sheet === hit.sheet && column.top < hit.segment.top)
    .map(({ name, column }) => ({ name, off: offColumn(amount, column) }))
    .filter(({ off }) => off < hit.sheet.lineHeight * 4)
    .toSorted((a, b) => a.off - b.off)[0]?.name;
}
