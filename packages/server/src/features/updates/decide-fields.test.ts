// Decisions about fields: what becomes of the data, and what is left alone.
import type { CollectionData, DataValue } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { type Action, acceptOpen, decideFields, isFullyDecided, tookSomething, undoHeld } from './decide-fields.ts';
import type { StoredConflict, StoredFieldUpdate, StoredUpdate } from './stored-update.ts';

const about = (path: string) => ({
  path,
  label: path,
  section: 'me',
  tier: 'read' as const,
  confidence: 0.9,
  evidence: [],
  decision: 'open' as const,
});
const filled = (path: string, value: DataValue, more: Partial<StoredFieldUpdate> = {}): StoredFieldUpdate => ({
  ...about(path),
  kind: 'filled',
  previous: null,
  value,
  ...more,
});
const conflict = (
  path: string,
  existing: DataValue,
  offered: DataValue,
  more: Partial<StoredConflict> = {},
): StoredConflict => ({
  ...about(path),
  field_key: path,
  conflict_type: 'value_mismatch',
  existing_data: existing,
  existing_source: null,
  new_data: offered,
  alternatives: [],
  suggestion: '',
  ...more,
});
const update = (fields: StoredFieldUpdate[], conflicts: StoredConflict[] = []): StoredUpdate => ({
  fields: Object.fromEntries(fields.map((field) => [field.path, field])),
  conflicts,
});
const decide = (stored: StoredUpdate, data: CollectionData, actions: Record<string, Action>) =>
  decideFields(stored, data, [], new Map(Object.entries(actions)));

describe('a filled field', () => {
  const stored = update([filled('me.name', 'Keller')]);
  const data = { me: { name: 'Keller' } };

  it('goes when it is not kept', () => {
    const decided = decide(stored, data, { 'me.name': { type: 'keep' } });
    expect(decided.data).toEqual({ me: {} });
    expect(decided.fields['me.name']!.decision).toBe('kept');
    expect(tookSomething(decided)).toBe(false);
  });

  it('comes back when the decision is taken back', () => {
    const dropped = decide(stored, data, { 'me.name': { type: 'keep' } });
    expect(decide(dropped, dropped.data, { 'me.name': { type: 'reopen' } }).data).toEqual(data);
  });

  it('is left alone when it was changed in the meantime', () => {
    const decided = decide(stored, { me: { name: 'Typed' } }, { 'me.name': { type: 'keep' } });
    expect(decided.data).toEqual({ me: { name: 'Typed' } });
    expect(decided.errors).toEqual([{ path: 'me.name', message: expect.stringContaining('changed in the meantime') }]);
  });
});

describe('a conflict', () => {
  const stored = update([], [conflict('me.name', 'Novak', 'Keller')]);
  const data = { me: { name: 'Novak' } };

  it.each([
    [{ type: 'keep' }, 'Novak', 'kept'],
    [{ type: 'accept' }, 'Keller', 'accepted'],
    [{ type: 'edit', value: 'Novak-Keller' }, 'Novak-Keller', 'edited'],
  ] as [Action, string, string][])('%j', (action, value, decision) => {
    const decided = decide(stored, data, { 'me.name': action });
    expect(decided.data).toEqual({ me: { name: value } });
    expect(decided.conflicts[0]!.decision).toBe(decision);
    expect(isFullyDecided(decided)).toBe(true);
    const reopened = decide(decided, decided.data, { 'me.name': { type: 'reopen' } });
    expect(reopened.data).toEqual(data);
    expect(isFullyDecided(reopened)).toBe(false);
  });

  it('may be decided otherwise without taking it back first', () => {
    const accepted = decide(stored, data, { 'me.name': { type: 'accept' } });
    expect(decide(accepted, accepted.data, { 'me.name': { type: 'edit', value: 'Mine' } }).data).toEqual({
      me: { name: 'Mine' },
    });
    expect(decide(accepted, accepted.data, { 'me.name': { type: 'keep' } }).data).toEqual(data);
  });

  it('never overwrites what was typed since', () => {
    const decided = decide(stored, { me: { name: 'Typed' } }, { 'me.name': { type: 'accept' } });
    expect(decided.data).toEqual({ me: { name: 'Typed' } });
    expect(decided.conflicts[0]!.decision).toBe('open');
    expect(decided.errors).toHaveLength(1);
  });

  it('is kept without a word when something else stands there by now', () => {
    const decided = decide(stored, { me: { name: 'Typed' } }, { 'me.name': { type: 'keep' } });
    expect(decided).toMatchObject({ data: { me: { name: 'Typed' } }, errors: [] });
  });
});

describe('all of it', () => {
  const stored = update(
    [
      filled('me.a', 'A'),
      filled('me.b', 'B', { kind: 'suggested' }),
      filled('me.c', 'C', { kind: 'confirmed', previous: 'c' }),
    ],
    [conflict('me.d', 'x', 'D'), conflict('me.e', 'y', 'E', { decision: 'kept' })],
  );
  const data = { me: { a: 'A', c: 'c', d: 'x', e: 'y' } };

  it('is accepted as far as it is open', () => {
    const decided = decideFields(stored, data, [], acceptOpen(stored));
    expect(decided.data).toEqual({ me: { a: 'A', b: 'B', c: 'c', d: 'D', e: 'y' } });
    expect(decided.errors).toEqual([]);
  });

  it('is undone as far as it was written', () => {
    const accepted = decideFields(stored, data, [], new Map([['me.d', { type: 'accept' }]]));
    const undone = decideFields(accepted, accepted.data, [], undoHeld(accepted));
    expect(undone.data).toEqual({ me: { c: 'c', d: 'x', e: 'y' } });
  });
});

it('takes items away that it made, and leaves those that somebody filled', () => {
  const stored = update([filled('me.jobs.a.employer', 'One'), filled('me.jobs.b.employer', 'Two')]);
  const data = {
    me: {
      jobs: [
        { _id: 'a', employer: 'One' },
        { _id: 'b', employer: 'Two', title: 'Chief' },
      ],
    },
  };
  expect(decideFields(stored, data, [], undoHeld(stored)).data).toEqual({
    me: { jobs: [{ _id: 'b', title: 'Chief' }] },
  });
});
