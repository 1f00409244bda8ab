import { describe, expect, it } from 'vitest';
import type { Alphabet } from './alphabet.ts';
import { decodeCtc } from './decode-ctc.ts';

const alphabet: Alphabet = {
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

  it('counts a letter in both its cases, and one whose case flips once', () => {
    const cased = { ...alphabet, characters: ['', 'r', 'z', '0', 'Z', '漢', ' '] };
    const data = Float32Array.from([
      ...[0.1, 0.35, 0.3, 0, 0.25, 0, 0],
      ...[0.9, 0, 0, 0, 0, 0, 0.1],
      ...[0, 0, 0.4, 0, 0.6, 0, 0],
      ...[0, 0, 0.7, 0, 0.3, 0, 0],
    ]);
    const { characters } = decodeCtc(data, 4, cased);
    expect(characters.map(({ text }) => text)).toEqual(['z', 'z']);
    expect(characters.map(({ confidence }) => Math.round(confidence * 100))).toEqual([55, 100]);
    expect(characters[0]!.rivals).toEqual([{ text: 'r', confidence: Math.fround(0.35) }]);
  });

  it('notes a character that was nearly read between two others', () => {
    const data = steps('a-b');
    data[7] = 0.6;
    data[10] = 0.3;
    const { characters } = decodeCtc(data, 3, alphabet);
    expect(characters.map(({ text }) => text)).toEqual(['a', 'b']);
    expect(characters[0]!.omitted).toEqual({ text: '0', confidence: Math.fround(0.3) });
  });
});
