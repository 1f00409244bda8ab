import { describe, expect, it } from 'vitest';
import { normaliseData } from './normalise-data.ts';

const nested = (depth: number): never => (depth === 0 ? 'leaf' : { k: nested(depth - 1) }) as never;

describe('normaliseData', () => {
  it('names each item, once', () => {
    const { s } = normaliseData({
      s: { jobs: [{ a: 1 }, { _id: 'x', a: 2 }, { _id: 'x', a: 3 }, { _id: 'new', a: 4 }] },
    });
    const ids = (s!.jobs as { _id: string }[]).map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(4);
    expect(ids[1]).toBe('x');
    expect(ids).not.toContain('new');
  });

  it('drops keys that are not data', () => {
    expect(normaliseData({ s: { _hidden: 1, a: { _id: 'x', b: 2 } } })).toEqual({ s: { a: { b: 2 } } });
  });

  it('takes ten levels and refuses eleven', () => {
    expect(() => normaliseData({ s: nested(10) })).not.toThrow();
    expect(() => normaliseData({ s: nested(11) })).toThrowError(/deeper than 10/);
  });

  it('drops what cannot be stored', () => {
    expect(normaliseData({ s: { [`a${String.fromCharCode(0)}`]: `b${String.fromCharCode(0)}` } })).toEqual({
      s: { a: 'b' },
    });
  });
});
