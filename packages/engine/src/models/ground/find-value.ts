// Does a stretch of print say the value? Judged by the engine's own reading of the print, never by the words a model claims to quote.
import { readSex } from '#extract/shapes/read-sex.ts';
import type { Locale } from '#extract/shapes/read-shape.ts';
import type { Shape } from '#extract/shapes/shape.ts';
import { findDates } from '#normalise/find-dates.ts';
import { squash } from '#normalise/fold-text.ts';
import { normaliseCountry } from '#normalise/normalise-country.ts';
import { normaliseDate } from '#normalise/normalise-date.ts';
import { findMoney, normaliseMoney } from '#normalise/normalise-money.ts';
import { findPhones, normalisePhone } from '#normalise/normalise-phone.ts';
import { findNearly } from './find-nearly.ts';
import { findRuns, type Print, type Run } from './print.ts';
import { type RunText, textOfRun } from './text-of-run.ts';

/** All stretches within the run that say it; empty when it says something else. None is part of a longer number or word. */
export function findValue(print: Print, within: Run, shape: Shape, value: string, locale: Locale): Run[] {
  const { opens, closes } = print;
  return search(print, within, shape, value, locale).filter(({ from, to }) => opens[from] && closes[to - 1]);
}

function search(print: Print, within: Run, shape: Shape, value: string, locale: Locale): Run[] {
  const text = textOfRun(print, within);
  switch (shape) {
    case 'date':
    case 'date_or_month':
      return findDate(text, value, locale);
    case 'money':
      return findAmount(text, value);
    case 'number':
    case 'integer':
    case 'year':
      return findNumber(text, value);
    case 'phone':
      return findPhone(text, value, locale);
    case 'sex':
      return byWords(text, 1, (words) => readSex(words) !== null && readSex(words) === readSex(value));
    case 'country':
    case 'country_code':
    case 'country_or_status': {
      const country = normaliseCountry(value);
      const literal = findLetters(print, within, value, false);
      if (literal.length > 0 || country === null) return literal;
      return byWords(text, 4, (words) => normaliseCountry(words)?.alpha3 === country.alpha3);
    }
    case 'person_name':
    case 'party':
    case 'party_name': {
      const inOrder = findLetters(print, within, value, true);
      return inOrder.length > 0 ? inOrder : findInAnyOrder(text, value, 1);
    }
    case 'address': {
      const inOrder = findLetters(print, within, value, true);
      return inOrder.length > 0 ? inOrder : findInAnyOrder(text, value, 0.9);
    }
    default:
      return findLetters(print, within, value, !/\d/.test(value));
  }
}

/** `mayBeMisread`: in pictures a letter of many may differ, where no digit can. */
function findLetters(print: Print, within: Run, value: string, mayBeMisread: boolean): Run[] {
  const letters = squash(value);
  const exact = findRuns(print, letters, within, false);
  if (exact.length > 0 || print.page.source !== 'ocr') return exact;
  const alike = findRuns(print, letters, within, true);
  if (alike.length > 0 || !mayBeMisread) return alike;
  const nearly = findNearly(print, letters, within);
  return nearly && sameDigits(print.squashed.slice(nearly.from, nearly.to), letters) ? [nearly] : [];
}

/** Letters may be misread, numbers must be told: digits and what passes for them agree one for one. */
const sameDigits = (printed: string, said: string) =>
  !/\d/.test(said) || printed.replace(/\D/g, '') === said.replace(/\D/g, '');

function findDate(text: RunText, value: string, { dates }: Locale): Run[] {
  const wanted = /^\d{4}-\d{2}(?:-\d{2})?$/.test(value) ? value : normaliseDate(value, dates.order)?.value;
  if (wanted === undefined) return [];
  const says = (found: { value: string; alternatives?: readonly string[] } | null) =>
    found !== null && [found.value, ...(found.alternatives ?? [])].includes(wanted);
  const plain = findDates(text.text, dates.order).filter(says);
  return plain.length > 0 ? text.runsOf(plain) : byWords(text, 5, (words) => says(normaliseDate(words, dates.order)));
}

function findAmount(text: RunText, value: string): Run[] {
  const wanted = Number(normaliseMoney(value)?.value ?? value);
  if (!Number.isFinite(wanted)) return [];
  // Statements print what goes out with or without a sign.
  const says = (found: string | undefined) => found !== undefined && Math.abs(Number(found)) === Math.abs(wanted);
  const plain = findMoney(text.text).filter((found) => says(found.value));
  return plain.length > 0 ? text.runsOf(plain) : byWords(text, 3, (words) => says(normaliseMoney(words)?.value));
}

function findNumber(text: RunText, value: string): Run[] {
  const wanted = Number(value.replace(',', '.'));
  if (!Number.isFinite(wanted)) return [];
  const numbers = [...text.text.matchAll(/(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)?(?![\p{L}\d]|[.,/-]\d)/gu)];
  return text.runsOf(
    numbers
      .filter(([printed]) => Number(printed.replace(',', '.')) === wanted)
      .map((match) => ({ from: match.index, to: match.index + match[0].length })),
  );
}

function findPhone(text: RunText, value: string, { country }: Locale): Run[] {
  const wanted = normalisePhone(value, country)?.value.replace(/\D/g, '');
  if (wanted === undefined) return [];
  const says = (found: string) => {
    const digits = found.replace(/\D/g, '');
    return digits.length >= 7 && (wanted.endsWith(digits) || digits.endsWith(wanted));
  };
  return text.runsOf(findPhones(text.text, country).filter((found) => says(found.value)));
}

/** The words of the value beside each other in another order (`SMITH, Anna`), or nearly all of them (an address set in a block). */
function findInAnyOrder(text: RunText, value: string, share: number): Run[] {
  const wanted = wordsOf(value);
  if (wanted.length < 2) return [];
  const isWanted = text.words.map((word) => wordsOf(word).some((part) => wanted.includes(part)));
  const from = isWanted.indexOf(true);
  const to = isWanted.lastIndexOf(true);
  if (from === -1 || to - from + 1 > wanted.length * 1.5 + 1) return [];
  const printed = new Set(text.words.slice(from, to + 1).flatMap(wordsOf));
  const missing = wanted.filter((word) => !printed.has(word));
  const isSaid = missing.length <= wanted.length * (1 - share) && missing.every((word) => !/\d/.test(word));
  return isSaid ? [text.runOfWords(from, to + 1)] : [];
}

const wordsOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(squash)
    .filter(Boolean);

/** A quote; of a whole page it would take too long. */
const MOST_WORDS = 300;

/** The shortest windows of up to so many words that pass. */
function byWords(text: RunText, most: number, test: (words: string) => boolean): Run[] {
  if (text.words.length > MOST_WORDS) return [];
  for (let size = 1; size <= most; size++) {
    const runs: Run[] = [];
    for (let from = 0; from + size <= text.words.length; from++)
      if (
        test(
          text.words
            .slice(from, from + size)
            .join(' ')
            .replace(/[,;:]+$/, ''),
        )
      )
        runs.push(text.runOfWords(from, from + size));
    if (runs.length > 0) return runs;
  }
  return [];
}
