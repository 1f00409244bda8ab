import { expect, it } from 'vitest';
import type { Fact } from '#document/facts.ts';
import { completeFacts } from './complete-facts.ts';

const read = (name: string, value: string): Fact => ({
  name,
  value,
  raw: value,
  type: 'code',
  tier: 'read',
  confidence: 0.8,
  evidence: [],
});

const ssnOf = (...facts: readonly Fact[]): unknown => completeFacts(facts).find(({ name }) => name === 'ssn')?.value;

it('takes a taxpayer’s number for a social security number where it is printed as one', () => {
  expect(ssnOf(read('tax_id', '641-07-2285'))).toBe('641-07-2285');
  expect(ssnOf(read('recipient_tin', '641-07-2285'))).toBe('641-07-2285');
});

it('leaves other numbers of taxpayers, and a social security number that is read', () => {
  expect(ssnOf(read('tax_id', '64-1072285'))).toBeUndefined();
  expect(ssnOf(read('tax_id', '641-07-2285'), read('ssn', '557-04-1893'))).toBe('557-04-1893');
});
