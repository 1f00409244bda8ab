// Whether what a code says and what is printed are the same, whatever the print leaves out, punctuates or misreads.

import type { MachineFact } from '#document/machine-reading.ts';
import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';

/** Letters that recognition takes for digits, folded together. */
const alike: Readonly<Record<string, string>> = { o: '0', q: '0', i: '1', l: '1', z: '2', s: '5', b: '8', g: '6' };
const fold = (text: string): string => squash(text).replace(/[oqilzsbg]/g, (letter) => alike[letter]!);

export function isSameValue(stated: MachineFact, printed: string): boolean {
  const { type, value } = stated;
  if (type === 'money' || type === 'number') return Number(value) === Number(printed);
  if (type === 'date') return value === printed;
  if (squash(value) === squash(printed)) return true;
  if (type === 'code') return fold(value) === fold(printed);
  if (type === 'country') return isSameCountry(value, printed);
  if (type === 'address') return isSameAddress(value, printed);
  if (type === 'name') return isSameName(value, printed, stated.isCutShort === true);
  // Heights and weights: 5'-06", 5-06, 5' 6".
  return digitsOf(value) !== '' && digitsOf(value) === digitsOf(printed);
}

const digitsOf = (text: string): string => (text.match(/\d+/g) ?? []).map(Number).join('-');

function isSameCountry(a: string, b: string): boolean {
  const country = normaliseCountry(a);
  return country !== null && country.alpha3 === normaliseCountry(b)?.alpha3;
}

/** Words may be left out or shortened to initials, never changed; a code for want of room cuts the last one short. */
function isSameName(stated: string, printed: string, isCutShort: boolean): boolean {
  if (isCutShort && squash(printed).startsWith(squash(stated))) return true;
  const [few, many] = [wordsOf(stated), wordsOf(printed)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  const left = [...many];
  return (
    few.length > 0 &&
    few.every((word) => {
      const at = left.findIndex((other) => other === word || isInitialOf(word, other) || isInitialOf(other, word));
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
  );
}

const isInitialOf = (initial: string, word: string): boolean => initial.length === 1 && word.startsWith(initial);
const wordsOf = (text: string): string[] =>
  text
    .split(/[\s,.\-']+/)
    .map(fold)
    .filter(Boolean);

/** House number and postal code tell: streets are abbreviated and towns written in many ways. */
function isSameAddress(a: string, b: string): boolean {
  const numbersOf = (text: string): string[] => (text.match(/\d+/g) ?? []).map((digits) => digits.replace(/^0+/, ''));
  const [few, many] = [numbersOf(a), numbersOf(b)].toSorted((x, y) => x.length - y.length) as [string[], string[]];
  return few.length > 1 && few.every((number) => many.includes(number));
}
