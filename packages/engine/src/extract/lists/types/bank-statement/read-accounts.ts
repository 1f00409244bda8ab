// The accounts a statement lists in a table: kind, number and balance, a row each.
import type { FactRecord } from '#document/facts.ts';
import type { Segment, Token } from '../../find/lay-out.ts';
import { columnEnd, segmentsRightOf } from '../../find/look-around.ts';
import { findLabels } from '../../find/match-label.ts';
import { findAmounts } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { readValue } from '../../find/read-value.ts';
import { stringTogether } from '../../find/run-of-text.ts';

export interface AccountRow {
  readonly record: FactRecord;
  readonly type: readonly Token[];
  readonly number: readonly Token[];
  readonly balance: readonly Token[];
}

const numberHeadings = ['account number', 'account no', 'account no.', 'account #', 'a/c no', 'account / card number'];

/** Only under headings: at least a number's column with rows below it that also show an amount. */
export function readAccounts(paper: Paper): AccountRow[] {
  for (const hit of findLabels(paper.sheets, numberHeadings)) {
    const row = [...segmentsLeftOf(hit.sheet.segments, hit.segment), ...segmentsRightOf(hit.sheet, hit.segment)];
    if (!row.some((segment) => /balance|value|saldo|solde/i.test(segment.text))) continue;
    const band = { left: hit.segment.left - hit.segment.height * 1.5, right: columnEnd(hit) };
    const rows = hit.sheet.segments.filter(
      (segment) =>
        segment.top > hit.segment.bottom &&
        segment.top < hit.segment.bottom + hit.sheet.lineHeight * 16 &&
        segment.left >= band.left &&
        segment.left < band.right,
    );
    const found = rows.flatMap((segment) => readRow(paper, segment, hit.sheet.segments) ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

function readRow(paper: Paper, segment: Segment, all: readonly Segment[]): AccountRow | null {
  const run = stringTogether(segment.tokens);
  const number = readValue(run.text, 'code', paper.context);
  if (!number || number.from > 0 || (number.value.match(/\d/g) ?? []).length < 4) return null;
  const inRow = all.filter(
    (other) =>
      other !== segment && Math.abs(other.top + other.bottom - segment.top - segment.bottom) / 2 < segment.height * 0.8,
  );
  const amounts = inRow
    .filter((other) => other.left > segment.right)
    .flatMap((other) => findAmounts(other.tokens))
    .filter((amount) => amount.isAmount);
  const type = inRow.filter((other) => other.right <= segment.left && /\p{L}{3}/u.test(other.text)).at(0);
  const [balance] = amounts;
  if (!balance) return null;
  const numberTokens = run.tokensAt(number.from, number.to);
  return {
    record: {
      ...(type ? { account_type: type.text } : {}),
      account_number: number.value,
      closing_balance: balance.value,
    },
    type: type?.tokens ?? [],
    number: numberTokens,
    balance: balance.tokens,
  };
}

function segmentsLeftOf(all: readonly Segment[], anchor: Segment): Segment[] {
  return all.filter(
    (other) =>
      other.right <= anchor.left && Math.abs(other.top + other.bottom - anchor.top - anchor.bottom) / 2 < anchor.height,
  );
}
