// Rules that touch are one: forms draw a line cell by cell, twice, or dashed.
import type { Rule } from './drawing.ts';

/** Points: lines nearer to each other are one, as are pieces with so small a gap. */
const apart = 1.3;
const gap = 2;
/** Dashes and dots of a line are short. */
const dash = 6;
const dashGap = 3.5;
const maxRules = 6000;
const maxJoined = 2500;

export function joinRules(rules: readonly Rule[], shortest: number): Rule[] {
  const sorted = rules.slice(0, maxRules).toSorted((a, b) => a.at - b.at || a.from - b.from);
  const bands: Rule[][] = [];
  for (const rule of sorted) {
    const band = bands.at(-1);
    if (band !== undefined && rule.at - band.at(-1)!.at <= apart && rule.at - band[0]!.at <= 2 * apart) band.push(rule);
    else bands.push([rule]);
  }
  return bands
    .flatMap(joinBand)
    .filter(({ from, to }) => to - from >= shortest)
    .slice(0, maxJoined);
}

function joinBand(band: readonly Rule[]): Rule[] {
  const joined: { at: number; from: number; to: number }[] = [];
  for (const rule of band.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    const reach = last !== undefined && (rule.to - rule.from < dash || last.to - last.from < dash) ? dashGap : gap;
    if (last !== undefined && rule.from - last.to <= reach) {
      last.at = Math.max(last.at, rule.at) - Math.abs(last.at - rule.at) / 2;
      last.to = Math.max(last.to, rule.to);
    } else joined.push({ ...rule });
  }
  return joined;
}
