import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { completeFacts } from './complete-facts.ts';

const fact = (name: string, value: string): Fact => ({
  name,
  value,
  raw: value,
  type: 'name',
  tier: 'read',
  confidence: 0.9,
  evidence: [],
});
const valueNamed = (facts: readonly Fact[], wanted: string) => facts.find(({ name }) => name === wanted)?.value;
const apart = [fact('given_names', 'Thaddeus'), fact('middle_name', 'Kwabena'), fact('surname', 'Lindqvist')];

it('takes the middle name for one of the given names, an initial not', () => {
  const facts = completeFacts(apart);
  expect(valueNamed(facts, 'given_names')).toBe('Thaddeus Kwabena');
  expect(valueNamed(facts, 'full_name')).toBe('Thaddeus Kwabena Lindqvist');
  const withInitial = completeFacts([apart[0]!, fact('middle_name', 'K'), apart[2]!]);
  expect(valueNamed(withInitial, 'given_names')).toBe('Thaddeus');
  expect(valueNamed(withInitial, 'full_name')).toBe('Thaddeus K Lindqvist');
});

it('leaves the middle name of the Philippines, which is a surname, by itself', () => {
  expect(valueNamed(completeFacts(apart, 'PH'), 'given_names')).toBe('Thaddeus');
});

it('splits a name as the country of the paper does', () => {
  const facts = completeFacts([fact('full_name', 'AMPARO LLORET SOLIVELLES')], 'ES');
  expect(valueNamed(facts, 'surname')).toBe('LLORET SOLIVELLES');
});

const ssnOf = (...facts: readonly Fact[]): unknown => completeFacts(facts).find(({ name }) => name === 'ssn')?.value;

it('takes a taxpayer’s number for a social security number where it is printed as one', () => {
  expect(ssnOf(fact('tax_id', '641-07-2285'))).toBe('641-07-2285');
  expect(ssnOf(fact('recipient_tin', '641-07-2285'))).toBe('641-07-2285');
});

it('leaves other numbers of taxpayers, and a social security number that is read', () => {
  expect(ssnOf(fact('tax_id', '64-1072285'))).toBeUndefined();
  expect(ssnOf(fact('tax_id', '641-07-2285'), fact('ssn', '557-04-1893'))).toBe('557-04-1893');
});

it('derives no part of one name beside a part of another', () => {
  const facts = completeFacts([fact('full_name', 'Marisol Quintanilla'), fact('given_names', 'Desmond')]);
  expect(valueNamed(facts, 'surname')).toBeUndefined();
  expect(valueNamed(facts, 'given_names')).toBe('Desmond');
  const agreeing = completeFacts([fact('full_name', 'Marisol Quintanilla'), fact('given_names', 'MARISOL')]);
  expect(valueNamed(agreeing, 'surname')).toBe('Quintanilla');
});
