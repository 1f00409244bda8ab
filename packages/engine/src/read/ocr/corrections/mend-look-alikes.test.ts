import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { mendLookAlikes } from './mend-look-alikes.ts';

/** `rival` stands at the position of the odd character out. */
function mended(text: string, at: number, rival?: string, share = 0.3): string {
  const word = [...text].map((letter, index): Character => {
    const character = { text: letter, from: index, to: index + 1, peak: index, confidence: 0.6 };
    return rival && index === at ? { ...character, rivals: [{ text: rival, confidence: share }] } : character;
  });
  return mendLookAlikes(word)
    .map((character) => character.text)
    .join('');
}

describe('mendLookAlikes', () => {
  it('makes a letter in a number the digit the network thought of', () => {
    expect(mended('10O', 2, '0')).toBe('100');
    expect(mended('12/O5/2024', 3, '0')).toBe('12/05/2024');
  });

  it('takes an O of a long number for a zero where the network thought of one, and of other codes only beside digits', () => {
    expect(mended('1498308145CO', 11, '0', 0.2)).toBe('1498308145C0');
    expect(mended('AB12CO', 5, '0', 0.2)).toBe('AB12CO');
  });

  it('leaves letters and digits that a hyphen parts from the rest', () => {
    expect(mended('I-551', 0, '1')).toBe('I-551');
    expect(mended('LMv1-base', 3, 'l')).toBe('LMv1-base');
    expect(mended('B76-2202', 0, '8', 0.02)).toBe('B76-2202');
  });

  it('makes a digit in a word the letter the network thought of', () => {
    expect(mended('VIA0', 3, 'O')).toBe('VIAO');
    expect(mended('SALA2AR', 4, 'Z')).toBe('SALAZAR');
  });

  it('tells capital I from small l by the letters around', () => {
    expect(mended('lssuer', 0)).toBe('Issuer');
    expect(mended('ClTY', 1)).toBe('CITY');
    expect(mended('appIied', 3, 'l')).toBe('applied');
    expect(mended('LinkedIn', 6, 'l', 0.05)).toBe('LinkedIn');
    expect(mended('Fl', 1, '1')).toBe('F1');
    expect(mended('Al', 1, '1')).toBe('Al');
    expect(mended('lbs', 0)).toBe('lbs');
    expect(mended('little', 0)).toBe('little');
    expect(mended('McIntyre', 2)).toBe('McIntyre');
  });

  it('reads the mark over a capital I as an accent', () => {
    expect(mended('GARCIA', 4, 'i')).toBe('GARCÍA');
    expect(mended('GARCIA', 4, 'l')).toBe('GARCIA');
  });

  it('makes a letter before a measure the digit the network thought of', () => {
    expect(mended('IKG', 0, '1', 0.15)).toBe('1KG');
    expect(mended('SKG', 0, '5', 0.4)).toBe('5KG');
    expect(mended('SKG', 0)).toBe('SKG');
  });

  it('makes a zero beside capitals the letter the network thought of', () => {
    expect(mended('N0', 1, 'O')).toBe('NO');
    expect(mended('N0', 1)).toBe('N0');
  });

  it('makes an O beside a digit of a code the zero the network nearly said', () => {
    expect(mended('CAO0000AA', 2, '0', 0.43)).toBe('CA00000AA');
    expect(mended('GA00O00AA', 4, '0', 0.1)).toBe('GA00000AA');
    expect(mended('H2O', 2, '0', 0.1)).toBe('H2O');
  });

  it('leaves what the network was sure of, and codes of letters and digits', () => {
    expect(mended('10O', 2)).toBe('10O');
    expect(mended('AB12O', 4, '0')).toBe('AB12O');
    expect(mended('10x', 2, '*')).toBe('10x');
  });
});
