import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { mendStops } from './mend-stops.ts';

function mend(text: string, following: string, rivals: Record<string, number>, confidence = 0.6): string {
  const word = [...text].map(
    (sign, from): Character => ({ text: sign, from, to: from + 1, peak: from, confidence: 0.99 }),
  );
  const thoughts = Object.entries(rivals).map(([sign, share]) => ({ text: sign, confidence: share }));
  const stop = { ...word.at(-1)!, confidence, rivals: thoughts };
  return mendStops([...word.slice(0, -1), stop], following)
    .map((character) => character.text)
    .join('');
}

describe('mendStops', () => {
  it('reads the sign that the network thought of between words', () => {
    expect(mend('Norfolk.', 'V', { ',': 0.17 })).toBe('Norfolk,');
    expect(mend('Member.', 'C', { ':': 0.14 })).toBe('Member:');
    expect(mend('Buyer.', '', { ':': 0.23, ',': 0.05 })).toBe('Buyer:');
    expect(mend('14.', '1', { ',': 0.2 })).toBe('14,');
  });

  it('keeps stops of abbreviations, of sentences and of numbers', () => {
    expect(mend('Dr.', 'A', { ',': 0.1 })).toBe('Dr.');
    expect(mend('file.', '', { ',': 0.1 })).toBe('file.');
    expect(mend('3.', 'A', { ',': 0.3 })).toBe('3.');
  });

  it('keeps a stop that is sure or of which nothing else was thought', () => {
    expect(mend('Norfolk.', 'V', { ',': 0.05 }, 0.95)).toBe('Norfolk.');
    expect(mend('Norfolk.', 'V', {})).toBe('Norfolk.');
    expect(mend('Norfolk', 'V', { ',': 0.2 })).toBe('Norfolk');
  });
});
