// A word that is none, one doubtful character away from one that is: the recogniser's second thoughts read with a dictionary.

import { findShare } from '../lexicon/known-words.ts';
import type { Character } from '../recognise/decode-ctc.ts';

/** Natural logarithm of how often a string of letters that is in no list stands on paper; `letter` for each. */
const unlisted = { word: -2.5, letter: -2.6 };
/** The likelihood of the other reading against the first: names are short, and one letter makes another word of them. */
const minRatio = { short: 0.25, long: 0.03 };
const shortest = 3;
const longestShort = 4;
/** By how much the listed word must be the likelier of the two. */
const margin = 0.5;

interface Reading {
  readonly characters: readonly Character[];
  /** Of this reading against the one that was read, natural logarithm. */
  readonly odds: number;
}

/** The characters of one word. Codes, numbers, mail addresses and words in the lexicon are left as they were read. */
export function mendWords(word: readonly Character[]): readonly Character[] {
  if (word.some(({ text }) => /[\d@]/.test(text))) return word;
  const mended: Character[] = [];
  let run: Character[] = [];
  for (const character of word) {
    if (isLetter(character.text)) run.push(character);
    else {
      mended.push(...mendRun(run), character);
      run = [];
    }
  }
  return [...mended, ...mendRun(run)];
}

function mendRun(run: readonly Character[]): readonly Character[] {
  if (run.length < shortest || run.every(isSure) || findShare(spell(run)) !== undefined) return run;
  const min = Math.log(run.length <= longestShort ? minRatio.short : minRatio.long);
  const once = otherReadings({ characters: run, odds: 0 }, min);
  const twice = once.flatMap((reading) => otherReadings(reading, min));
  let best = { characters: run, gain: margin };
  for (const { characters, odds } of [...once, ...twice]) {
    const share = findShare(spell(characters));
    if (share === undefined) continue;
    const gain = share + odds - unlisted.word - unlisted.letter * run.length;
    if (gain > best.gain) best = { characters, gain };
  }
  return best.characters;
}

function isSure({ rivals, omitted }: Character): boolean {
  return !rivals && !omitted;
}

/** One character exchanged for a rival, or one put in that was passed over, as far as the odds stay above `least`. */
function otherReadings({ characters, odds }: Reading, min: number): Reading[] {
  const isCapital = characters.filter((other) => /^\p{Lu}$/u.test(other.text)).length >= 2;
  /** In a word of capitals the rival is one too. */
  const likeCase = (text: string) => (isCapital ? text.toUpperCase() : text);
  const readings: Reading[] = [];
  for (const [at, character] of characters.entries()) {
    if (isSure(character)) continue;
    const { rivals = [], omitted, ...rest } = character;
    for (const { text, confidence } of rivals) {
      const changed = odds + Math.log(confidence / character.confidence);
      if (changed < min || !isLetter(text) || withoutAccent(text) === withoutAccent(character.text)) continue;
      readings.push({ characters: characters.with(at, { ...rest, text: likeCase(text), confidence }), odds: changed });
    }
    if (!omitted || !isLetter(omitted.text)) continue;
    const { text, confidence } = omitted;
    const longer = odds + Math.log(confidence / (1 - confidence));
    if (longer < min) continue;
    const inserted = { ...rest, text: likeCase(text), from: rest.to, peak: rest.to, confidence };
    readings.push({ characters: characters.toSpliced(at, 1, { ...rest, rivals }, inserted), odds: longer });
  }
  return readings;
}

const isLetter = (text: string): boolean => /^\p{L}$/u.test(text);

/** Of accents the network knows more than the lists. */
function withoutAccent(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function spell(characters: readonly Character[]): string {
  return characters
    .map(({ text }) => text)
    .join('')
    .toLowerCase();
}
