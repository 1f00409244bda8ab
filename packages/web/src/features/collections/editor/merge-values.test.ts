import type { DataValue } from '@oneform/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMarks, mergeValues } from './merge-values.ts';
import { isSameValue } from './same-value.ts';

const merge = (base: DataValue, mine: DataValue, theirs: DataValue) => mergeValues(base, mine, theirs, ['s']);
const job = (id: string, employer: string, more: object = {}) => ({ _id: id, employer, ...more });

describe('merging fields', () => {
  const base = { name: 'Ada', city: 'Lyon', phone: '' };
  it('takes both sides where they touched different fields', () => {
    const { value, conflicts } = merge(base, { ...base, city: 'Paris' }, { ...base, phone: '123' });
    expect(value).toEqual({ name: 'Ada', city: 'Paris', phone: '123' });
    expect(conflicts).toEqual([]);
  });
  it('keeps mine and reports the field where both changed it differently', () => {
    const { value, conflicts } = merge(base, { ...base, city: 'Paris' }, { ...base, city: 'Nice' });
    expect(value).toEqual({ ...base, city: 'Paris' });
    expect(conflicts).toEqual([{ path: 's.city', mine: 'Paris', theirs: 'Nice' }]);
  });
  it('sees no conflict in the same change on both sides', () => {
    expect(merge(base, { ...base, city: 'Nice' }, { ...base, city: 'Nice' }).conflicts).toEqual([]);
  });
  it('takes nothing written in two ways for the same', () => {
    expect(merge({}, { phone: null }, { phone: '123' })).toEqual({ value: { phone: '123' }, conflicts: [] });
    expect(merge({ phone: '1' }, { phone: '' }, { phone: '1', name: 'Ada' }).value).toEqual({ phone: '', name: 'Ada' });
  });
  it('escapes dots in names people gave', () => {
    const { conflicts } = merge({ 'Mr. X': 'a' }, { 'Mr. X': 'b' }, { 'Mr. X': 'c' });
    expect(conflicts[0]?.path).toBe('s.Mr\\. X');
  });
});

describe('merging repeated groups', () => {
  const base = { jobs: [job('a', 'Acme'), job('b', 'Beta')] };
  it('adds what either side added', () => {
    const { value } = merge(
      base,
      { jobs: [...base.jobs, job('c', 'Mine')] },
      { jobs: [...base.jobs, job('d', 'Theirs')] },
    );
    expect(value).toEqual({ jobs: [...base.jobs, job('d', 'Theirs'), job('c', 'Mine')] });
  });
  it('removes what either side removed, unless the other changed it', () => {
    expect(merge(base, { jobs: [base.jobs[1]!] }, base).value).toEqual({ jobs: [base.jobs[1]] });
    expect(merge(base, { jobs: [base.jobs[1]!] }, { jobs: [job('a', 'Acme Ltd'), base.jobs[1]!] }).value).toEqual({
      jobs: [job('a', 'Acme Ltd'), base.jobs[1]],
    });
    expect(merge(base, { jobs: [job('a', 'Acme Ltd'), base.jobs[1]!] }, { jobs: [base.jobs[1]!] }).value).toEqual({
      jobs: [base.jobs[1], job('a', 'Acme Ltd')],
    });
  });
  it('merges inside one item and names it in conflicts', () => {
    const { value, conflicts } = merge(
      base,
      { jobs: [job('a', 'Acme SA', { until: '2023' }), base.jobs[1]!] },
      { jobs: [job('a', 'Acme AG'), job('b', 'Beta', { since: '2020' })] },
    );
    expect(value).toEqual({ jobs: [job('a', 'Acme SA', { until: '2023' }), job('b', 'Beta', { since: '2020' })] });
    expect(conflicts).toEqual([{ path: 's.jobs.a.employer', mine: 'Acme SA', theirs: 'Acme AG' }]);
  });
  it('lets the first items of an empty list come from both sides', () => {
    expect(merge({}, { jobs: [job('a', 'Acme')] }, { jobs: [job('b', 'Beta')] }).value).toEqual({
      jobs: [job('b', 'Beta'), job('a', 'Acme')],
    });
  });
});

describe('any merge', () => {
  const value: fc.Arbitrary<DataValue> = fc.letrec<{ value: DataValue }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('', 'a', 'b', 1, null, true),
      fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value'), { maxKeys: 3 }),
      fc.uniqueArray(fc.record({ _id: fc.constantFrom('p', 'q', 'r'), x: tie('value') }), {
        selector: (item) => item._id,
      }),
    ) as fc.Arbitrary<DataValue>,
  })).value;
  it('without own changes is theirs; without theirs is mine; never a conflict then', () => {
    fc.assert(
      fc.property(value, value, (base, other) => {
        const theirs = merge(base, base, other);
        const mine = merge(base, other, base);
        return (
          theirs.conflicts.length + mine.conflicts.length === 0 &&
          isSameValue(theirs.value, other) &&
          isSameValue(mine.value, other)
        );
      }),
    );
  });
  it('done twice changes nothing more', () => {
    fc.assert(
      fc.property(value, value, value, (base, mine, theirs) => {
        const once = merge(base, mine, theirs).value ?? null;
        return isSameValue(merge(theirs, once, theirs).value, once);
      }),
    );
  });
});

describe('mergeMarks', () => {
  it('adds and takes away what was added and taken away here', () => {
    expect(mergeMarks(['a', 'b'], ['b', 'c'], ['a', 'b', 'd'])).toEqual(['b', 'd', 'c']);
    expect(mergeMarks(['a'], ['a'], [])).toEqual([]);
  });
});
