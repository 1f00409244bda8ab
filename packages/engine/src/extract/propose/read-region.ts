// Reads the words at a place as a value of a type.

import { unionOfBoxes } from '#document/box.ts';
import type { Box } from '#document/read-document.ts';
import { joinWords, type PlacedWord } from '#layout/segments.ts';
import { fitsShape } from '#values/fits-shape.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { findIbans } from '#values/normalise/find-ibans.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import { findPhones } from '#values/normalise/normalise-phone.ts';
import { type Locale, readShape, type ShapedValue } from '#values/read-shape.ts';
import { hasLegalForm } from '#values/recognise-party.ts';
import type { Shape } from '#values/shape.ts';

export interface Reading extends ShapedValue {
  /** Lines parted by line breaks. */
  readonly raw: string;
  readonly box: Box;
  readonly words: readonly PlacedWord[];
  readonly fit: number;
  /** Of the words of the first line, how many were taken. */
  readonly share: number;
}

const overLines: ReadonlySet<Shape> = new Set([
  'address',
  'party_and_address',
  'party',
  'organisation',
  'text',
  'authority',
]);

/** Letters: RFC 5321 for e-mail; links in print are shorter. */
const maxOfEmail = 254;
const maxOfLink = 500;
const link =
  /^(?:https?:|www\.)|^[\p{L}\d-]{2,}(?:\.[\p{L}\d-]+)*\.(?:com|org|net|gov|edu|io|dev|eu|info)(?:\/\S*)?$/iu;

type Lines = readonly (readonly PlacedWord[])[];

/**
 * The likely readings of a place, at most five. A country alone is no authority where its block goes on: `United States`,
 * `Department of State` below.
 */
export function readRegion(lines: Lines, shape: Shape, locale: Locale): Reading[] {
  const first = withoutLeaders(lines[0]!);
  const account = accounts.has(shape) ? accountIn(first, lines[1] ?? []) : undefined;
  const pieces: (readonly PlacedWord[])[] = account ? [account] : [first, ...findWithin(first, shape, locale)];
  const readings = pieces.flatMap((words) => read([words], shape, locale, first.length) ?? []);
  if (overLines.has(shape)) {
    for (let count = 2; count <= lines.length; count++) {
      const more = read([first, ...lines.slice(1, count)], shape, locale, first.length);
      if (more) readings.push(more);
    }
  }
  const known = new Set<string>();
  const isFirstOfMore = shape === 'authority' && readings.length > 1 && normaliseCountry(joinWords(first)) !== null;
  return (isFirstOfMore ? readings.slice(1) : readings)
    .filter(({ value }) => !known.has(value) && known.add(value))
    .slice(0, 5);
}

const accounts: ReadonlySet<Shape> = new Set(['iban', 'identifier']);

/** An IBAN in groups, whole: without the code of the bank behind it, with the groups that the line below goes on with. */
function accountIn(words: readonly PlacedWord[], below: readonly PlacedWord[]): readonly PlacedWord[] | undefined {
  const here = ibanOf(words);
  if (here) return here;
  const over = ibanOf([...words, ...below]);
  return over?.some(({ box }) => box === words.at(-1)!.box) ? over : undefined;
}

function ibanOf(words: readonly PlacedWord[]): readonly PlacedWord[] | undefined {
  const bare = words.map(withoutMarks);
  const [found] = findIbans(bare.map(({ text }) => text).join(' '));
  return found && wordsIn(bare, found);
}

/** `_Software`, `. Tomas`, `.4,120.00`: the line or the dots that lead to a value are read as part of it. */
function withoutLeaders(all: readonly PlacedWord[]): readonly PlacedWord[] {
  const [first, ...others] = all.length > 1 && /^[._·…]+$/.test(all[0]!.text) ? all.slice(1) : all;
  const text = first!.text.replace(/^_+(?=[\p{L}\d])|^[._·…]+(?=\p{L}|\d[\d,]*[.,]\d)/u, '');
  return text === first!.text ? [first!, ...others] : [{ ...first!, text }, ...others];
}

function read(lines: Lines, shape: Shape, locale: Locale, all: number): Reading | null {
  const words = lines.flat();
  const raw = lines.map(joinWords).join('\n');
  const fit = fitsShape(shape, raw.replaceAll('\n', ' '));
  if (fit <= 0) return null;
  const shaped = readShape(shape, raw, locale);
  if (!shaped || shaped.value === '') return null;
  return {
    ...shaped,
    raw,
    words,
    fit,
    share: Math.min(1, lines[0]!.length / all),
    box: unionOfBoxes(words.map(({ box }) => box)),
  };
}

type Span = readonly [from: number, to: number];

