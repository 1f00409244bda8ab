import type { CollectionUpdate, FieldUpdate, UpdateConflict } from '@oneform/contract';
import { expect, test } from 'vitest';
import { itemAfter, openItems, progressOf, reviewGroups, walkedItems } from './review-items.ts';

const field = (path: string, kind: FieldUpdate['kind'], decision: FieldUpdate['decision'] = 'open'): FieldUpdate => ({
  path,
  label: path,
  section: 's',
  tier: 'read',
  confidence: 0.9,
  evidence: [],
  decision,
  kind,
  previous: '',
  value: 'new',
});

const conflict = (path: string, decision: UpdateConflict['decision'] = 'open'): UpdateConflict => ({
  path,
  field_key: path,
  label: path,
  section: 's',
  tier: 'proved',
  confidence: 1,
  evidence: [],
  decision,
  conflict_type: 'value_mismatch',
  existing_data: 'old',
  existing_source: null,
  new_data: 'new',
  alternatives: [],
  suggestion: '',
});

const update = (
  id: string,
  review_status: CollectionUpdate['review_status'],
  fields: readonly FieldUpdate[],
  conflicts: readonly UpdateConflict[] = [],
): CollectionUpdate => ({
  id,
  document_id: 'd',
  collection_id: `c-${id}`,
  collection_name: id,
  collection_type: 'visa_application',
  update_type: 'document',
  review_status,
  created_at: '2026-11-21T10:00:00Z',
  fields_updated: Object.fromEntries(fields.map((one) => [one.path, one])),
  updated_fields: fields.map(({ path }) => path),
  conflicts: [...conflicts],
});

const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key);

test('collections with conflicts come first, closed ones last; conflicts before suggestions', () => {
  const groups = reviewGroups([
    update('approved', 'approved', [field('a', 'filled', 'accepted')]),
    update('filled', 'pending', [field('a', 'filled')]),
    update('suggested', 'pending', [field('a', 'suggested')]),
    update('conflict', 'requires_review', [field('a', 'suggested'), field('b', 'filled')], [conflict('c')]),
  ]);
  expect(groups.map((group) => group.update.id)).toEqual(['conflict', 'suggested', 'filled', 'approved']);
  expect(keys(openItems(groups))).toEqual(['conflict:c', 'conflict:a', 'suggested:a']);
});

test('the parts of an address are one question with old and new whole', () => {
  const whole = { path: 'home.address', label: 'Home address', existing_data: { city: 'A' }, new_data: { city: 'B' } };
  const part = (path: string, decision: UpdateConflict['decision'] = 'open') => ({
    ...conflict(path, decision),
    whole,
  });
  const [group] = reviewGroups([
    update('u', 'requires_review', [], [part('home.city'), part('home.state'), conflict('name')]),
  ]);
  expect(group!.open.map(({ label, value }) => [label, value])).toEqual([
    ['Home address', { city: 'B' }],
    ['name', 'new'],
  ]);
  expect(progressOf([group!])).toEqual({ left: 2, total: 2 });
});

test('questions that nobody answered before the update was closed are still told', () => {
  const [restored] = reviewGroups([
    update(
      'u',
      'restored',
      [field('a', 'filled', 'kept'), field('b', 'suggested')],
      [conflict('c'), conflict('d', 'kept')],
    ),
  ]);
  expect(keys(restored!.open)).toEqual([]);
  expect(keys(restored!.unanswered)).toEqual(['u:c', 'u:b']);
  expect(keys(restored!.decided)).toEqual(['u:d']);
});

test('what was filled needs no thought, what was confirmed asks nothing', () => {
  const [group] = reviewGroups([update('u', 'pending', [field('a', 'filled'), field('b', 'confirmed')])]);
  expect([keys(group!.open), keys(group!.filled), keys(group!.confirmed)]).toEqual([[], ['u:a'], ['u:b']]);
  expect(progressOf([group!])).toEqual({ left: 0, total: 0 });
});

test('the keyboard walks the questions, and once there are none what was filled', () => {
  const filled = update('f', 'pending', [field('a', 'filled')]);
  const closed = update('x', 'approved', [field('a', 'filled')]);
  const asking = update('c', 'requires_review', [field('b', 'filled')], [conflict('c')]);
  expect(keys(walkedItems(reviewGroups([filled, closed, asking])))).toEqual(['c:c']);
  expect(keys(walkedItems(reviewGroups([filled, closed])))).toEqual(['f:a']);
});

test('the counter counts what needed thought, decided or not', () => {
  const groups = reviewGroups([
    update(
      'u',
      'requires_review',
      [field('a', 'suggested', 'accepted'), field('f', 'filled', 'accepted')],
      [conflict('b'), conflict('c', 'kept'), conflict('d')],
    ),
  ]);
  expect(progressOf(groups)).toEqual({ left: 2, total: 4 });
  expect(keys(groups[0]!.decided)).toEqual(['u:c', 'u:a', 'u:f']);
});

test.each(['approved', 'rejected', 'restored'] as const)('an update that is %s asks nothing', (status) => {
  const groups = reviewGroups([update('u', status, [field('a', 'filled'), field('s', 'suggested')], [conflict('b')])]);
  expect(openItems(groups)).toEqual([]);
  expect(keys(groups[0]!.filled)).toEqual(['u:a']);
  expect(progressOf(groups)).toEqual({ left: 0, total: 0 });
});

test('next and previous go round', () => {
  const items = openItems(reviewGroups([update('u', 'requires_review', [], [conflict('a'), conflict('b')])]));
  expect(itemAfter(items, 'u:a')).toBe('u:b');
  expect(itemAfter(items, 'u:b')).toBe('u:a');
  expect(itemAfter(items, 'u:a', -1)).toBe('u:b');
  expect(itemAfter(items, undefined)).toBe('u:a');
  expect(itemAfter([], 'u:a')).toBeUndefined();
});
