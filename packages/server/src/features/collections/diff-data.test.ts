import type { Section } from '@oneform/contract';
import { describe, expect, it } from 'vitest';
import { diffData } from './diff-data.ts';

const field = (name: string, more: object = {}) => ({
  name,
  label: name.toUpperCase(),
  type: 'string' as const,
  description: '',
  required: false,
  ...more,
});
const sections: Section[] = [
  {
    name: 'work',
    label: 'Work',
    description: '',
    required: true,
    fields: [field('title'), field('jobs', { type: 'array', items: [field('employer')] })],
  },
];

describe('diffData', () => {
  it('names each field with its label, items by their id', () => {
    const before = { work: { title: 'Clerk', jobs: [{ _id: 'a', employer: 'One' }] } };
    const after = { work: { title: 'Chief', jobs: [{ _id: 'b', employer: 'Two' }] } };
    expect(diffData(before, after, sections)).toEqual([
      { path: 'work.title', label: 'TITLE', before: 'Clerk', after: 'Chief' },
      { path: 'work.jobs.b.employer', label: 'JOBS › EMPLOYER', before: null, after: 'Two' },
      { path: 'work.jobs.a.employer', label: 'JOBS › EMPLOYER', before: 'One', after: null },
    ]);
  });

  it('sees no change in order, and none between empty and missing', () => {
    const a = { _id: 'a', employer: 'One' };
    const b = { _id: 'b', employer: 'Two' };
    expect(diffData({ work: { title: '', jobs: [a, b] } }, { work: { jobs: [b, a] } }, sections)).toEqual([]);
  });

  it('tells false and 0 from nothing', () => {
    expect(diffData({}, { s: { a: false, b: 0, c: null } }, []).map(({ path, after }) => [path, after])).toEqual([
      ['s.a', false],
      ['s.b', 0],
    ]);
  });
});
