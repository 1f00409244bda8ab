// A letter in the middle of a number, or a digit in the middle of a word, is the look-alike when the network itself thought of it.

import type { Character } from './decode-ctc.ts';

const digitOf: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};
const lettersOf: Record<string, readonly string[]> = {
  '0': ['O', 'o'],
  '1': ['I', 'l'],
  '5': ['S', 's'],
  '8': ['B'],
  '6': ['G'],
};

const isDigit = (text: string) => /^\d$/.test(text);
const isLetter = (text: string) => /^\p{L}$/u.test(text);

/** The characters of one word. Codes that mix letters and digits are left as they were read. */
export function mendLookAlikes(word: readonly Character[]): readonly Character[] {
  const digits = word.filter(({ text }) => isDigit(text));
  const letters = word.filter(({ text }) => isLetter(text));
  if (letters.length === 1 && digits.length >= 2) return mend(word, letters[0]!, ({ text }) => [digitOf[text] ?? '']);
  if (digits.length === 1 && letters.length >= 3) return mend(word, digits[0]!, ({ text }) => lettersOf[text] ?? []);
  return word;
}

function mend(
  word: readonly Character[],
  odd: Character,
  alternatives: (character: Character) => readonly string[],
): readonly Character[] {
  const { rival } = odd;
  if (!rival || !alternatives(odd).includes(rival.text)) return word;
  return word.map((character) =>
    character === odd ? { ...odd, text: rival.text, confidence: rival.confidence } : character,
  );
}
