// One value a field, and one field a value, over the whole document.
import type { Evidence, FactType } from '#document/facts.ts';
import type { Candidate } from '../claims/candidate.ts';
import { isSamePlace } from '../claims/is-same-place.ts';
import { otherParties } from '../settle/people/roles.ts';

interface Weighed {
  readonly name: string;
  readonly candidates: readonly {
    readonly type: FactType;
    readonly evidence: readonly Evidence[];
    readonly source?: Candidate['source'];
  }[];
  readonly key: string;
  readonly score: number;
}

/**
 * Surest first: a claim is taken unless its field has a value, or the same words stand for a field that never says the same (`exclusive`
 * holds such pairs, `a b` in alphabetical order). A field gets its best claim that is left.
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

/** A telephone number is no other number, and a year's pay is not a month's. */
function excludes(a: Weighed, b: Weighed, exclusive: ReadonlySet<string>): boolean {
  const isPhone = ({ candidates }: Weighed): boolean => candidates[0]?.type === 'phone';
  const [one, other] = [periodOf(a.name), periodOf(b.name)];
  return (
    isPhone(a) !== isPhone(b) ||
    (one !== undefined && other !== undefined && one !== other) ||
    ((exclusive.has([a.name, b.name].sort().join(' ')) || areOfTwo(a.name, b.name)) && !standsTwice(a, b))
  );
}

/** `phone` is not the phone of whom `employer_phone` speaks of. */
function areOfTwo(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.endsWith(`_${short}`) && otherParties.has(long.slice(0, -short.length - 1));
}

/** Of a value that is printed in two places each may be a field's own: the first month's pay is the year's so far. */
function standsTwice(a: Weighed, b: Weighed): boolean {
  const [first, ...others] = [a, b].flatMap(placesOf);
  return first !== undefined && others.some((place) => !isSamePlace(place, first));
}

/** A machine readable zone repeats what is printed: where the print is known, only that counts. */
function placesOf({ candidates }: Weighed): readonly Evidence[] {
  const printed = candidates.filter(({ source }) => source !== 'rules');
  return (printed.length > 0 ? printed : candidates).flatMap(({ evidence }) => evidence);
}

/** The time that an amount is for, where the name of the fact says it. */
const periodOf = (name: string): string | undefined => /(?:^|_)(annual|month|week|hour|ytd)/.exec(name)?.[1];
