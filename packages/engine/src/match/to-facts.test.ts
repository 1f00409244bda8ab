import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import type { ChosenClaim } from './choose-claims.ts';
import { toFacts } from './to-facts.ts';

function claim(name: string, value: string, confidence: number): ChosenClaim {
  const candidate = {
    name,
    value,
    raw: value,
    type: 'address',
    evidence: [],
    legibility: 1,
    source: 'looks',
  } as unknown;
  return {
    name,
    value,
    key: value,
    candidates: [candidate as Candidate],
    captions: [],
    looks: undefined,
    rules: undefined,
    pageModel: undefined,
    confidence,
  };
}
const told = (...claims: readonly ChosenClaim[]) =>
  toFacts(claims, []).map(({ name, confidence }) => `${name} ${confidence}`);

it('tells an address of the subject under two names as surely as under the surer one', () => {
  expect(told(claim('address', '12 Birch Lane', 0.6), claim('employee_address', '12 Birch Lane', 0.9))).toEqual([
    'address 0.9',
    'employee_address 0.9',
  ]);
});

it('lets another address, and one of somebody else, be as sure as it is', () => {
  expect(
    told(
      claim('address', '12 Birch Lane', 0.6),
      claim('employee_address', '48 Alder Street', 0.9),
      claim('employer_address', '12 Birch Lane', 0.95),
    ),
  ).toEqual(['address 0.6', 'employee_address 0.9', 'employer_address 0.95']);
});
