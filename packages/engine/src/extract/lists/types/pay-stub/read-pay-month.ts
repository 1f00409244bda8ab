// Payslips of a whole month name only the month: its first and last day are the period, derived and not printed.
import { findDates } from '#values/normalise/find-dates.ts';
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

const payWords =
  /pay ?slip|salary|month|period|abrechnung|bulletin|paie|nómina|busta|loonstrook|salarisstrook|wage|payroll/i;

export function readPayMonth({ sheets, context }: Paper): Reading[] {
  for (const segment of sheets[0]?.segments ?? []) {
    if (segment.top > 0.35 || !payWords.test(segment.text)) continue;
    const run = stringTogether(segment.tokens);
    const month = findDates(run.text, context.dates.order).find((date) => date.value.length === 7);
    if (!month) continue;
    const [year, number] = month.value.split('-').map(Number);
    const last = new Date(Date.UTC(year ?? 0, number ?? 0, 0)).getUTCDate();
    const read = (name: string, day: string): Reading => ({
      name,
      value: `${month.value}-${day}`,
      type: 'date',
      isInferred: true,
      confidence: 0.75,
      tokens: run.tokensAt(month.from, month.to),
      anchor: 'pay month',
    });
    return [read('period_start', '01'), read('period_end', String(last))];
  }
  return [];
}
