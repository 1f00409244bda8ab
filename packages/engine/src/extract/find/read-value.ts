// Reads a value of a wanted kind from the start of a text, as it stands after a label.

import type { FactType } from '#document/facts.ts';
import { findLabels as findEntries } from '#lexicon/find-captions.ts';
import { findDates } from '#normalise/find-dates.ts';
import { normaliseDate } from '#normalise/normalise-date.ts';
import { type IdentifierKind, normaliseIdentifier } from '#normalise/normalise-identifier.ts';
import { findMoney } from '#normalise/normalise-money.ts';
import { normaliseName } from '#normalise/normalise-name.ts';
import { findPhones } from '#normalise/normalise-phone.ts';
import { squashLabel } from '#normalise/squash-label.ts';
import { shareOfFormWords } from '#values/form-words.ts';
import { isPaperWord, isSentence, looksLikeCompany, looksLikePerson } from '#values/recognise-party.ts';
import type { Shape } from '#values/shape.ts';
import type { ExtractContext } from '../extractor.ts';

/** Value types that are read behind a label, and what only paper forms ask for: part of a name, a bank's routing number, a card's. */
export type ReadableType =
  | Extract<
      Shape,
      | 'date'
      | 'money'
      | 'phone'
      | 'email'
      | 'url'
      | 'person_name'
      | 'organisation'
      | 'party'
      | 'text'
      | 'year'
      | 'number'
      | 'iban'
      | 'vin'
      | 'ein'
      | 'ssn'
      | 'code'
    >
  | 'name_part'
  | 'routing'
  | 'card';

export interface ReadValue {
  readonly value: string;
  readonly type: FactType;
  readonly from: number;
  readonly to: number;
  readonly alternatives?: readonly string[];
  /** How much the text looks like this kind and no other, 0–1. */
  readonly sureness: number;
}

type Reader = (text: string, context: ExtractContext) => ReadValue | null;

// What may stand between a label and its value.
const filler = /^(?:[\s:;.,=|_*·•–>()#$-]|no\.?(?=\s)|n[°o](?=\s)|(?:is|was|the|on|of|at|as of|as at|from|by)(?=\s))*/i;
// A balance names its day, a tax its rate, before the amount.
const aside =
  /^(?:\s*(?:(?:as\s+)?(?:of|at|on|for|from|through|thru|to|by)\b|\([^)]{0,24}\)|@|\d{1,2}(?:[.,]\d{1,3})?\s?%))+/i;

const date: Reader = (text, { dates }) => {
  const [found] = findDates(text, dates.order);
  if (
    found &&
    filler.exec(`${text.slice(0, found.from)} `)?.[0].trim().length === text.slice(0, found.from).trim().length
  )
    return {
      value: found.value,
      type: 'date',
      from: found.from,
      to: found.to,
      ...(found.alternatives ? { alternatives: found.alternatives } : {}),
      sureness: found.value.length === 7 ? 0.8 : found.alternatives ? 0.7 : 1,
    };
  const misread = normaliseDate(text, dates.order);
  return misread ? { ...misread, type: 'date', from: 0, to: text.length, sureness: 0.7 } : null;
};

const money: Reader = (text, { dates }) => {
  let start = aside.exec(text)?.[0].length ?? 0;
  const [day] = findDates(text.slice(start), dates.order);
  if (day && text.slice(start, start + day.from).trim() === '') start += day.to;
  else if (start > 0 && !/^[^a-z]*$/i.test(text.slice(0, start)) && day) start = 0;
  const rest = text.slice(start);
  const amount = findMoney(rest)[0];
  // A dollar sign that stands apart from its amount is read as an S in pictures.
  const before = rest.slice(0, amount?.from).replace(/^\W*S\s*$/, '');
  if (!amount || !/^(?:[\s:;.,=|_*–()-]|[a-z]{3}(?=\s)|[$€£]|usd|is|of|was)*$/i.test(before)) return null;
  if (findDates(rest, dates.order).some((other) => other.from < amount.to && amount.from < other.to)) return null;
  // A bare number with words after it counts or numbers something else: the next box of a form, a page.
  if (
    !amount.isAmount &&
    /^\s*[.)]?\s*(?!per\b|p\.|a\s|monthly|annual|year|each)\p{L}{2}/iu.test(rest.slice(amount.to))
  )
    return null;
  return {
    value: amount.value,
    type: 'money',
    from: start + amount.from,
    to: start + amount.to,
    sureness: amount.isAmount ? 1 : 0.6,
  };
};

const phone: Reader = (text, { country }) => {
  const [found] = findPhones(text, country);
  return found && isFiller(text.slice(0, found.from))
    ? { value: found.value, type: 'phone', from: found.from, to: found.to, sureness: 1 }
    : null;
};

const pattern =
  (shape: RegExp, type: FactType, sureness: number, tidy = (match: string): string => match): Reader =>
  (text) => {
    const match = shape.exec(text);
    if (!match || !isFiller(text.slice(0, match.index))) return null;
    return { value: tidy(match[0]), type, from: match.index, to: match.index + match[0].length, sureness };
  };

/** The whole text, its fillers and trailing marks taken off, when the test holds. */
const whole =
  (test: (text: string) => number, type: FactType, tidy = (text: string): string => text): Reader =>
  (text) => {
    const from = filler.exec(text)?.[0].length ?? 0;
    const value = text.slice(from).replace(/[\s:;,|_*]+$/, '');
    const sureness = value ? test(value) : 0;
    return sureness > 0 ? { value: tidy(value), type, from, to: from + value.length, sureness } : null;
  };

