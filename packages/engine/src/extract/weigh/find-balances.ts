// Claims whose amounts add up with other claims of the paper: what cash and change say of a total, gross pay and deductions of net pay.

import type { Claim } from '../claims/gather-claims.ts';
import { type Equation, equations } from '../settle/prove/equations.ts';

/** Values of one name that are tried, those that most speaks for first. */
const maxValues = 6;

interface Term {
  readonly name: string;
  readonly sign: 1 | -1;
  readonly isOptional: boolean;
}

interface Sum {
  readonly members: readonly Claim[];
  /** In cents. */
  readonly cents: number;
}

/**
 * Counts the equations that each claim fulfils with some other claims; those that fulfil none are left out. One term of
 * an equation may be an amount that rests on its looks alone.
 */
export function countBalances(claims: readonly Claim[]): Map<Claim, number> {
  const byName = Map.groupBy(claims.filter(isAmount), ({ name }) => name);
  const counts = new Map<Claim, number>();
  for (const equation of equations)
    for (const claim of findBalanced(equation, byName)) counts.set(claim, (counts.get(claim) ?? 0) + 1);
  return counts;
}

const isAmount = ({ candidates, value }: Claim): boolean =>
  candidates[0]!.type === 'money' && Number.isFinite(Number(value)) && Number(value) !== 0;

const centsOf = ({ value }: Claim): number => Math.round(100 * Number(value));

const support = ({ captions, rules, pageModel }: Claim): number =>
  captions.length + 2 * Number(rules !== undefined) + (pageModel?.field ?? 0);

/** All terms sum to nothing. */
function termsOf({ plus, minus = [], maybePlus = [], maybeMinus = [], equals }: Equation): Term[] {
  const terms = (names: readonly string[], sign: 1 | -1, isOptional: boolean): Term[] =>
    names.map((name) => ({ name, sign, isOptional }));
  return [
    ...terms(plus, 1, false),
    ...terms(minus, -1, false),
    ...terms([equals], -1, false),
    ...terms(maybePlus, 1, true),
    ...terms(maybeMinus, -1, true),
  ];
}

function findBalanced(equation: Equation, byName: ReadonlyMap<string, readonly Claim[]>): Set<Claim> {
  const terms = termsOf(equation);
  const supported = new Map(
    terms.map(({ name }) => [
      name,
      (byName.get(name) ?? [])
        .filter((claim) => support(claim) > 0)
        .sort((a, b) => support(b) - support(a))
        .slice(0, maxValues),
    ]),
  );
  const balanced = new Set<Claim>();
  for (const open of terms.filter(({ isOptional }) => !isOptional)) {
    const wanted = Map.groupBy(byName.get(open.name) ?? [], centsOf);
    if (wanted.size === 0) continue;
    // The same amount under two names says only that it stands there twice.
    for (const { members, cents } of sumUp(
      terms.filter((term) => term !== open),
      supported,
    ))
      for (const claim of wanted.get(-open.sign * cents) ?? [])
        if (members.every((member) => Math.abs(centsOf(member)) !== Math.abs(centsOf(claim))))
          for (const member of [...members, claim]) balanced.add(member);
  }
  return balanced;
}

function sumUp(terms: readonly Term[], values: ReadonlyMap<string, readonly Claim[]>): Sum[] {
  return terms.reduce<Sum[]>(
    (sums, { name, sign, isOptional }) =>
      sums.flatMap((sum) => [
        ...(isOptional ? [sum] : []),
        ...values.get(name)!.map((claim) => ({
          members: [...sum.members, claim],
          // Deductions are printed with a sign or without.
          cents: sum.cents + sign * (isOptional ? Math.abs(centsOf(claim)) : centsOf(claim)),
        })),
      ]),
    [{ members: [], cents: 0 }],
  );
}
