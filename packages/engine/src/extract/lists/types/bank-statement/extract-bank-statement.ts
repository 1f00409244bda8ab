// Statements of accounts and cards: bank, holder, accounts, days, balances.

import type { Fact } from '#document/facts.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import type { Extractor } from '../../extractor.ts';
import type { Segment, Sheet } from '../../find/lay-out.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { isLabelText } from '../../find/match-label.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { openPaper, type Paper } from '../../find/read-paper.ts';
import { readPeriod } from '../../find/read-period.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import { readAccountKind } from './read-account-kind.ts';
import { type AccountRow, readAccounts } from './read-accounts.ts';
import { readBalances } from './read-balances.ts';
import { readBankAndHolder } from './read-bank-and-holder.ts';

export const extractBankStatement: Extractor = (context) => {
  const paper = openPaper(context);
  const accounts = readAccounts(paper);
  const period = readPeriod(paper, 'statement_period', { from: 'period_start', to: 'period_end' });
  const day = (name: string): string | undefined => period.find((reading) => reading.name === name)?.value;
  const readings = [
    ...readAccountFields(accounts),
    ...period,
    ...readBalances(paper, { start: day('period_start'), end: day('period_end') }),
    ...readBankAndHolder(paper),
    ...readCurrency(paper),
    ...readHeadDate(paper),
  ];
  if (!readings.some(({ name }) => name === 'account_type')) readings.push(...readAccountKind(paper));
  return { facts: [...makeFacts(context, readings), ...listAccounts(paper, accounts)] };
};

/** A head that is a day and nothing else, or a day and the number of the page. */
function readHeadDate({ context, sheets }: Paper): Reading[] {
  for (const segment of sheets[0]?.segments ?? []) {
    if (segment.top > 0.35) break;
    if (isCaptioned(sheets[0]!, segment)) continue;
    const run = stringTogether(segment.tokens);
    const [date, ...more] = findDates(run.text, context.dates.order);
    if (!date || more.length > 0 || date.value.length < 10) continue;
    const rest = `${run.text.slice(0, date.from)} ${run.text.slice(date.to)}`;
    if (!/^[^\p{L}\d]*(?:page\s*\d+(?:\s*(?:of|\/)\s*\d+)?)?[^\p{L}\d]*$/iu.test(rest)) continue;
    return [
      {
        name: 'statement_date',
        value: date.value,
        type: 'date',
        confidence: date.alternatives ? 0.6 : 0.82,
        tokens: run.tokensAt(date.from, date.to),
        anchor: 'head',
        ...(date.alternatives ? { alternatives: date.alternatives } : {}),
      },
    ];
  }
  return [];
}

/** `Payment due date   06/25/2024` says another day. */
function isCaptioned({ segments }: Sheet, { left, top, bottom, height }: Segment): boolean {
  const inRow = segments.filter((other) => Math.abs(other.top + other.bottom - top - bottom) < height);
  return inRow.some((other) => other.left < left && isLabelText(other.text));
}

function readAccountFields(accounts: readonly AccountRow[]): Reading[] {
  return accounts.slice(0, 2).flatMap((account, index): Reading[] => {
    const suffix = index === 0 ? '' : `_${index + 1}`;
    const read = (
      name: string,
      value: string | undefined,
      tokens: AccountRow['type'],
      type: Reading['type'],
      confidence: number,
    ): Reading[] => (value ? [{ name: name + suffix, value, tokens, type, confidence, anchor: 'account table' }] : []);
    return [
      ...read('account_number', account.record.account_number, account.number, 'code', 0.92),
      ...read('closing_balance', account.record.closing_balance, account.balance, 'money', 0.85),
      ...read('account_type', account.record.account_type, account.type, 'string', 0.85),
    ];
  });
}

function listAccounts(paper: Paper, accounts: readonly AccountRow[]): Fact[] {
  if (accounts.length < 2) return [];
  const tokens = accounts.flatMap((account) => [...account.type, ...account.number, ...account.balance]);
  return [
    listFact(
      paper.context,
      'accounts',
      accounts.map((account) => account.record),
      tokens,
      0.88,
    ),
  ];
}
