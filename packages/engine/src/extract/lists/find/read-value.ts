// Reads a value of a wanted kind from the start of a text, as it stands after a label.

import { findLabels as findEntries } from '#catalogue/lexicon/find-captions.ts';
import type { FactType } from '#document/facts.ts';
import { shareOfFormWords } from '#values/form-words.ts';
import { findDates } from '#values/normalise/find-dates.ts';
import { normaliseDate } from '#values/normalise/normalise-date.ts';
import { findMoney } from '#values/normalise/normalise-money.ts';
import { findPhones, writePhone } from '#values/normalise/normalise-phone.ts';
import { squashLabel } from '#values/normalise/squash-label.ts';
import { isPaperWord } from '#values/recognise-party.ts';
import type { Shape } from '#values/shape.ts';
import type { ExtractContext } from '../extractor.ts';

/** Types that are read out of a sentence from its beginning. */
export type ReadableType = Extract<Shape, 'date' | 'money' | 'phone' | 'code' | 'number'>;

export interface ReadValue {
  readonly value: string;
  readonly type: FactType;
  readonly from: number;
  readonly to: number;
  readonly alternatives?: readonly string[];
  /** Likeness of the text to this kind and no other, 0–1. */
  readonly sureness: number;
}

type Reader = (text: string, context: ExtractContext) => ReadValue | null;

// Words that may be between a label and its value.
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

const money: Reader = (text, { dates, currency }) => {
  let start = aside.exec(text)?.[0].length ?? 0;
  const [day] = findDates(text.slice(start), dates.order);
  if (day && text.slice(start, start + day.from).trim() === '') start += day.to;
  else if (start > 0 && !/^[^a-z]*$/i.test(text.slice(0, start)) && day) start = 0;
  const rest = text.slice(start);
  const amount = findMoney(rest, currency)[0];
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
    ? { value: writePhone(found), type: 'phone', from: found.from, to: found.to, sureness: 1 }
    : null;
};

/** Figures where the text begins with them. */
const number: Reader = (text) => {
  const match = /(?<![\d.,])\d{1,4}(?:[.,]\d{1,3})?(?![\d%])/.exec(text);
  if (!match || !isFiller(text.slice(0, match.index))) return null;
  const to = match.index + match[0].length;
  return { value: match[0].replace(',', '.'), type: 'number', from: match.index, to, sureness: 0.92 };
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

const readers: Readonly<Record<ReadableType, Reader>> = { date, money, phone, code, number };

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
