// Of readings of an amount those that are for another time than the fact asks for: `300.00 per week (1,300.00 per month)`.
import type { Page } from '#document/read-document.ts';
import type { Candidate } from '../claims/candidate.ts';
import { periodOfName, statedPeriod } from '../settle/settle-periods.ts';

/** Drops readings for another time than the fact asks for, where one reading has the right time. */
export function withoutOtherPeriods(candidates: readonly Candidate[], pages: readonly Page[]): readonly Candidate[] {
  const asked = candidates.filter(({ name, type }) => type === 'money' && periodOfName(name) !== undefined);
  const stated = new Map(asked.map((one) => [one, statedPeriod(one.evidence, pages)]));
  const met = new Set(asked.filter((one) => stated.get(one) === periodOfName(one.name)).map(({ name }) => name));
  return candidates.filter((one) => {
    const period = stated.get(one);
    return period === undefined || !met.has(one.name) || period === periodOfName(one.name);
  });
}
