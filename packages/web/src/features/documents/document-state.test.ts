import { expect, test } from 'vitest';
import { isInWork, percentOf, stateOf, stepsDone, stepWords } from './document-state.ts';

test.each([
  ['pending', 'Pending', false],
  ['processing', 'Processing', true],
  ['completed', 'Completed', false],
  ['error', 'Error', false],
] as const)('%s is "%s", in work: %s', (processing_status, label, inWork) => {
  expect(stateOf({ processing_status }).label).toBe(label);
  expect(isInWork({ processing_status })).toBe(inWork);
});

test('the bar counts the steps behind it', () => {
  expect(stepsDone({ processing_status: 'pending', processing_step: null })).toBe(0);
  expect(stepsDone({ processing_status: 'processing', processing_step: 'categorization' })).toBe(0);
  expect(stepsDone({ processing_status: 'processing', processing_step: 'parsing' })).toBe(2);
  expect(stepsDone({ processing_status: 'completed', processing_step: null })).toBe(3);
});

test('pages are counted where there is more than one', () => {
  expect(stepWords({ processing_step: 'extraction', progress: { done: 2, total: 5 } })).toBe('Extraction, page 3 of 5');
  expect(stepWords({ processing_step: 'extraction', progress: { done: 0, total: 6 } })).toBe('Extraction, page 1 of 6');
  expect(stepWords({ processing_step: 'extraction', progress: { done: 6, total: 6 } })).toBe('Extraction, page 6 of 6');
  expect(stepWords({ processing_step: 'extraction', progress: { done: 0, total: 1 } })).toBe('Extraction');
  expect(stepWords({ processing_step: null, progress: null })).toBe('Starting');
  const waiting = { processing_step: 'categorization', progress: null } as const;
  expect(stepWords({ ...waiting, place_in_line: 1 })).toBe('Waiting, next in line');
  expect(stepWords({ ...waiting, place_in_line: 7 })).toBe('Waiting, number 7 in line');
  expect(stepWords({ ...waiting, place_in_line: null })).toBe('Categorization');
});

test.each([
  [0, 0],
  [1, 33],
  [2, 67],
  [3, 100],
])('%d of three steps are %d percent', (done, percent) => {
  const step = (index: number) => ({ completed: index < done, completed_at: null });
  expect(
    percentOf({
      steps: {
        categorization: { ...step(0), document_type: null },
        extraction: { ...step(1), result_summary: null },
        parsing: { ...step(2), result_summary: null },
      },
    }),
  ).toBe(percent);
});
