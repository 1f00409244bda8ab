import { describe, expect, it } from 'vitest';
import { asText, tidyNumber, toNumber } from './field-text.ts';

describe('numbers while they are typed', () => {
  it.each([
    ['', null],
    ['  ', null],
    ['12', 12],
    ['-3.5', -3.5],
    ['1.', '1.'],
    ['1.50', '1.50'],
    ['-', '-'],
    ['about 3', 'about 3'],
    ['1e3', '1e3'],
  ])('%j is %j and shows as typed', (text, value) => {
    expect(toNumber(text)).toBe(value);
    if (value !== null) expect(asText(value)).toBe(text);
  });
});

describe('numbers handed over', () => {
  it.each([
    ['1.', 1],
    ['1.50', 1.5],
    ['12 000', 12000],
    ["1'200'000.5", 1200000.5],
    ['1,200', '1,200'],
    ['about 3', 'about 3'],
    ['', ''],
  ])('%j becomes %j', (typed, value) => {
    expect(tidyNumber(typed)).toBe(value);
  });
});
