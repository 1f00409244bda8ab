import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { mendWords } from './mend-words.ts';

type Doubt = Pick<Character, 'rivals' | 'omitted'>;

/** `doubts` by the position of the character they belong to. */
function mended(text: string, doubts: Record<number, Doubt> = {}): string {
  const word = [...text].map((letter, index): Character => {
    const confidence = doubts[index] ? 0.55 : 0.99;
    return { text: letter, from: index, to: index + 1, peak: index, confidence, ...doubts[index] };
  });
  return mendWords(word)
    .map((character) => character.text)
    .join('');
}

const rival = (text: string, confidence = 0.3): Doubt => ({ rivals: [{ text, confidence }] });
const omitted = (text: string, confidence = 0.35): Doubt => ({ omitted: { text, confidence } });

describe('mendWords', () => {
  it.each([
    ['Manital', { 2: rival('r') }, 'Marital'],
    ['NIEW', { 0: rival('v') }, 'VIEW'],
    ['Tem', { 1: omitted('r') }, 'Term'],
    ['eaploved:', { 1: rival('m'), 5: rival('y') }, 'employed:'],
    ['home/adress', { 6: omitted('d') }, 'home/address'],
  ])('reads %s as the word the network nearly read', (text, doubts: Record<number, Doubt>, word) => {
    expect(mended(text, doubts)).toBe(word);
  });

  it.each([
    ['a word that is one', 'form', { 3: rival('k') }],
    ['what the network was sure of', 'Manital', {}],
    ['a name whose other reading is a faint thought', 'Bebl', { 2: rival('l', 0.05) }],
    ['a name that is no word either way', 'Szcepanski', { 2: omitted('z') }],
    ['an accent', 'EMÍLIE', { 2: rival('i') }],
    ['a code', 'TEM2O', { 2: rival('r') }],
    ['a mail address', 'muller@office.com', { 5: rival('t') }],
    ['what is too short to tell', 'Zp', { 0: omitted('i') }],
  ])('leaves %s', (_, text, doubts: Record<number, Doubt>) => {
    expect(mended(text, doubts)).toBe(text);
  });
});
