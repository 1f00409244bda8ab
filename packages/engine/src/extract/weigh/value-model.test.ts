import { describe, expect, it } from 'vitest';
import { createValueModel, looksOf, wordsOf } from './value-model.ts';
import { getMatchWeights } from './weights.ts';

const count = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values)
    for (const trait of ['', ...looksOf(value), ...wordsOf(value)]) counts[trait] = (counts[trait] ?? 0) + 1;
  return counts;
};

describe('what values of a field look like', () => {
  const model = createValueModel({
    phone: count(['+1 312 555 0142', '030 5550 1234', '415-555-0100', '+44 20 7946 0958']),
    employer: count(['Harbor Freight Inc', 'Lakeside Software GmbH', 'Acme Inc', 'Northwind Ltd']),
    rare: count(['one', 'two']),
  });

  it('tells a number from a name', () => {
    expect(model('phone', '212-555-0199').looks).toBeGreaterThan(model('employer', '212-555-0199').looks);
    expect(model('employer', 'Contoso Inc').looks).toBeGreaterThan(model('phone', 'Contoso Inc').looks);
  });

  it('knows the words a field is likely to have', () => {
    expect(model('employer', 'Contoso Inc').words).toBeGreaterThan(model('employer', 'Contoso Avenue').words);
  });

  it('says nothing of a field with too few values, and of one nobody has seen', () => {
    expect(model('rare', 'one')).toEqual({ looks: 0, words: 0 });
    expect(model('unheard_of', 'one')).toEqual({ looks: 0, words: 0 });
  });

  it('takes dates by their decade', () => {
    expect(looksOf('1987-04-12')).toEqual(['decade 198']);
  });

  it('as shipped: a birthday is long ago, an expiry is not', () => {
    const { likenessOf } = getMatchWeights();
    expect(likenessOf('date_of_birth', '1962-03-04').looks).toBeGreaterThan(
      likenessOf('expiry_date', '1962-03-04').looks,
    );
    expect(likenessOf('expiry_date', '2031-03-04').looks).toBeGreaterThan(
      likenessOf('date_of_birth', '2031-03-04').looks,
    );
  });
});
