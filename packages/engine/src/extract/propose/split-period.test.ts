import { expect, it } from 'vitest';
import { splitPeriod } from './split-period.ts';

it.each([
  ['1 January 2025 to 31 March 2025', ['1 January 2025', '31 March 2025']],
  ['1 May to 31 May 2021', ['1 May 2021', '31 May 2021']],
  ['Mar 4 - Apr 3, 2025 (31 days)', ['Mar 4 2025', 'Apr 3, 2025']],
  ['03/21/2025 – 03/21/2026', ['03/21/2025', '03/21/2026']],
])('%s: the first and the last day', (text, days) => {
  expect(splitPeriod(text, 'month-first')).toEqual(days);
});

it.each(['31 March 2025 to 1 January 2025', '12 May 2021', ''])('%j is no period', (text) => {
  expect(splitPeriod(text, 'day-first')).toBeUndefined();
});
