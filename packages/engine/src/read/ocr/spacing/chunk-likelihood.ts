// Likelihood that a run of characters is printed without a space in it, as words, names, numbers and codes are.

import { findShare } from '../lexicon/known-words.ts';

/**
 * Natural logarithms. What is not in the lexicon costs the same a letter however it is divided, so names and foreign words are
 * left to the ink; tuned on 70 drawn pages in 22 fonts.
 */
const costs = {
  letter: -2.2,
  digit: -2.3,
  unknownWord: -1.5,
  /** An unlisted word in small letters is no name. */
  unknownSmall: -4,
  singleLetter: -4,
  /** TypeScript and McDonald are words; so might MarketStreet be, but for the lost space. */
  capitalWithin: -1.5,
  number: -0.5,
  /** Neither an amount, nor a date, nor groups of digits. */
  oddNumber: -4.5,
  code: -1.5,
  /** HGT4, DOB03: a label that has run into its value. */
  wordIntoNumber: -6,
  /** Codes are in capitals for the most part. */
  smallCode: -5,
  address: -4,
  addressSign: -1.4,
  joiningSign: -1,
  /** 401(k), 12(b), Amount(RM): likelier together than their parts. */
  clause: 2,
  pointBetweenWords: -4,
  missingSpace: -6,
  otherSign: -3,
  /** No piece begins with a stop or ends in an opening sign. */
  tornOff: -5,
  tornHyphen: -3,
} as const;

const address = /\w@\w|^www\.\w|:\/\/|\w\.(?:com|org|gov|net|edu)(?:\/|$)/i;
/** As they stand in brackets over a column. */
const currencies = new Set([...Intl.supportedValuesOf('currency'), 'RM', 'Rs', '$', '€', '£']);
const wellFormedNumber =
  /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+)(?:[.,]\d{1,2})?$|^\d{1,4}([./:-])\d{1,2}\1\d{1,4}$|^[\d/-]+$|^\d+(?:[.:]\d+)+$/;

export function chunkLikelihood(chunk: string): number {
  const torn = tornCost(chunk);
  if (address.test(chunk)) return torn + addressLikelihood(chunk);
  const core = chunk.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (core === '') return torn;
  return torn + (/\p{L}/u.test(core) ? partsLikelihood(core) : numberLikelihood(core));
}

function tornCost(chunk: string): number {
  if (chunk === '/' || chunk === '@') return costs.missingSpace;
  if (chunk.length === 1) return 0;
  const isTorn = /^[/@.,:;)]|[/@(]$|\d-$|^<|<$|^www\.$/i.test(chunk);
  return (isTorn ? costs.tornOff : 0) + (/^-\p{L}/u.test(chunk) ? costs.tornHyphen : 0);
}

/** Labels and commas stand before an address, never in it. */
function addressLikelihood(text: string): number {
  const missing = text.match(/:(?!\/\/)|[,;](?=.)/g)?.length ?? 0;
  return costs.address + costs.addressSign * text.length + costs.missingSpace * missing;
}

function numberLikelihood(text: string): number {
  const digits = text.replace(/\D/g, '').length;
  return costs.digit * digits + (wellFormedNumber.test(text) ? costs.number : costs.oddNumber);
}

/** Words and codes with the signs between them. */
function partsLikelihood(text: string): number {
  let total = 0;
  for (const { 0: found, 1: part, index } of text.matchAll(/([\p{L}\p{N}'’]+)|[^\p{L}\p{N}'’]+/gu))
    total +=
      part === undefined
        ? signCost(found, text.slice(0, index), text.slice(index + found.length))
        : partLikelihood(part);
  return total;
}

function signCost(sign: string, before: string, after: string): number {
  if (/^(?:[-–/&+]|<+)$/.test(sign)) return costs.joiningSign;
  const isBehindDigit = /\d$/.test(before);
  if (sign === '(' && ((isBehindDigit && after.length === 1) || currencies.has(after))) return costs.clause;
  if (isBehindDigit && /^\d/.test(after)) return /^[.,:]$/.test(sign) ? 0 : costs.otherSign;
  if (sign === '.') return costs.pointBetweenWords;
  return /^(?:[,;:()]|\)\.)$/.test(sign) ? costs.missingSpace : costs.otherSign;
}

function partLikelihood(part: string): number {
  if (/^\d+$/.test(part)) return costs.number + costs.digit * part.length;
  if (/\d/.test(part)) return codeCost(part) + costs.digit * part.length;
  const spelled = costs.letter * part.length;
  if (/^\p{Lu}?\p{Ll}{2,}\p{Lu}/u.test(part)) return costs.capitalWithin + spelled;
  return Math.max(unknownCost(part) + spelled, findWord(part) ?? -Infinity);
}

function codeCost(part: string): number {
  const [, label] = /^(\p{L}{3,})\d+$/u.exec(part) ?? [];
  if (label && findWord(label) !== undefined) return costs.wordIntoNumber;
  return /^\p{Ll}/u.test(part) ? costs.smallCode : costs.code;
}

function unknownCost(part: string): number {
  if (part.length === 1) return costs.singleLetter;
  return /^\p{Ll}+$/u.test(part) ? costs.unknownSmall : costs.unknownWord;
}

function findWord(part: string): number | undefined {
  const word = part.toLowerCase();
  return findShare(word) ?? findShare(word.replace(/['’]s?$/, ''));
}
