import { expect, test } from 'vitest';
import type { ReviewItem } from './review-items.ts';
import { reviewMarks } from './review-marks.ts';

const item = (key: string, page: number, kind: ReviewItem['kind'] = 'conflict'): ReviewItem => ({
  key,
  updateId: 'u',
  path: key,
  kind,
  label: 'Name',
  existing: '',
  existingSource: null,
  value: 'Ana',
  tier: 'read',
  confidence: 1,
  evidence: [{ page, box: [0, 0, 1, 1], quote: 'Ana' }],
  alternatives: [],
  conflictType: null,
  suggestion: '',
  decision: 'open',
  whole: null,
  person: null,
});

test('one place is marked once, for the item that is looked at', () => {
  const [visa, loan, other] = [item('visa', 1), item('loan', 1), item('other', 2, 'filled')];
  const items = [visa, loan, other];
  expect(reviewMarks(items, undefined).map(({ subject }) => subject)).toEqual(['visa', 'other']);
  expect(reviewMarks(items, loan).map(({ subject }) => subject)).toEqual(['loan', 'other']);
  expect(reviewMarks(items, loan).map(({ doubtful }) => doubtful)).toEqual([true, false]);
});
