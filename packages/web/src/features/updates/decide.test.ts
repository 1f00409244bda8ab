import type { CollectionUpdate } from '@oneform/contract';
import { expect, test } from 'vitest';
import { applyDecisions } from './decide.ts';

const about = { section: 's', tier: 'read', confidence: 1, evidence: [], decision: 'open' } as const;
const update = {
  id: 'u',
  review_status: 'requires_review',
  fields_updated: { a: { ...about, path: 'a', label: 'A', kind: 'filled', previous: '', value: '1' } },
  conflicts: [{ ...about, path: 'b', label: 'B', existing_data: 'x', new_data: 'y' }],
} as unknown as CollectionUpdate;

test('decisions change the fields they name and nothing else', () => {
  const next = applyDecisions(update, [{ path: 'b', action: 'edit', value: 'z' }]);
  expect(next.conflicts[0]?.decision).toBe('edited');
  expect(next.fields_updated.a?.decision).toBe('open');
  expect(next.review_status).toBe('requires_review');
  expect(applyDecisions(next, [{ path: 'b', action: 'reopen' }]).conflicts[0]?.decision).toBe('open');
});
