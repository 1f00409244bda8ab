// A letter in the middle of a number, or a digit in the middle of a word, is the look-alike when the network itself thought of it.

import type { Character, Share } from '../recognise/decode-ctc.ts';

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
  '2': ['Z', 'z'],
  '4': ['A'],
  '5': ['S', 's'],
  '8': ['B'],
  '6': ['G'],
};

const isDigit = (text: string) => /^\d$/.test(text);
const isLetter = (text: string) => /^\p{L}$/u.test(text);
const isCapital = (text: string) => /^\p{Lu}$/u.test(text);
const isSmall = (text: string) => /^\p{Ll}$/u.test(text);

/** No word begins with a small l before one of these: where it seems to, the l is a capital I. */
const neverAfterFirstL = /^[bcdfgjkmnpqrstvwxz]$/;
/** A dot over a capital is an accent, where the network half thinks of the small letter. */
const dottedShare = 0.3;

/** Share with which a zero must have been thought of where only one neighbour is a digit, and where the word is nearly all digits. */
const nearly = 0.35;
const thoughtOf = 0.1;
/** Shares of the likelier character: codes begin with a letter often enough, and so do names within names. */
const minAtStart = 0.04;
const minWithin = 0.3;

/** The characters of one word. Codes that mix letters and digits are left as they were read. */
export function mendLookAlikes(word: readonly Character[]): readonly Character[] {
  return mendCase(mendZeros(mendOddOneOut(word)));
}

function mendOddOneOut(word: readonly Character[]): readonly Character[] {
  const digits = word.filter(({ text }) => isDigit(text));
  const letters = word.filter(({ text }) => isLetter(text));
  if (isSize(word)) return mend(word, word[0]!, ({ text }) => [digitOf[text] ?? '']);
  if (isCapitalAndStroke(word)) return mend(word, word[1]!, () => ['1']);
  if (letters.length === 1 && digits.length >= 2) return mend(word, letters[0]!, ({ text }) => [digitOf[text] ?? '']);
  const isZeroAmongCapitals =
    digits[0]?.text === '0' && letters.length > 0 && letters.every(({ text }) => isCapital(text));
  if (digits.length === 1 && (letters.length >= 3 || isZeroAmongCapitals))
    return mend(word, digits[0]!, ({ text }) => lettersOf[text] ?? []);
  return word;
}

/** 1KG, 5LB: a letter by itself before a measure. */
function isSize(word: readonly Character[]): boolean {
  return /^[A-Za-z|](?:KG|ML|MM|CM|LB|OZ)$/i.test(word.map(({ text }) => text).join(''));
}

/** No word but Al and El: rather F1, Q1, B1. */
function isCapitalAndStroke(word: readonly Character[]): boolean {
  return word.length === 2 && /^[B-DF-Z]$/.test(word[0]!.text) && word[1]!.text === 'l';
}

function mend(
  word: readonly Character[],
  odd: Character,
  alternatives: (character: Character) => readonly string[],
): readonly Character[] {
  const rival = rivalAmong(odd, alternatives(odd));
  const at = word.indexOf(odd);
  // A hyphen parts a letter from the number behind it, and a number from the word behind it.
  if (!rival || word[at + 1]?.text === '-') return word;
  if (at === 0 && rival.confidence < odd.confidence * minAtStart) return word;
  return word.map((character) =>
    character === odd ? { ...odd, text: rival.text, confidence: rival.confidence } : character,
  );
}

function rivalAmong({ rivals = [] }: Character, texts: readonly string[]): Share | undefined {
  return rivals.find(({ text }) => texts.includes(text));
}

/** In codes an O beside a digit is a zero, if the network nearly said so. */
function mendZeros(word: readonly Character[]): readonly Character[] {
  const digitCount = word.filter(({ text }) => isDigit(text)).length;
  const letterCount = word.filter(({ text }) => isLetter(text)).length;
  const isLongNumber = digitCount >= 6 && letterCount <= 3 && word.every(({ text }) => text !== '<');
  return word.map((character, at) => {
    const rival = rivalAmong(character, ['0']);
    if (character.text !== 'O' || !rival) return character;
    const digits = [word[at - 1], word[at + 1]].filter((neighbour) => neighbour && isDigit(neighbour.text)).length;
    const isZero =
      digits === 2 || (digits === 1 && rival.confidence >= nearly) || (isLongNumber && rival.confidence >= thoughtOf);
    return isZero ? { ...character, text: '0', confidence: rival.confidence } : character;
  });
}

/** A capital I, a small l and a dotted capital look alike; the letters around tell which it is. */
function mendCase(word: readonly Character[]): readonly Character[] {
  const letters = word.filter(({ text }) => isLetter(text));
  if (letters.length < 4) return word;
  const others = letters.filter(({ text }) => text !== 'l' && text !== 'I');
  const allCapitals = others.length > 0 && others.every(({ text }) => isCapital(text));
  return word.map((character, at) => {
    const [before, after] = [word[at - 1]?.text ?? '', word[at + 1]?.text ?? ''];
    const { text, rivals: [first] = [] } = character;
    if (text === 'l' && allCapitals) return { ...character, text: 'I' };
    if (text === 'l' && character === letters[0] && neverAfterFirstL.test(after)) return { ...character, text: 'I' };
    if (text !== 'I') return character;
    if (allCapitals && first?.text === 'i' && first.confidence >= dottedShare) return { ...character, text: 'Í' };
    const l = rivalAmong(character, ['l']);
    if (isSmall(before) && isSmall(after) && l && l.confidence >= character.confidence * minWithin)
      return { ...character, text: 'l' };
    return character;
  });
}
