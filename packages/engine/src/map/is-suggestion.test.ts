import { expect, test } from 'vitest';
import { mapFacts } from '#map/map-facts.ts';
import { buildPaper, buildSection } from '#map/testing/build-paper.ts';

test('a name that only a model says does not make a paper somebody else’s', () => {
  const paper = {
    ...buildPaper('pay_stub', {
      gross_pay: '4000.00',
      full_name: { value: 'Mallory Harker', tier: 'inferred', confidence: 0.2, evidence: [] },
    }),
    engine: 'rules+model' as const,
  };
  const target = {
    sections: [buildSection('work', { full_name: {}, gross_pay: { type: 'number' } })],
    data: {},
    subjects: [{ full_name: 'Maria Gonzalez' }],
  };
  const values = mapFacts(paper, target);
  expect(values.find(({ path }) => path === 'work.gross_pay')).toMatchObject({ value: 4000, sameSubject: true });
  expect(values.find(({ path }) => path === 'work.full_name')?.confidence).toBe(0.2);
});
