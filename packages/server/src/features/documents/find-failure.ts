// When a reading is no success at all.
import type { ProblemCode } from '@oneform/contract';
import type { ReadOutline } from '@oneform/engine';

/** The problem that ended it, or null when something could be read. */
export function findFailure({
  pages,
  problems,
  machineReadings = [],
}: Pick<ReadOutline, 'pages' | 'problems' | 'machineReadings'>): ProblemCode | null {
  // The back of a card may hold a code and no word.
  if (machineReadings.some(({ facts }) => facts.length > 0)) return null;
  const isReadable = pages.some(
    ({ text, fields }) => text.trim() !== '' || fields.some(({ value, checked }) => value !== '' || checked === true),
  );
  if (isReadable) return null;
  const whole = problems.find(({ page }) => page === undefined) ?? problems[0];
  return whole?.code ?? 'no_text_found';
}
