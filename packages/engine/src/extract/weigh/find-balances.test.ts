import { expect, it } from 'vitest';
import type { ByCaption } from '../claims/candidate.ts';
import type { Claim } from '../claims/gather-claims.ts';
import { countBalances } from './find-balances.ts';

/** A claim of an amount; without a caption nothing but its looks speaks for it. */
function amount(name: string, value: string, isCaptioned = true): Claim {
  const captions = isCaptioned ? [{} as ByCaption] : [];
  const candidate = {
    name,
    value,
    raw: value,
    type: 'money',
    evidence: [],
    legibility: 1,
  } as unknown as Claim['candidates'][number];
  return {
    name,
    value,
    key: value,
    candidates: [candidate],
    captions,
    looks: undefined,
    rules: undefined,
    pageModel: undefined,
  };
}

const counted = (...claims: Claim[]): Record<string, number> =>
  Object.fromEntries([...countBalances(claims)].map(([{ name, value }, count]) => [`${name} ${value}`, count]));

it('prefers the rounded total, which tax and change both bear out', () => {
  const { 'total 40.92': exact, 'total 40.90': rounded } = counted(
    amount('subtotal', '38.60'),
    amount('tax', '2.32'),
    amount('rounding', '-0.02'),
    amount('total', '40.92'),
    amount('total', '40.90', false),
    amount('amount_paid', '50.00'),
    amount('change', '9.10'),
  );
  expect([exact, rounded]).toEqual([1, 2]);
});

it('finds a statement’s sums among other amounts under their names', () => {
  const found = counted(
    amount('opening_balance', '1200.00'),
    amount('total_deposits', '9500.45'),
    amount('total_deposits', '3005.50'),
    amount('total_withdrawals', '205.50'),
    amount('closing_balance', '4000.00'),
  );
  expect(found).toMatchObject({ 'total_deposits 3005.50': 1, 'closing_balance 4000.00': 1 });
  expect(found).not.toHaveProperty('total_deposits 9500.45');
});

it('takes neither one amount under two names nor guesses alone for a sum', () => {
  expect(counted(amount('subtotal', '10.00'), amount('tax', '0.00'), amount('total', '10.00'))).toEqual({});
  expect(counted(amount('subtotal', '9.00', false), amount('tax', '1.00', false), amount('total', '10.00'))).toEqual(
    {},
  );
});
