import { describe, expect, it } from 'vitest';
import type { Alphabet } from './alphabet.ts';
import { decodeCtc } from './decode-ctc.ts';

const alphabet: Alphabet = {
  classes: [0, 1, 2, 3, 4, 5, 6],
  characters: ['', 'a', 'b', '0', 'O', '漢', ' '],
  latin: Int32Array.of(1, 2, 3, 4, 6),
  blank: 0,
  space: 6,
};

/** One step a string: its likeliest character, with `-` for the blank; the rest shares what is left. */
function steps(path: string, confidence = 0.9): Float32Array {
  const width = alphabet.characters.length;
  const data = new Float32Array(path.length * width).fill((1 - confidence) / (width - 1));
  [...path].forEach((text, step) => {
    data[step * width + alphabet.characters.indexOf(text === '-' ? '' : text)] = confidence;
  });
  return data;
}

const textOf = (path: string) =>
  decodeCtc(steps(path), path.length, alphabet)
    .characters.map((character) => character.text)
    .join('');

describe('decodeCtc', () => {
  it('takes repeats as one character and a blank between them as two', () => {
    expect(textOf('-aa-ab-')).toBe('aab');
  });

  it('keeps the time steps of each character', () => {
    const { characters } = decodeCtc(steps('--aaa-b'), 7, alphabet);
    expect(characters.map(({ from, to }) => [from, to])).toEqual([
      [2, 5],
      [6, 7],
    ]);
  });

  it('leaves spaces out of the characters and reports how likely they were', () => {
    const { characters, spaces } = decodeCtc(steps('a -b'), 4, alphabet);
    expect(characters.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(spaces[1]).toBeCloseTo(0.9, 5);
    expect(spaces[2]).toBeLessThan(0.1);
  });

  it('never reads a class that is not among those asked for', () => {
    expect(textOf('a漢b')).not.toContain('漢');
  });

  it('stays within the classes given', () => {
    const data = steps('0');
    data[4] = 0.5;
    const { characters } = decodeCtc(data, 1, alphabet, Int32Array.of(4));
    expect(characters[0]!.text).toBe('O');
  });
});
