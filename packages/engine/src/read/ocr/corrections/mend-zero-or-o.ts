// Zeros and capital Os, which many printers draw alike: of words, of numbers that the network halves between the two, and of sizes such as 12OZ.

import { findShare } from '../lexicon/known-words.ts';
import type { Character } from '../recognise/decode-ctc.ts';

/** A word of fewer letters is a code as often. */
const shortest = 3;
const minLetters = 2;

/** The characters of one word. */
export function mendZeroOrO(word: readonly Character[]): readonly Character[] {
  const text = spell(word);
  if (!/[0O]/.test(text)) return word;
  if (/^\d{1,2}0Z$/i.test(text)) return word.with(-2, withText(word.at(-2)!, text.endsWith('Z') ? 'O' : 'o'));
  if (/^O\.\d+$/.test(text)) return word.with(0, withText(word[0]!, '0'));
  const core = wordWithZeros(text);
  if (core > 0) return word.map((character, at) => (at < core ? mendZeroOf(character, word[at - 1]) : character));
  if (isNumberWithOs(word, text)) return word.map((character) => mendO(character));
  return word;
}

/** Length of the word that F00D, D0G, 0ct, P0S-08 begin with; 0 where there is none. */
function wordWithZeros(text: string): number {
  const [core = ''] = /^[\p{L}0]+/u.exec(text) ?? [];
  const letters = core.replaceAll('0', '').length;
  if (letters === core.length || core.length < shortest || letters < minLetters) return 0;
  if (!/^(?:[.,:;)]?|-\d+)$/.test(text.slice(core.length))) return 0;
  return findShare(core.replaceAll('0', 'o').toLowerCase()) === undefined ? 0 : core.length;
}

/** Small in a word of small letters. */
function mendZeroOf(character: Character, before: Character | undefined): Character {
  if (character.text !== '0') return character;
  return withText(character, before && /^\p{Ll}$/u.test(before.text) ? 'o' : 'O');
}

/** 811OO: only where the network thought of a zero each time. */
function isNumberWithOs(word: readonly Character[], text: string): boolean {
  return /^\d{2,}O+,?$/.test(text) && word.every((character) => character.text !== 'O' || zeroOf(character));
}

function mendO(character: Character): Character {
  return character.text === 'O' ? withText(character, '0') : character;
}

const zeroOf = ({ rivals = [] }: Character) => rivals.some(({ text }) => text === '0');
const withText = (character: Character, text: string): Character => ({ ...character, text });
const spell = (word: readonly Character[]): string => word.map(({ text }) => text).join('');
