// Finds a value on a page: judged by the engine's own reading of the print, never by the words a model claims to quote.
import {
  countryOf,
  normaliseDate,
  normaliseMoney,
  normalisePhone,
  readSex,
  signsOfCurrency,
  squash,
  type ValueKind,
} from '../engine-port.ts';
import { findNearly } from './find-nearly.ts';
import { findParts } from './find-parts.ts';
import { likeness } from './find-quote.ts';
import { findRuns } from './find-runs.ts';
import type { Occurrence } from './occurrence.ts';
import { type Print, type Run, runOfWords } from './print.ts';
import { absolute, type Said, typedValuesOf } from './typed-values.ts';

/** None is part of a longer word, and of a longer number only where numbers stand in writing. */
export function findValue(print: Print, kind: ValueKind, value: string): Occurrence[] {
  if (squash(value) === '' && kind !== 'currency') return [];
  const typed = findTyped(print, kind, value);
  const found = typed.length > 0 || isTyped.has(kind) ? typed : findText(print, kind, value);
  if (isWritten.has(kind)) return found;
  return found.filter(({ runs }) => runs.every(({ from, to }) => print.opens[from] && print.closes[to - 1]));
}

/** Kinds of value that only a value of the same kind can match. */
const isTyped: ReadonlySet<ValueKind> = new Set(['sex', 'number', 'money', 'phone', 'date']);
/** `8 100 Main Street` is a field's number and a house's; `1 234,56` is one amount. */
const isWritten: ReadonlySet<ValueKind> = new Set(['name', 'address', 'text']);

function findTyped(print: Print, kind: ValueKind, value: string): Occurrence[] {
  switch (kind) {
    case 'date':
      return findDate(print, value);
    case 'money':
      return findAmount(print, value);
    case 'number':
      return findNumber(print, value);
    case 'phone':
      return findPhone(print, value);
    case 'sex':
      return byWord(print, (word) => readSex(word) !== null && readSex(word) === readSex(value));
    case 'country':
      return findCountry(print, value);
    case 'currency':
      return findCurrency(print, value);
    default:
      return [];
  }
}

const exactly = (run: Run): Occurrence => ({ runs: [run], fidelity: 1 });

function saying(said: readonly Said[], test: (values: readonly string[]) => boolean): Occurrence[] {
  const found = said.filter(({ values }) => test(values)).map(({ run }) => run);
  // A weekday before a date and a word behind an amount belong to longer runs that say no more.
  return found
    .filter(
      (run, index) =>
        !found.some((other, at) => at !== index && isWithin(other, run) && (at < index || !isWithin(run, other))),
    )
    .map(exactly);
}
const isWithin = (inner: Run, outer: Run) => inner.from >= outer.from && inner.to <= outer.to;

function findDate(print: Print, value: string): Occurrence[] {
  const wanted = isoDate.test(value) ? value : normaliseDate(value, 'unknown')?.value;
  if (wanted === undefined) return findLetters(print, value);
  const said = saying(typedValuesOf(print).dates, (values) => values.includes(wanted));
  return said.length > 0 ? said : findDigits(print, orders(wanted));
}
const isoDate = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** In boxes of their own, day, month and year stand in any order. */
function orders(iso: string): string[] {
  const [year = '', month = '', day] = iso.split('-');
  return day === undefined ? [] : [year + month + day, day + month + year, month + day + year];
}

function findAmount(print: Print, value: string): Occurrence[] {
  const wanted = absolute(normaliseMoney(value)?.value ?? value);
  if (wanted === 'NaN') return findLetters(print, value);
  const said = saying(typedValuesOf(print).amounts, (values) => values.includes(wanted));
  return said.length > 0
    ? said
    : findDigits(print, [
        Number(wanted)
          .toFixed(2)
          .replace(/\.00$|\./, ''),
      ]);
}

function findPhone(print: Print, value: string): Occurrence[] {
  const wanted = (normalisePhone(value)?.value ?? value).replace(/\D/g, '');
  if (wanted.length < SHORTEST_PHONE) return findLetters(print, value);
  const isSame = (a: string, b: string) => a.length >= SHORTEST_PHONE && (a.endsWith(b) || b.endsWith(a));
  const whole = findDigits(print, [value.replace(/\D/g, '')]);
  return whole.length > 0 ? whole : saying(typedValuesOf(print).phones, ([digits = '']) => isSame(digits, wanted));
}
const SHORTEST_PHONE = 7;

