import { describe, expect, it } from 'vitest';
import type { Character, DecodedLine } from '../recognise/decode-ctc.ts';
import { mendAmounts } from './mend-amounts.ts';

/** Two steps a character; `_` is a space the network saw, `thought` what it thought of at, or else behind, the character `at`. */
function mend(marked: string, at: number, thought: Pick<Character, 'rivals' | 'omitted'>): DecodedLine {
  const characters: Character[] = [];
  const spaces = new Float32Array(marked.length * 2);
  [...marked].forEach((text, index) => {
    const from = index * 2;
    if (text === '_') spaces.fill(0.9, from, from + 2);
    else characters.push({ text, from, to: from + 1, peak: from, confidence: 0.99 });
  });
  characters[at] = { ...characters[at]!, ...thought };
  return mendAmounts({ characters, spaces, steps: spaces.length });
}

const textOf = ({ characters }: DecodedLine) => characters.map(({ text }) => text).join('');
const rival = (share: number) => ({ rivals: [{ text: '.', confidence: share }] });
const passedOver = (text: string) => ({ omitted: { text, confidence: 0.2 } });

describe('mendAmounts', () => {
  it('reads a colon or a hyphen before the last two digits as the point that was thought of', () => {
    expect(textOf(mend('41:05', 2, rival(0.08)))).toBe('41.05');
    expect(textOf(mend('177-90', 3, rival(0.14)))).toBe('177.90');
    expect(textOf(mend('4@3:75', 3, rival(0.1)))).toBe('4@3.75');
    expect(textOf(mend('2_59:44', 3, rival(0.4)))).toBe('259.44');
  });

  it('puts in the point that was passed over, and no space beside it', () => {
    const mended = mend('82_10', 1, passedOver('.'));
    expect(textOf(mended)).toBe('82.10');
    expect(Math.max(...mended.spaces)).toBe(0);
    expect(textOf(mend('Total_3782', 6, passedOver('.')))).toBe('Total37.82');
    expect(textOf(mend('8210', 1, passedOver(':')))).toBe('82.10');
  });

  it('drops the stop behind an amount that stands alone', () => {
    expect(textOf(mend('$55.15.', 0, {}))).toBe('$55.15');
    expect(textOf(mend('owe 55.15.', 0, {}))).toBe('owe 55.15.');
    expect(textOf(mend('12.5.', 0, {}))).toBe('12.5.');
  });

  it('leaves times, ranges, dates and codes', () => {
    expect(textOf(mend('12:15', 2, rival(0.1)))).toBe('12:15');
    expect(textOf(mend('1215', 1, passedOver(':')))).toBe('1215');
    expect(textOf(mend('36-40', 2, rival(0.03)))).toBe('36-40');
    expect(textOf(mend('F5-44', 2, rival(0.27)))).toBe('F5-44');
    expect(textOf(mend('24/05/2019', 7, passedOver('.')))).toBe('24/05/2019');
    expect(textOf(mend('0123', 1, passedOver('.')))).toBe('0123');
  });

  it('leaves what the network was sure of', () => {
    expect(textOf(mend('41:05', 2, {}))).toBe('41:05');
    expect(textOf(mend('8210', 1, {}))).toBe('8210');
    expect(textOf(mend('8210', 0, passedOver('.')))).toBe('8210');
  });
});