/** Values that are known by their looks, among other words. */
function findWithin(
  words: readonly PlacedWord[],
  shape: Shape,
  { dates, country, currency }: Locale,
): (readonly PlacedWord[])[] {
  if (words.length < 2) return [];
  const text = words.map((word) => word.text).join(' ');
  const cut = ({ 0: from, 1: to }: Span): PlacedWord[] => wordsIn(words, { from, to });
  const spans = (found: readonly { from: number; to: number }[]): Span[] => found.map(({ from, to }) => [from, to]);
  switch (shape) {
    case 'date':
    case 'date_or_month':
      return spans(findDates(text, dates.order)).slice(0, 2).map(cut);
    case 'money':
      return spans(findMoney(text, currency)).slice(0, 2).map(cut);
    case 'time':
      return spans(clocksIn(text)).slice(0, 2).map(cut);
    case 'email':
      return words
        .filter(({ text: word }) => word.length <= maxOfEmail && /\S@\S/.test(word))
        .map((word) => [withoutMarks(word)]);
    case 'url':
      return words
        .filter(({ text: word }) => word.length <= maxOfLink)
        .map(withoutMarks)
        .filter(({ text: word }) => link.test(word))
        .map((word) => [word]);
    case 'year':
      return words.filter(({ text: word }) => /^(?:19|20)\d{2}$/.test(word)).map((word) => [word]);
    case 'ssn':
    case 'ein':
      return words.filter(({ text: word }) => fitsShape(shape, word) > 0).map((word) => [word]);
    case 'vin':
      return words.filter(({ text: word }) => /^[A-HJ-NPR-Z\d]{17}$/.test(word)).map((word) => [word]);
    case 'phone':
      return spans(findPhones(text, country)).slice(0, 2).map(cut);
    case 'height':
      return spans([...text.matchAll(height)].map(({ 0: found, index }) => ({ from: index, to: index + found.length })))
        .slice(0, 1)
        .map((span) => cut(span).map(withoutDash));
    case 'organisation':
    case 'party':
    case 'party_name':
      return beforeComma(words, beginsLegalForm);
    case 'person_name':
    case 'city':
      return beforeComma(words);
    case 'place':
      // `Praha 4`, `Paris 15e`: the number of a quarter is part of the place.
      return beforeComma(words).filter((cut) => cut.length < words.length - 1 || !quarter.test(words.at(-1)!.text));
    case 'text':
    case 'address':
    case 'street':
    case 'party_and_address':
    case 'authority':
    case 'town_line':
    case 'date_range':
    case 'place_and_date':
    case 'marital_status':
      return [];
    default:
      return firstWords(words);
  }
}

/** `5'-05"`, `5 ft 11 in`, `178.5 cm`, `1 m 71 cm`: with its units, wherever it stands. */
const height =
  /(?<![\p{L}\d.,])(?:\d\s?['’′]\s?-?\s?\d{1,2}(?:\s?["”″]|''?)|\d\s?(?:ft|feet)\.?\s?\d{1,2}\s?in(?:ches)?\b|(?:\d\s?m\s)?\d{2,3}(?:[.,]\d)?\s?cm\b)/giu;

/** The dash behind its caption: `HGT -5'-05"`. */
const withoutDash = (word: PlacedWord): PlacedWord => ({ ...word, text: word.text.replace(/^[-–:]+/, '') });

/** The words of a part of their text, joined by single spaces. */
function wordsIn(words: readonly PlacedWord[], { from, to }: { from: number; to: number }): PlacedWord[] {
  let next = 0;
  return words.filter(({ text }) => {
    const start = next;
    next += text.length + 1;
    return start < to && start + text.length > from;
  });
}

const quarter = /^\d{1,3}(?:st|nd|rd|th|er|e|ème)?$/;

const clock =
  /(?<![\d:.,])(?:[01]?\d|2[0-3])(?::[0-5]\d(?::[0-5]\d)?|\.[0-5]\d(?=\s?[ap]\.?m))(?:\s?[ap]\.?m\b\.?)?(?![\d:])/gi;

function clocksIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(clock)].map(({ 0: found, index }) => ({ from: index, to: index + found.length }));
}

/** The full stop of a sentence and brackets are no part of an address. */
const withoutMarks = (word: PlacedWord): PlacedWord => ({
  ...word,
  text: word.text.replace(/^[(<["']+|[)>\]"'.,;:]+$/g, ''),
});

/** A number or a code ends with a word; what follows is a remark. */
const firstWords = (words: readonly PlacedWord[]): (readonly PlacedWord[])[] =>
  [1, 2, 3].filter((count) => count < words.length).map((count) => words.slice(0, count));

/** `La Marina Baixa, S.L.`: the comma before its legal form ends no name; `Denver, CO` is a place. */
const beginsLegalForm = (word: string): boolean => word !== 'CO' && hasLegalForm(`A ${word.replace(/,$/, '')}`);

/** `Maya Okafor, Director`; a word with digits ends a name too. */
function beforeComma(
  words: readonly PlacedWord[],
  goesOn: (word: string) => boolean = () => false,
): (readonly PlacedWord[])[] {
  const end = words.findIndex(({ text }, at) => at > 0 && /\d|[(]/.test(text));
  const comma = words.findIndex(({ text }, at) => text.endsWith(',') && !goesOn(words[at + 1]?.text ?? ''));
  return [
    ...(end > 0 ? [words.slice(0, end)] : []),
    ...(comma >= 0 && comma < words.length - 1 ? [words.slice(0, comma + 1)] : []),
  ];
}
