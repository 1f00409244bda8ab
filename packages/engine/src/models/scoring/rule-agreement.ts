// Compares a model's claim with the rules' readings: the same, nearly the same, another value, or none.
import type { Fact } from '#document/facts.ts';
import { covers, roleRules, subjectFacts } from '../engine-port.ts';
import { areRelatedFacts } from '../ground/related-facts.ts';
import type { ReadClaim } from './read-claim.ts';
import { saysSame, sharedLetters, sharedWords } from './same-value.ts';

export interface RuleAgreement {
  /** The surest fact of the name, or of one that goes for it, with the same value. */
  readonly same: Fact | undefined;
  /** The surest of the name with another value. */
  readonly other: Fact | undefined;
  /** Share of the words that the claim and the other value have in common, 0–1. */
  readonly overlap: number;
  /** The claim is the other reading of a value that the paper leaves open. */
  readonly isAlternative: boolean;
  /** The rules' confidence that the place is another fact, 0–1. */
  readonly taken: number;
  /** The value is that of somebody else on this paper. */
  readonly isOfAnother: boolean;
}

export function compareWithRules(
  { claim, value, kind, evidence, isOfPicture }: ReadClaim,
  facts: readonly Fact[],
): RuleAgreement {
  const texts = facts.filter((fact): fact is Fact & { value: string } => typeof fact.value === 'string');
  const says = (fact: Fact & { value: string }) => saysSame(fact.type, fact.value, value);
  const same = surest(texts.filter((fact) => areRelatedFacts(fact.name, claim.name) && says(fact)));
  const others = texts.filter((fact) => fact.name === claim.name && !says(fact));
  const other = surest(others);
  const elsewhere = texts.filter((fact) => !areRelatedFacts(fact.name, claim.name));
  const isHere = (fact: Fact) =>
    fact.evidence.some(({ page, box }) =>
      evidence.some((place) => place.page === page && place.box && box && covers(box, place.box)),
    );
  return {
    same,
    other,
    overlap: other ? overlapOf(String(other.value), value, kind, isOfPicture) : 0,
    isAlternative: others.some(({ alternatives }) => alternatives?.includes(value)),
    // A person may be tenant and customer at once; one date is hardly two.
    taken: isWriting.has(kind) ? 0 : Math.max(0, ...elsewhere.filter(isHere).map(({ confidence }) => confidence)),
    isOfAnother:
      subjectFacts.has(claim.name) && !same && elsewhere.some((fact) => says(fact) && isOfSomebodyElse(fact.name)),
  };
}

/** In pictures letters are misread, and a reading that differs in some of them is nearly the same. Numbers that differ are not. */
function overlapOf(a: string, b: string, kind: ReadClaim['kind'], isOfPicture: boolean): number {
  const words = sharedWords(a, b);
  return isOfPicture && isWriting.has(kind) ? Math.max(words, sharedLetters(a, b)) : words;
}

const isWriting: ReadonlySet<string> = new Set(['name', 'address', 'text', 'country', 'sex', 'currency']);

const isOfSomebodyElse = (name: string): boolean =>
  roleRules.some(({ prefixes, role }) => role !== 'tenant' && prefixes.some((prefix) => name.startsWith(prefix)));

const surest = <T extends Fact>(facts: readonly T[]): T | undefined =>
  facts.toSorted((a, b) => b.confidence - a.confidence)[0];
