// The dates, amounts, phone numbers and countries of a page, found once however many claims ask for them.
import { findDates, findMoney, findPhones, normaliseDate, normaliseMoney } from '../engine-port.ts';
import { type Print, type Run, runOfText, runOfWords } from './print.ts';

export interface Said {
  readonly run: Run;
  /** All that the print may say: a date of unknown order says two. */
  readonly values: readonly string[];
}

export interface TypedValues {
  /** ISO. */
  readonly dates: readonly Said[];
  /** Without sign: statements print what goes out with one or without. */
  readonly amounts: readonly Said[];
  /** Digits. */
  readonly phones: readonly Said[];
}

const known = new WeakMap<Print, TypedValues>();

export function typedValuesOf(print: Print): TypedValues {
  const found = known.get(print) ?? readTyped(print);
  known.set(print, found);
  return found;
}

function readTyped(print: Print): TypedValues {
  const { text } = print;
  const at = ({ from, to }: Run) => runOfText(print, from, to);
  const dates = findDates(text, 'unknown').map((date) => ({ run: at(date), values: readingsOf(date) }));
  const amounts = findMoney(text).map((found) => ({ run: at(found), values: [absolute(found.value)] }));
  const phones = findPhones(text).map((found) => ({ run: at(found), values: [found.value.replace(/\D/g, '')] }));
  return {
    dates: [...dates, ...windows(print, LONGEST_DATE, (words) => readDate(words))],
    amounts: [...amounts, ...windows(print, LONGEST_AMOUNT, (words) => readAmount(words))],
    phones,
  };
}

const LONGEST_DATE = 9;
const LONGEST_AMOUNT = 3;

interface Readings {
  readonly value: string;
  readonly alternatives?: readonly string[];
}
const readingsOf = ({ value, alternatives = [] }: Readings): string[] => [value, ...alternatives];

/** Misread digits, and combs with a box for each digit. */
const readDate = (words: string): string[] => {
  const date = normaliseDate(words, 'unknown');
  return date ? readingsOf(date) : [];
};
const readAmount = (words: string): string[] => {
  const amount = normaliseMoney(words);
  return amount ? [absolute(amount.value)] : [];
};

export const absolute = (amount: string): string => String(Math.abs(Number(amount)));

/** Each run of up to so many words that says something as a whole and is found in no other way. */
function windows(print: Print, max: number, read: (words: string) => string[]): Said[] {
  const said: Said[] = [];
  const isSound = print.page.source !== 'ocr';
  for (let from = 0; from < print.words.length; from++) {
    let text = '';
    for (let to = from; to < Math.min(from + max, print.words.length); to++) {
      text += `${to > from ? ' ' : ''}${print.words[to]!.text}`;
      if (text.length > LONGEST_WINDOW) break;
      if (!isComb(text) && (isSound || to - from >= MAX_WORDS || !mayBeMisread(text))) continue;
      const values = read(text.replace(/[,;:]+$/, ''));
      if (values.length > 0) said.push({ run: runOfWords(print, from, to + 1), values });
    }
  }
  return said;
}

const LONGEST_WINDOW = 30;
/** More words than this make one value only where each is a digit or two in a box. */
const MAX_WORDS = 4;
const isComb = (text: string): boolean => /^(?:\d{1,4}[\s/.-]*)+$/.test(text);

/** Letters that are taken for digits, among digits: all else is found in the text as it is. */
const mayBeMisread = (text: string): boolean => /\d/.test(text) && /[OoQDIl|!iZzSsBG]/.test(text);