const person = (text: string): number => {
  if (looksLikePerson(text)) return 1;
  const name = normaliseName(text);
  return name &&
    !isSentence(text) &&
    shareOfFormWords(text) === 0 &&
    /^\p{Lu}/u.test(name.value) &&
    text.split(' ').length <= 5
    ? 0.5
    : 0;
};
/** Given names or a surname under a label that says so: one word is enough. */
const namePart = (text: string): number =>
  normaliseName(text) &&
  text.split(' ').length <= 4 &&
  !isSentence(text) &&
  shareOfFormWords(text) === 0 &&
  !isCaption(text)
    ? 0.95
    : 0;
const company = (text: string): number => {
  // A sentence that goes on from the label, and one that follows the name.
  if (/^(?:in|of|at|for|to|by|on|with|shall|who|which|that)\s+\p{Ll}|\p{Ll}{3}\.\s+\p{Lu}\p{Ll}+\s+\p{Ll}/u.test(text))
    return 0;
  if (looksLikeCompany(text)) return 1;
  const isName =
    /\p{L}{2}/u.test(text) &&
    text.length <= 60 &&
    !isSentence(text) &&
    shareOfFormWords(text) < 0.5 &&
    !/[:?]$|^\d+$|@/.test(text);
  return isName ? 0.6 : 0;
};

const identifier =
  (kind: IdentifierKind, shape: RegExp): Reader =>
  (text) => {
    const from = filler.exec(text)?.[0].length ?? 0;
    const match = shape.exec(text.slice(from));
    const read = match && normaliseIdentifier(match[0], kind);
    if (!match || !read || match.index > 0) return null;
    const value = read.repair ?? read.value;
    return { value, type: 'code', from, to: from + match[0].length, sureness: read.check === 'failed' ? 0.6 : 1 };
  };

/** Account, member and invoice numbers: words with digits, joined while they go on as digits. */
const code: Reader = (text, { dates }) => {
  const from = filler.exec(text)?.[0].length ?? 0;
  const match =
    /^(?:[A-Z]{1,4}\s(?=[\d-]*\d{3})[\d-]+(?:\s[\d-]*\d)*(?![\p{L}.,/\d])|(?=[\p{L}.#/-]*\d)[\p{L}\d][\p{L}\d./#*&-]*(?:\s(?=[\dX*-]*\d|X{2}|\*{2})[\dX*-]+(?![\p{L}.,/\d]))*|[xX*•.]{2,}[\s-]?\d{3,5}|[A-Z]{4,12}(?=$|\s))/u.exec(
      text.slice(from),
    );
  const value = match?.[0].replace(/[.,:;/-]+$/, '') ?? '';
  if (!/\d/.test(value) && (shareOfFormWords(value) > 0 || isPaperWord(value) || isCaption(value))) return null;
  if (
    value.length < 2 ||
    value.length > 34 ||
    (findDates(value, dates.order).length > 0 && !/^\d+\/\d{4}$/.test(value))
  )
    return null;
  return {
    value,
    type: 'code',
    from,
    to: from + value.length,
    sureness: /\d{3}/.test(value) ? 1 : /\d/.test(value) ? 0.85 : 0.75,
  };
};

const readers: Readonly<Record<ReadableType, Reader>> = {
  date,
  money,
  phone,
  email: pattern(/[\w.+%'-]+\s?@\s?[\w-]+(?:\.[\w-]+)+/u, 'email', 1, (match) => match.replace(/\s/g, '')),
  url: pattern(/(?:https?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:\/[^\s,]*)?/i, 'url', 0.9),
  person_name: whole(person, 'name', (text) => normaliseName(text)?.value ?? text),
  name_part: whole(namePart, 'name'),
  organisation: whole(company, 'string'),
  party: whole(
    (text) => Math.max(person(text), company(text)),
    'name',
    (text) => (looksLikePerson(text) ? (normaliseName(text)?.value ?? text) : text),
  ),
  text: whole(
    (text) => (isSentence(text) || shareOfFormWords(text) >= 0.5 || !/\p{L}/u.test(text) || isCaption(text) ? 0 : 0.95),
    'string',
  ),
  year: pattern(/(?<!\d)(?:19|20)\d{2}(?!\d)/, 'number', 1),
  number: pattern(/(?<![\d.,])\d{1,4}(?:[.,]\d{1,3})?(?![\d%])/, 'number', 0.92, (match) => match.replace(',', '.')),
  ssn: identifier('ssn', /^[\dOoIlSB]{3}[\s–-]{0,3}[\dOoIlSB]{2}[\s–-]{0,3}[\dOoIlSB]{4}(?!\d)/),
  ein: identifier('ein', /^\d{2}\s?[–-]?\s?\d{7}(?!\d)/),
  routing: identifier('routing', /^\d{9}(?!\d)/),
  iban: identifier('iban', /^[A-Z]{2}[\dOI]{2}(?:\s?[A-Z\d]{2,4}){3,8}/),
  card: identifier('card', /^\d{4}[\s-]?\d{4}[\s-]?\d{4}[\s-]?\d{2,4}(?!\d)/),
  vin: identifier('vin', /^[A-HJ-NPR-Z\d]{17}(?![A-Z\d])/i),
  code,
};

/** The caption of another box: a number and words, or a label to the letter. */
function isCaption(text: string): boolean {
  return /^\(?\d{1,2}[a-z]?\s?[.)]\s*\p{L}/u.test(text) || findEntries(squashLabel(text), 'other', false).isKnown;
}

function isFiller(text: string): boolean {
  return (filler.exec(`${text} `)?.[0].length ?? 0) >= text.length;
}

export function readValue(text: string, kind: ReadableType, context: ExtractContext): ReadValue | null {
  return readers[kind](text, context);
}
