import { expect, it } from 'vitest';
import type { Evidence, FactType } from '#document/facts.ts';
import { assignClaims } from './assign-claims.ts';

const claim = (name: string, key: string, score: number, type: FactType = 'string', at = 0) => {
  const place: Evidence = { page: 1, quote: key, box: [0.1, at, 0.2, at + 0.05] };
  return { name, key, score, candidates: [{ type, evidence: [place] }] };
};
const said = (claims: readonly { name: string; key: string }[]) =>
  Object.fromEntries(claims.map(({ name, key }) => [name, key]));

it('gives a value to the surest of two fields that exclude each other, and the other its next best', () => {
  const claims = [
    claim('surname', 'lindgren', 3),
    claim('place_of_birth', 'lindgren', 2),
    claim('place_of_birth', 'halifax', 1),
  ];
  expect(said(assignClaims(claims, new Set(['place_of_birth surname'])))).toEqual({
    surname: 'lindgren',
    place_of_birth: 'halifax',
  });
  expect(said(assignClaims(claims, new Set())).place_of_birth).toBe('lindgren');
});

it('never takes a telephone number for another number, nor a year’s pay for a month’s', () => {
  const claims = [
    claim('account_number', '440277196630', 4, 'code'),
    claim('phone', '440277196630', 3, 'phone'),
    claim('annual_base_pay', '8400000', 4, 'money'),
    claim('gross_monthly_income', '8400000', 3, 'money'),
    claim('wages', '8400000', 2, 'money'),
  ];
  expect(said(assignClaims(claims, new Set()))).toEqual({
    account_number: '440277196630',
    annual_base_pay: '8400000',
    wages: '8400000',
  });
});

it('lets two fields that exclude each other say the same where it is printed twice', () => {
  const names = new Set(['gross_pay gross_pay_ytd']);
  const both = (at: number) => [
    claim('gross_pay', '250000', 4, 'money'),
    claim('gross_pay_ytd', '250000', 3, 'money', at),
  ];
  expect(Object.keys(said(assignClaims(both(0.5), names)))).toEqual(['gross_pay', 'gross_pay_ytd']);
  expect(Object.keys(said(assignClaims(both(0), names)))).toEqual(['gross_pay']);
});

it('takes one print for the subject’s own or for another party’s', () => {
  const claims = [claim('employer_phone', '5550188', 4, 'phone'), claim('phone', '5550188', 3, 'phone')];
  expect(Object.keys(said(assignClaims(claims, new Set())))).toEqual(['employer_phone']);
  const work = [claim('work_phone', '5550188', 4, 'phone'), claim('phone', '5550188', 3, 'phone')];
  expect(Object.keys(said(assignClaims(work, new Set())))).toEqual(['work_phone', 'phone']);
});
