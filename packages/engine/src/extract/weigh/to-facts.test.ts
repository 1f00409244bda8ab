import { describe, expect, it } from 'vitest';
import type { Candidate } from '../claims/candidate.ts';
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

describe('beside a machine readable zone', () => {
  const at = (y: number) => [{ page: 1, box: [0.1, y, 0.3, y + 0.02] as const, quote: '' }];
  const inZone = { name: 'surname', value: 'ROE', raw: 'ROE', type: 'name', tier: 'read', confidence: 0.88 } as const;
  const claimed = (...candidates: readonly Partial<Candidate>[]): ChosenClaim => ({
    ...claim('surname', 'ROE', 0.9),
    rules: { confidence: 0.88, tier: 'read' },
    candidates: candidates.map((one) => ({ ...inZone, legibility: 1, ...one })) as unknown as Candidate[],
  });
  const tell = (chosen: ChosenClaim) =>
    toFacts([chosen], [{ ...inZone, evidence: at(0.9) }], true).map(({ tier, evidence }) => [tier, evidence.length]);

  it('proves what is printed too, with both places', () => {
    const print = { source: 'caption', evidence: at(0.2) } as const;
    expect(tell(claimed({ source: 'rules', evidence: at(0.9) }, print))).toEqual([['proved', 2]]);
  });

  it('proves nothing by the zone itself', () => {
    const zoneAgain = { source: 'looks', evidence: at(0.9) } as const;
    expect(tell(claimed({ source: 'rules', evidence: at(0.9) }, zoneAgain))).toEqual([['read', 1]]);
  });
});
