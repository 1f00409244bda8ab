import { expect, test } from 'vitest';
import type { Evidence, Fact } from '#facts.ts';
import type { ClaimedFact } from './claimed-fact.ts';
import type { Standing } from './judge-standing.ts';
import { mergeFacts } from './merge-facts.ts';

const at = (y: number): Evidence => ({ page: 1, box: [0.1, y, 0.3, y + 0.02], quote: '1,450.00' });
const fact = (more: Partial<Fact> = {}): Fact => ({
  name: 'monthly_rent',
  value: '1450.00',
  raw: '1,450.00',
  type: 'money',
  tier: 'read',
  confidence: 0.8,
  evidence: [at(0.1)],
  ...more,
});
const claim = (value: string, found?: ClaimedFact['found']): ClaimedFact => ({
  name: 'monthly_rent',
  value,
  raw: value,
  type: 'money',
  ...(found ? { found } : {}),
});
const found = (y: number, label: 'supports' | 'silent' | 'contradicts') => ({ evidence: [at(y)], label });

// What the rules read, what the model claims, whether it has proved itself → value, tier and confidence of each fact.
const table: readonly (readonly [string, Fact[], ClaimedFact, Standing, (readonly [string, string, number])[]])[] = [
  ['agreement at one place', [fact()], claim('1450', found(0.1, 'supports')), 'reliable', [['1450.00', 'read', 0.9]]],
  [
    'agreement at another, under a label of its own',
    [fact()],
    claim('1450', found(0.5, 'supports')),
    'unknown',
    [['1450.00', 'proved', 0.97]],
  ],
  [
    'agreement at another, under no label',
    [fact()],
    claim('1450', found(0.5, 'silent')),
    'reliable',
    [['1450.00', 'read', 0.9]],
  ],
  ['agreement that stands nowhere', [fact()], claim('1450'), 'reliable', [['1450.00', 'read', 0.8]]],
  [
    'agreement on what the rules inferred',
    [fact({ tier: 'inferred', confidence: 0.5 })],
    claim('1450', found(0.1, 'silent')),
    'reliable',
    [['1450.00', 'read', 0.75]],
  ],
  [
    'agreement on a date that could be two',
    [fact({ alternatives: ['x'], confidence: 0.5 })],
    claim('1450', found(0.1, 'silent')),
    'reliable',
    [['1450.00', 'read', 0.7]],
  ],
  [
    'agreement on what is proved',
    [fact({ tier: 'proved', confidence: 0.99 })],
    claim('1450', found(0.5, 'supports')),
    'reliable',
    [['1450.00', 'proved', 0.99]],
  ],
  [
    'contradiction of what is proved',
    [fact({ tier: 'proved', confidence: 0.99 })],
    claim('99', found(0.5, 'supports')),
    'reliable',
    [
      ['1450.00', 'proved', 0.99],
      ['99', 'inferred', 0.4],
    ],
  ],
  [
    'contradiction of what is read',
    [fact()],
    claim('99', found(0.5, 'supports')),
    'reliable',
    [
      ['1450.00', 'read', 0.8],
      ['99', 'inferred', 0.4],
    ],
  ],
  [
    'contradiction of a weak reading',
    [fact({ confidence: 0.5 })],
    claim('99', found(0.5, 'supports')),
    'reliable',
    [
      ['1450.00', 'read', 0.4],
      ['99', 'read', 0.9],
    ],
  ],
  [
    'the same by a stranger',
    [fact({ confidence: 0.5 })],
    claim('99', found(0.5, 'supports')),
    'unknown',
    [
      ['1450.00', 'read', 0.5],
      ['99', 'inferred', 0.4],
    ],
  ],
  [
    'contradiction that stands nowhere',
    [fact({ confidence: 0.4 })],
    claim('99'),
    'reliable',
    [['1450.00', 'read', 0.4]],
  ],
  ['news under its label', [], claim('99', found(0.5, 'supports')), 'reliable', [['99', 'read', 0.9]]],
  ['news under its label, by a stranger', [], claim('99', found(0.5, 'supports')), 'unknown', [['99', 'read', 0.7]]],
  ['news under no label', [], claim('99', found(0.5, 'silent')), 'reliable', [['99', 'read', 0.8]]],
  ['news under no label, by a stranger', [], claim('99', found(0.5, 'silent')), 'unknown', [['99', 'inferred', 0.4]]],
  [
    'news under the label of another',
    [],
    claim('99', found(0.5, 'contradicts')),
    'reliable',
    [['99', 'inferred', 0.4]],
  ],
  ['the same by a stranger', [], claim('99', found(0.5, 'contradicts')), 'unknown', [['99', 'inferred', 0.2]]],
  ['news that stands nowhere', [], claim('99'), 'reliable', [['99', 'inferred', 0.2]]],
  ['the same by one caught', [], claim('99'), 'caught', []],
  ['news under its label, by one caught', [], claim('99', found(0.5, 'supports')), 'caught', [['99', 'read', 0.7]]],
  ['news under no label, by one caught', [], claim('99', found(0.5, 'silent')), 'caught', []],
  ['agreement by one caught', [fact()], claim('1450', found(0.1, 'silent')), 'caught', [['1450.00', 'read', 0.9]]],
];

test.each(table)('%s', (_what, facts, claimed, standing, expected) => {
  const merged = mergeFacts(facts, [claimed], standing);
  expect(merged.map(({ value, tier, confidence }) => [value, tier, confidence])).toEqual(expected);
});

test('what was read in a second place is kept beside the first', () => {
  const [merged] = mergeFacts([fact()], [claim('1450', found(0.5, 'silent'))], 'reliable');
  expect(merged!.evidence).toEqual([at(0.1), at(0.5)]);
});

test('claims of one name: the same value twice is one fact, another value is another', () => {
  const merged = mergeFacts(
    [],
    [claim('99', found(0.5, 'supports')), claim('99.00', found(0.5, 'supports')), claim('7', found(0.7, 'silent'))],
    'reliable',
  );
  expect(merged.map(({ value, tier }) => [value, tier])).toEqual([
    ['99', 'read'],
    ['7', 'inferred'],
  ]);
});
