// Finds the facts that are proved because their sums agree to the cent.
import type { Fact } from '#document/facts.ts';
import { type Equation, equations, type ListEquation, listEquations, shares } from './equations.ts';

/** Names of the facts that a sum proves. */
export function findProvedBySums(facts: readonly Fact[]): Set<string> {
  return new Set([
    ...equations.flatMap((equation) => balance(facts, equation)),
    ...listEquations.flatMap((equation) => balanceList(facts, equation)),
    ...shares.flatMap(({ part, whole, rate }) => {
      const [tax, wages] = [amountOf(facts, part), amountOf(facts, whole)];
      return tax && wages && Math.abs(tax - cents(wages * rate)) < 0.015 && tax > 1 ? [part, whole] : [];
    }),
  ]);
}

const cents = (value: number): number => Math.round(value * 100) / 100;

function amountOf(facts: readonly Fact[], name: string): number | undefined {
  const fact = facts.find((one) => one.name === name && one.type === 'money');
  const amount = Number(fact?.value);
  return fact && Number.isFinite(amount) ? amount : undefined;
}

function balance(facts: readonly Fact[], equation: Equation): string[] {
  const { plus, minus = [] } = equation;
  const needed = [...plus, ...minus, equation.equals];
  const amounts = new Map(needed.map((name) => [name, amountOf(facts, name)]));
  if ([...amounts.values()].includes(undefined)) return [];
  const sum = (names: readonly string[]): number =>
    names.reduce((total, name) => total + (amountOf(facts, name) ?? 0), 0);
  const total = amounts.get(equation.equals) ?? 0;
  const known = sum(plus) - sum(minus);
  const maybe = [
    ...(equation.maybePlus ?? []).map((name) => ({ name, sign: 1 })),
    ...(equation.maybeMinus ?? []).map((name) => ({ name, sign: -1 })),
  ].filter(({ name }) => amountOf(facts, name));
  if (total === 0) return [];
  for (const used of subsets(maybe)) {
    const rest = used.reduce((extra, { name, sign }) => extra + sign * Math.abs(amountOf(facts, name) ?? 0), 0);
    if (Math.abs(known + rest - total) < 0.005) return [...needed, ...used.map(({ name }) => name)];
  }
  return [];
}

function balanceList(facts: readonly Fact[], { list, from, equals, items }: ListEquation): string[] {
  const records = facts.find((fact) => fact.name === list)?.value;
  if (!Array.isArray(records) || records.length < 2) return [];
  const amounts = records.map((record) => Number(record.amount)).filter(Number.isFinite);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const start = from === undefined ? undefined : amountOf(facts, from);
  if (from !== undefined && start === undefined) return [];
  const expected = start === undefined ? sum : start - sum;
  const met = equals.filter((name) => Math.abs((amountOf(facts, name) ?? Number.NaN) - expected) < 0.005);
  if (met.length === 0) return [];
  const parts = (items ?? []).filter((name) =>
    amounts.some((amount) => Math.abs(amount - (amountOf(facts, name) ?? Number.NaN)) < 0.005),
  );
  return [list, ...(from ? [from] : []), ...met, ...parts];
}

function subsets<T>(items: readonly T[]): T[][] {
  return Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_item, bit) => mask & (1 << bit)));
}
