// Balances named by nothing but their day: `Balance on 1 April 2024` opens, `Balance on 30 April 2024` closes.
import { findDates } from '#values/normalise/find-dates.ts';
import { segmentsRightOf } from '../../find/look-around.ts';
import type { Reading } from '../../find/make-facts.ts';
import { beginsLine, findLabels } from '../../find/match-label.ts';
import { findAmounts } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

const phrases = [
  'balance on',
  'balance at',
  'balance as of',
  'balance as at',
  'balance as on',
  'your balance on',
  'solde au',
  'saldo al',
  'saldo am',
  'kontostand am',
  'kontostand per',
  'saldo per',
  'saldo pr',
  'saldo den',
  'saldo na dzień',
  'saldo på',
  'saldo op',
  'saldo em',
];

/** Period of the statement, where it is printed. */
export interface Period {
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}

export function readDatedBalances(paper: Paper, period: Period): Reading[] {
  const dated = findLabels(paper.sheets, phrases)
    .filter(beginsLine)
    .flatMap((hit) => {
      const [date] = findDates(stringTogether(hit.after).text, paper.context.dates.order);
      const row = [
        ...findAmounts(hit.after),
        ...segmentsRightOf(hit.sheet, hit.segment)
          .slice(0, 1)
          .flatMap((segment) => findAmounts(segment.tokens)),
      ];
      const amount = row.find((one) => one.isAmount);
      return date && amount ? [{ day: date.value, amount, anchor: hit.phrase }] : [];
    });
  const days = [...new Set(dated.map(({ day }) => day))].sort();
  return dated.flatMap(({ day, amount, anchor }): Reading[] => {
    const isFirst = day === period.start || (days.length > 1 && day === days[0]);
    const isLast = day === period.end || (day === days.at(-1) && !isFirst);
    if (!isFirst && !isLast) return [];
    return [
      {
        name: isFirst ? 'opening_balance' : 'closing_balance',
        value: amount.value,
        type: 'money',
        confidence: 0.9 * (0.5 + amount.confidence / 2),
        tokens: amount.tokens,
        anchor,
      },
    ];
  });
}