/** Fewer digits are met by chance. */
const SHORTEST_DIGITS = 5;
const findDigits = (print: Print, wanted: readonly string[]): Occurrence[] =>
  wanted.filter(({ length }) => length >= SHORTEST_DIGITS).flatMap((digits) => findLetters(print, digits));

function findNumber(print: Print, value: string): Occurrence[] {
  const wanted = Number(value.replace(',', '.'));
  if (!Number.isFinite(wanted)) return findText(print, 'text', value);
  return byWord(print, (word) => {
    const [printed] = /(?<![\p{L}\d.,/-])\d+(?:[.,]\d+)?(?![\p{L}\d]|[.,/-]\d)/u.exec(word) ?? [];
    return printed !== undefined && Number(printed.replace(',', '.')) === wanted;
  });
}

/** As words of a country's name in any language go. */
const LONGEST_COUNTRY = 5;

function findCountry(print: Print, value: string): Occurrence[] {
  const literal = findLetters(print, value);
  const wanted = countryOf(value);
  if (literal.length > 0 || wanted === undefined) return literal;
  for (let size = 1; size <= LONGEST_COUNTRY; size++) {
    const found: Occurrence[] = [];
    for (let from = 0; from + size <= print.words.length; from++) {
      const words = print.words.slice(from, from + size).map(({ text }) => text);
      if (countryOf(words.join(' ').replace(/[,;:.]+$/, '')) === wanted)
        found.push(exactly(runOfWords(print, from, from + size)));
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** Its code, or else its sign: that alone has no letters, so the amount it belongs to stands for it. */
function findCurrency(print: Print, code: string): Occurrence[] {
  const literal = findLetters(print, code);
  if (literal.length > 0) return literal;
  const signs = signsOfCurrency(code);
  return print.words.flatMap(({ text }, index) => {
    if (!signs.some((sign) => text.startsWith(sign) || text.endsWith(sign))) return [];
    const own = runOfWords(print, index, index + 1);
    const run =
      own.to > own.from ? own : runOfWords(print, Math.max(0, index - 1), Math.min(index + 2, print.words.length));
    return run.to > run.from ? [exactly(run)] : [];
  });
}

function byWord(print: Print, test: (word: string) => boolean): Occurrence[] {
  return print.words.flatMap(({ text }, index) => {
    const run = runOfWords(print, index, index + 1);
    return run.to > run.from && test(text.replace(/^[([{"']+|[\])}"',;:]+$/g, '')) ? [exactly(run)] : [];
  });
}

function findText(print: Print, kind: ValueKind, value: string): Occurrence[] {
  const literal = findLetters(print, value);
  if (literal.length > 0 || kind === 'code') return literal;
  const glued = print.page.source === 'ocr' ? findGlued(print, value) : [];
  if (glued.length > 0) return glued;
  const parted = findParts(print, value);
  if (parted.some(({ fidelity }) => fidelity === 1)) return parted;
  const nearly = findNearly(print, squash(value));
  const isSaid = nearly && sameDigits(print.squashed.slice(nearly.from, nearly.to), squash(value));
  return isSaid ? [{ runs: [nearly], fidelity: nearly.fidelity }, ...parted] : parted;
}

/** Maximum share of a word that belongs to something else: `LNCARDHOLDER` has its field's sign before it. */
const FOREIGN = 0.25;
const SHORTEST_GLUED = 5;

/** In pictures words run together. */
function findGlued(print: Print, value: string): Occurrence[] {
  const letters = squash(value);
  const at = letters.length < SHORTEST_GLUED ? -1 : print.squashed.indexOf(letters);
  if (at === -1) return [];
  const run = runOfWords(print, print.wordAt[at]!, print.wordAt[at + letters.length - 1]! + 1);
  const fidelity = letters.length / (run.to - run.from);
  return fidelity >= 1 - FOREIGN ? [{ runs: [run], fidelity }] : [];
}

/** To the letter, or else with look-alikes forgiven. */
function findLetters(print: Print, value: string): Occurrence[] {
  const letters = squash(value);
  const exact = findRuns(print, letters).map(exactly);
  if (exact.length > 0) return exact;
  return findRuns(print, letters, undefined, true).map((run) => ({
    runs: [run],
    fidelity: likeness(print, run, letters),
  }));
}

/** Letters may be misread, numbers must be told. */
const sameDigits = (printed: string, said: string) =>
  !/\d/.test(said) || printed.replace(/\D/g, '') === said.replace(/\D/g, '');
