import { describe, expect, it } from 'vitest';
import { type Side, suggestSide } from './suggest-side.ts';

const side = (more: Partial<Side> = {}): Side => ({
  kind: 'document',
  tier: 'read',
  name: 'paper.pdf',
  date: null,
  papers: 1,
  ...more,
});

describe('suggestSide', () => {
  it('takes proof before everything', () => {
    expect(
      suggestSide(side({ papers: 3, date: '2030-01-01' }), side({ name: 'passport.pdf', tier: 'proved' })),
    ).toMatch(/^"passport\.pdf" confirms its value/);
    expect(suggestSide(side({ name: 'passport.pdf', tier: 'proved' }), side({ papers: 2 }))).toMatch(
      /^"passport\.pdf" confirms the current value/,
    );
  });
  it('says nothing of a present value where there is none', () => {
    expect(suggestSide(null, side({ name: 'passport.pdf', tier: 'proved' }))).toBe(
      '"passport.pdf" confirms its value with check digits, totals or a second mention.',
    );
  });
  it('then the number of papers', () => {
    expect(suggestSide(side(), side({ papers: 2, date: '2020-01-01' }))).toBe('Two documents agree on the new value.');
    expect(suggestSide(side({ papers: 3 }), side())).toBe('Three documents agree on the current value.');
  });
  it('then the newer one', () => {
    expect(
      suggestSide(side({ name: 'old.pdf', date: '2024-02-11' }), side({ name: 'new.pdf', date: '2026-03-01' })),
    ).toBe('"new.pdf" is newer (2026-03-01 against 2024-02-11).');
    expect(suggestSide(side({ name: 'newest.pdf', date: '2026-03-01' }), side({ date: '2024-02-11' }))).toMatch(
      /^"newest\.pdf" is newer/,
    );
  });
  it('then says that a person typed it', () => {
    expect(suggestSide(side({ kind: 'typed', tier: null, name: '', papers: 0 }), side())).toBe(
      'The current value was typed; compare it with "paper.pdf".',
    );
  });
  it('is silent when nothing tells', () => {
    expect(suggestSide(side(), side())).toBe('');
    expect(suggestSide(null, side())).toBe('');
  });
});
