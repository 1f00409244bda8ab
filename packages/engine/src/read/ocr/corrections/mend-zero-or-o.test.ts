import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { mendZeroOrO } from './mend-zero-or-o.ts';

/** `share`: how far the network thought of a zero where it read an O. */
function mended(text: string, share = 0): string {
  const word = [...text].map((letter, from): Character => {
    const character = { text: letter, from, to: from + 1, peak: from, confidence: 0.95 };
    return share > 0 && letter === 'O' ? { ...character, rivals: [{ text: '0', confidence: share }] } : character;
  });
  return mendZeroOrO(word)
    .map((character) => character.text)
    .join('');
}

describe('mendZeroOrO', () => {
  it('reads the zeros of a word as letters', () => {
    expect(mended('F00D')).toBe('FOOD');
    expect(mended('0ct')).toBe('Oct');
    expect(mended('st0re,')).toBe('store,');
    expect(mended('P0S-08')).toBe('POS-08');
  });

  it('reads the zero of a size in ounces as a letter', () => {
    expect(mended('120Z')).toBe('12OZ');
    expect(mended('60z')).toBe('6oz');
  });

  it('reads an O before a decimal point as a zero', () => {
    expect(mended('O.7')).toBe('0.7');
  });

  it('reads the Os at the end of a number as the zeros the network thought of', () => {
    expect(mended('811OO', 0.05)).toBe('81100');
    expect(mended('811OO')).toBe('811OO');
  });

  it('leaves numbers, codes and what no list holds', () => {
    for (const text of ['100', 'B0', 'CA00000', 'XQ0R', '1200Z', 'OHIO', 'AB12OO'])
      expect(mended(text, 0.05)).toBe(text);
  });
});
