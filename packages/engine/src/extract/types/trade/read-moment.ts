// When a receipt was printed: a date anywhere on it, and the time beside it.
import { findDates } from '#normalise/find-dates.ts';
import type { Reading } from '../../find/make-facts.ts';
import type { Paper } from '../../find/read-paper.ts';
import { stringTogether } from '../../find/run-of-text.ts';

const time = /(?<![\d:])([01]?\d|2[0-3])\s?[:.h]\s?([0-5]\d)(?:\s?[:.]\s?([0-5]\d))?\s?([ap]\.?m\.?)?(?![\d:])/i;

export function readMoment(paper: Paper): Reading[] {
  const lines = paper.sheets.flatMap((sheet) => sheet.segments);
  const dated = lines.flatMap((line) => {
    const run = stringTogether(line.tokens);
    return findDates(run.text, paper.context.dates.order)
      .filter((date) => date.value.length === 10 && !/expir|valid|return|until|due/i.test(run.text))
      .map(
        (date): Reading => ({
          name: 'transaction_date',
          value: date.value,
          type: 'date',
          confidence: date.alternatives ? 0.65 : 0.85,
          tokens: run.tokensAt(date.from, date.to),
          anchor: 'date',
          ...(date.alternatives ? { alternatives: date.alternatives } : {}),
        }),
      );
  });
  const clock = lines.flatMap((line) => {
    const run = stringTogether(line.tokens);
    const match = time.exec(run.text);
    if (!match || !isClock(match)) return [];
    const isNear =
      dated.some(
        (date) =>
          date.tokens[0]?.page === line.page && Math.abs((date.tokens[0]?.top ?? 9) - line.top) < line.height * 2.5,
      ) || /time|heure|uhr|hora|ora\b/i.test(run.text);
    return isNear
      ? [
          {
            name: 'transaction_time',
            value: format(match),
            type: 'string' as const,
            confidence: 0.85,
            tokens: run.tokensAt(match.index, match.index + match[0].length),
            anchor: 'time',
          },
        ]
      : [];
  });
  return [...dated.slice(0, 3), ...clock.slice(0, 1)];
}

// A point between two numbers is a price unless a second or a half of the day follows.
const isClock = (match: RegExpExecArray): boolean =>
  /[:h]/.test(match[0]) || match[3] !== undefined || match[4] !== undefined;

/** 24-hour `HH:MM`, with seconds where they are printed. */
function format([, hour = '', minute = '', second, half]: RegExpExecArray): string {
  const isAfternoon = /^p/i.test(half ?? '');
  const hours = (Number(hour) % (half ? 12 : 24)) + (isAfternoon ? 12 : 0);
  return [String(hours).padStart(2, '0'), minute, ...(second ? [second] : [])].join(':');
}
