// Names under which one and the same print may go.
import { factOf } from '../engine-port.ts';

export const areRelatedFacts = (a: string, b: string): boolean =>
  a === b ||
  (factOf(a)?.kin?.some((group) => factOf(b)?.kin?.includes(group)) ?? false) ||
  a.endsWith(`_${b}`) ||
  b.endsWith(`_${a}`) ||
  isPartOf(a, b) ||
  isPartOf(b, a);

/** A street stands where an address is asked for, and the other way round. */
function isPartOf(part: string, whole: string): boolean {
  const { partOf, standsAlone } = factOf(part) ?? {};
  return partOf !== undefined && !standsAlone && whole.endsWith(partOf);
}
