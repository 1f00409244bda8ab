// Statements of accounts and cards: bank, holder, accounts, days, balances.

import type { Fact } from '#document/facts.ts';
import { findDates } from '#normalise/find-dates.ts';
import type { Extractor } from '../../extractor.ts';
import type { Segment } from '../../find/lay-out.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { type FieldRule, openPaper, type Paper, readAddresses, readFields } from '../../find/read-paper.ts';
import { readPeriod } from '../../find/read-period.ts';
import { stringTogether } from '../../find/run-of-text.ts';
import { readAccountKind } from './read-account-kind.ts';
import { type AccountRow, readAccounts } from './read-accounts.ts';
import { readBalances } from './read-balances.ts';
import { bankWord, readBankAndHolder } from './read-bank-and-holder.ts';

const hasDigits =
  (count: number) =>
  (finding: { readonly value: string }): boolean =>
    (finding.value.match(/\d/g) ?? []).length >= count;

const fields: readonly FieldRule[] = [
  { name: 'account_number', kind: 'code', below: 2, accept: hasDigits(4) },
  // The kind of account may stand before the word "account": `Share Savings Account 224187-S00`.
  {
    name: 'account_number',
    kind: 'code',
    below: 0,
    anywhere: true,
    only: ['account', 'account number', 'account no', 'account #'],
    accept: (finding) =>
      hasDigits(5)(finding) &&
      finding.relation === 'right' &&
      /^(?:[\p{L}&'.-]+\s){0,3}(?:checking|savings|current|deposit|money market|business|share|club|certificate)$/iu.test(
        finding.label.before.map((token) => token.text).join(' '),
      ),
  },
  {
    name: 'routing_number',
    kind: 'routing',
    below: 2,
    phrases: ['routing number (rtn)', 'routing transit number', 'aba routing number'],
    // A second number is for wires alone.
    accept: ({ label }) =>
      !label.sheet.segments.some((line) => isRightOver(line, label.segment) && /\bwires?\b/i.test(line.text)),
  },
  { name: 'iban', kind: 'iban', below: 2 },
  {
    name: 'email',
    kind: 'email',
    below: 0,
    only: ['email', 'e-mail', 'email id', 'email address', 'registered email'],
  },
  {
    name: 'account_type',
    kind: 'text',
    below: 0,
    only: ['account type', 'type of account', 'product name', 'product', 'kontoart', 'type de compte'],
  },
  { name: 'period_start', kind: 'date', below: 2 },
  { name: 'period_end', kind: 'date', below: 2 },
  { name: 'payment_due_date', kind: 'date', below: 2 },
  {
    name: 'statement_date',
    kind: 'date',
    below: 2,
    only: [
      'statement date',
      'date of statement',
      'statement issued',
      'statement as of',
      'date issued',
      'issue date',
      'date du relevé',
      'auszugsdatum',
      'fecha de extracto',
      'data estratto conto',
      'statement closing date',
      'closing date',
      'date of issue',
      'issued on',
      'print date',
    ],
  },
];

// Cards are often named by their last figures alone.
const lastDigits: readonly FieldRule[] = [
  {
    name: 'account_number',
    kind: 'code',
    below: 0,
    only: [
      'account ending',
      'account ending in',
      'account number ending in',
      'card ending in',
      'card number ending in',
      'card number',
      'card no',
    ],
    accept: hasDigits(4),
  },
];

const isRightOver = (line: Segment, under: Segment): boolean =>
  line.top < under.top &&
  under.top - line.bottom < under.height * 0.9 &&
  Math.abs(line.left - under.left) < under.height * 2;

// A title names the day the statement speaks for: `Account Summary as at 30/06/2025`, `For 03/02/2022`.
const titled: readonly FieldRule[] = [
  {
    name: 'statement_date',
    kind: 'date',
    below: 0,
    anywhere: true,
    only: [
      'summary as at',
      'summary as of',
      'statement as at',
      'statement as of',
      'statement for',
      'position as at',
      'details as at',
      'statement dated',
      'as at',
      'as of',
    ],
    accept: (finding) =>
      finding.label.segment.top < 0.5 &&
      finding.value.length === 10 &&
      finding.relation === 'right' &&
      !/balance|payment|saldo/i.test(finding.label.segment.text),
  },
  {
    name: 'statement_date',
    kind: 'date',
    below: 0,
    only: ['for', 'date', 'dated', 'datum', 'fecha', 'data'],
    accept: (finding) =>
      finding.label.segment.top < 0.35 &&
      finding.relation !== 'below' &&
      finding.label.before.length === 0 &&
      !/\d{4}\s*(?:[-–]|to|through|until)\s/.test(finding.label.segment.text),
  },
];

export const extractBankStatement: Extractor = (context) => {
  const paper = openPaper(context);
  const accounts = readAccounts(paper);
  const period = readPeriod(paper, 'statement_period', { from: 'period_start', to: 'period_end' });
  const day = (name: string): string | undefined => period.find((reading) => reading.name === name)?.value;
  const readings = [
    ...readFields(paper, fields),
    ...readAccountFields(accounts),
    ...period,
    ...readHolderAddress(paper),
    ...readBalances(paper, { start: day('period_start'), end: day('period_end') }),
    ...readBankAndHolder(paper),
    ...readCurrency(paper),
  ];
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  if (!has('statement_date')) readings.push(...readTitleDate(paper));
  if (!has('statement_date')) readings.push(...readHeadDate(paper));
  if (!has('account_type')) readings.push(...readAccountKind(paper));
  if (!has('account_number')) readings.push(...readFields(paper, lastDigits));
  // Where accounts are known by their IBAN no other number is printed.
  if (!has('account_number'))
    readings.push(
      ...readings
        .filter((reading) => reading.name === 'iban')
        .map((reading) => ({ ...reading, name: 'account_number' })),
    );
  return { facts: [...makeFacts(context, readings), ...listAccounts(paper, accounts)] };
};

/** A branch has an address too: it stands beside the bank's name, or with a bank's word in it. */
function readHolderAddress(paper: Paper): Reading[] {
  return readAddresses(paper, 'address', ['address', 'mailing address', 'customer address', 'account holder address'])
    .filter((reading) => !bankWord.test(reading.value))
    .flatMap((reading) => [
      reading,
      ...(reading.anchor === 'mailing address' ? [{ ...reading, name: 'mailing_address' }] : []),
    ]);
}

/** A head that is a day and nothing else, or a day and the number of the page. */
function readHeadDate({ context, sheets }: Paper): Reading[] {
  for (const segment of sheets[0]?.segments ?? []) {
    if (segment.top > 0.35) break;
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

function readTitleDate(paper: Paper): Reading[] {
  for (const rule of titled) {
    const found = readFields(paper, [rule]);
    if (found.length > 0) return found.map((reading) => ({ ...reading, confidence: reading.confidence * 0.9 }));
  }
  return [];
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
