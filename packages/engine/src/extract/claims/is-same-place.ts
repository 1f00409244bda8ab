import type { Evidence } from '#document/facts.ts';

/** Whether two quotes share ink. */
export function isSamePlace(a: Evidence, b: Evidence): boolean {
  if (a.page !== b.page) return false;
  if (a.range && b.range) return a.range[0] < b.range[1] && b.range[0] < a.range[1];
  if (!a.box || !b.box) return a.quote === b.quote;
  return a.box[0] < b.box[2] && b.box[0] < a.box[2] && a.box[1] < b.box[3] && b.box[1] < a.box[3];
}
