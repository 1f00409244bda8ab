import { describe, expect, it } from 'vitest';
import { knownNumbers } from './known-numbers.ts';

const isNumberOf = (country: string, text: string): boolean =>
  knownNumbers.some(
    (rule) =>
      rule.country === country && rule.pattern.test(text) && (rule.check?.(text.replace(/[^A-Z\d]/g, '')) ?? true),
  );

describe('knownNumbers', () => {
  it.each([
    ['ES', '12345678Z', '12345678A'],
    ['ES', 'X1234567L', 'X1234567A'],
    ['IN', '2341 2341 2346', '2341 2341 2345'],
    ['PL', 'ABA300000', 'ABA400000'],
    ['BR', '529.982.247-25', '529.982.247-26'],
    ['TR', '10000000146', '10000000147'],
    ['IT', 'CA00000AA', 'CA0000AA0'],
    ['DE', 'L01X00T47', 'A01X00T47'],
  ])('%s: %s is one, %s is none', (country, right, wrong) => {
    expect([isNumberOf(country, right), isNumberOf(country, wrong)]).toEqual([true, false]);
  });
});
