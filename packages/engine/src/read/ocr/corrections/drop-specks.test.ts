import { describe, expect, it } from 'vitest';
import type { Character } from '../recognise/decode-ctc.ts';
import { dropSpecks } from './drop-specks.ts';

function cleaned(word: string, following: string, confidence = 0.7): string {
  const characters = [...word].map((text, at): Character => ({ text, from: at, to: at + 1, peak: at, confidence }));
  return dropSpecks(characters, following)
    .map(({ text }) => text)
    .join('');
}

describe('dropSpecks', () => {
  it('drops doubtful stops before a word and inside a sentence', () => {
    expect(cleaned('.saw', 'More')).toBe('saw');
    expect(cleaned('Toast.', 'part')).toBe('Toast');
  });

  it('keeps stops that end something, that are clear, or that stand beside digits', () => {
    expect(cleaned('Toast.', 'Part')).toBe('Toast.');
    expect(cleaned('Toast.', '')).toBe('Toast.');
    expect(cleaned('approx.', 'five', 0.97)).toBe('approx.');
    expect(cleaned('.50', 'each')).toBe('.50');
  });
});
