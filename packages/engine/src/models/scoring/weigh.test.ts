import { expect, test } from 'vitest';
import { buildDocument, letterLines } from '../testing/build-document.ts';
import { judgeDocument } from './judge-document.ts';
import { fittedWeights, weigh } from './weigh.ts';

const letter = buildDocument(letterLines);
const answer = {
  document_type: 'lease',
  facts: [
    { name: 'job_title', value: 'Senior Analyst', quote: 'Job title: Senior Analyst', page: 1 },
    { name: 'full_name', value: 'Maria Gonzalez', quote: 'Employee: Maria Gonzalez', page: 1 },
  ],
  items: [],
  others: [],
};
const judge = (kept: number, corrected: number) =>
  judgeDocument(letter.read, letter.understood, answer, { record: { kept, corrected }, weights: fittedWeights });

test('every weight is one of a feature that there is', () => {
  const { asClassified, asSaid } = judge(0, 0);
  const claimed = Object.keys(asClassified.parts[0]!.judged.claims[0]!.features);
  for (const weights of [fittedWeights.claim, fittedWeights.unseen])
    expect(claimed).toEqual(expect.arrayContaining(Object.keys(weights.features)));
  expect(Object.keys(asSaid!.features)).toEqual(expect.arrayContaining(Object.keys(fittedWeights.kind.features)));
});

test('a standing over time counts for more the longer it is', () => {
  const likely = (kept: number, corrected: number) =>
    weigh(fittedWeights.claim, judge(kept, corrected).asClassified.parts[0]!.judged.claims[0]!.features);
  const stranger = likely(0, 0);
  expect(likely(20, 0)).toBeGreaterThan(stranger);
  expect(likely(200, 0)).toBeGreaterThan(likely(20, 0));
  expect(likely(0, 20)).toBeLessThan(stranger);
  expect(likely(10, 200)).toBeLessThan(likely(0, 2));
});
