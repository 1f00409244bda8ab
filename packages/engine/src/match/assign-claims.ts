// One value a field, and one field a value, over the whole document.
import type { FactType } from '#document/facts.ts';

interface Weighed {
  readonly name: string;
  readonly candidates: readonly { readonly type: FactType }[];
  readonly key: string;
  readonly score: number;
}

/**
 * Surest first: a claim is taken unless its field has a value, or its value stands for a field that never says the same (`exclusive` holds
 * such pairs, `a b` in alphabetical order). A field gets its best claim that is left.
 */
export function assignClaims<T extends Weighed>(claims: readonly T[], exclusive: ReadonlySet<string>): T[] {
  const taken = new Map<string, T>();
  const byValue = new Map<string, T[]>();
  for (const claim of [...claims].sort((a, b) => b.score - a.score)) {
    if (taken.has(claim.name)) continue;
    const holders = byValue.get(claim.key) ?? [];
    if (holders.some((holder) => excludes(holder, claim, exclusive))) continue;
    taken.set(claim.name, claim);
    byValue.set(claim.key, [...holders, claim]);
  }
  return [...taken.values()];
}

/** What is a telephone number is no number of anything else. */
function excludes(a: Weighed, b: Weighed, exclusive: ReadonlySet<string>): boolean {
  const isPhone = ({ candidates }: Weighed): boolean => candidates[0]?.type === 'phone';
  return isPhone(a) !== isPhone(b) || exclusive.has([a.name, b.name].sort().join(' '));
}
