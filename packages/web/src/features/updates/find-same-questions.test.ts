import { expect, test } from 'vitest';
import { findSameQuestions } from './find-same-questions.ts';
import type { ReviewItem } from './review-items.ts';

const item = (updateId: string, label: string, existing: string, value: string): ReviewItem => ({
  key: `${updateId}:${label}`,
  updateId,
  path: label,
  kind: 'conflict',
  label,
  existing,
  existingSource: null,
  value,
  tier: 'read',
  confidence: 1,
  evidence: [],
  alternatives: [],
  conflictType: 'value_mismatch',
  suggestion: '',
  decision: 'open',
  whole: null,
  person: null,
});

test('the same field with the same two values in another collection is the same question', () => {
  const visa = item('visa', 'Address › City', 'Porto', 'Lisbon');
  const loan = item('loan', 'Home › City', 'Porto', 'Lisbon');
  const others = [
    loan,
    item('visa', 'Employer › City', 'Porto', 'Lisbon'),
    item('loan', 'City of birth', 'Porto', 'Lisbon'),
    item('rent', 'City', 'Faro', 'Lisbon'),
  ];
  expect(findSameQuestions(visa, [visa, ...others])).toEqual([loan]);
});
