// Printed amounts into plain decimals with sign and currency.
import {
  crownCurrencies,
  crowns,
  currencyCodes,
  currencySigns,
  currencyWords,
  markOfThousandths,
} from './currencies.ts';
import { parseDecimal } from './parse-decimal.ts';

export interface NormalisedMoney {
  /** Plain decimal, e.g. `-1234.56`; as many decimals as printed. */
  readonly value: string;
  /** ISO 4217, when printed beside the amount. */
  readonly currency?: string;
}

export interface FoundMoney extends NormalisedMoney {
  readonly from: number;
  readonly to: number;
  /** Has a currency beside it or exactly two decimals: more than a bare number. */
  readonly isAmount: boolean;
}

const escapePattern = (text: string): string => text.replace(/[$.*]/g, '\\$&');
const signs = [...Object.keys(currencySigns), ...crowns]
  .sort((a, b) => b.length - a.length)
  .map((sign) => escapePattern(sign) + (/\p{L}$/u.test(sign) ? '(?!\\p{L})' : ''))
  .join('|');
const codes = currencyCodes.join('|');
const words = Object.keys(currencyWords).join('|');
const space = '[ \\u00a0\\u202f\\u2009]';
// Groups that a space parts need three digits, or two neighbouring columns would run together.
// Behind a sign of money, or with cents, a comma parts thousands even where the recogniser saw a gap: `$5, 240.00`, `8, 906.14`.
const inGaps = `\\d{1,3}(?:,${space}\\d{3})+`;
const gapped = `(?<=[$€£]${space}?)${inGaps}(?:\\.\\d{2})?(?![\\d])|${inGaps}\\.\\d{2}(?![\\d.,])`;
// Sweden writes öre behind a colon: `34 074:45`; three figures or fewer before it are a time of day.
const withColon = `(?:\\d{1,3}(?:${space}\\d{3})+|(?!(?:19|20)\\d{2}:)\\d{4,6}):\\d{2}(?![\\d:])`;
const digits = `${gapped}|${withColon}|\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d{1,3})?(?![\\d])|\\d[\\d.,'’]*(?:(?<=\\d)${space}[.,]\\d{2}(?!\\d)|(?<=[.,])${space}\\d{2}(?![\\d.,]))?`;
const money = new RegExp(
  `(?<![\\p{L}\\d.,/#-])(?<lead>[-–−+(=]${space}?)?(?:(?<mark>${signs}|(?:${codes})(?!\\p{L}))${space}?)?(?<inner>[-–−(]${space}?)?(?<number>${digits})` +
    `(?:${space}?(?<after>${signs}|(?:${codes})(?!\\p{L})|(?:${words})(?!\\p{L})))?(?<end>${space}?\\)|-(?!\\d)|${space}?(?:CR|DR|Cr|Dr)(?!\\p{L}))?`,
  'gu',
);

/**
 * Amounts in the text in order. Percentages, dates, times and parts of longer codes are no amounts. `ofPaper`: the currency that amounts of
 * the paper are in where none stands beside them, ISO 4217.
 */
export function findMoney(text: string, ofPaper?: string): FoundMoney[] {
  const found: FoundMoney[] = [];
  for (const match of text.matchAll(money)) {
    const part = match.groups ?? {};
    const printed = (part.number ?? '')
      .replace(/[.,'’]+$/, '')
      .replace(/,\s(?=\d{3})/g, ',')
      .replace(':', '.');
    const mark = part.mark ?? part.after;
    const currency = currencyOf(mark, ofPaper);
    const thousandths = markOfThousandths(currency ?? ofPaper);
    const number = parseDecimal(printed, thousandths);
    const to = match.index + match[0].length;
    if (number === null || /^\s?%|^[\p{L}\d]|^[-/:]\d|^\.\d/u.test(text.slice(to))) continue;
    const isNegative = /[-–−(]/.test(`${part.lead ?? ''}${part.inner ?? ''}`) || /-|DR/i.test(part.end ?? '');
    found.push({
      value: isNegative && Number(number) !== 0 ? `-${number}` : number,
      ...(currency ? { currency } : {}),
      from: match.index,
      to: part.end || !/[.,'’]$/.test(match[0]) ? to : to - (match[0].length - match[0].replace(/[.,'’]+$/, '').length),
      isAmount: mark !== undefined || (thousandths ? /[.,]\d{3}$/ : /[.,] ?\d{2}$/).test(printed),
    });
  }
  return found;
}

function currencyOf(mark: string | undefined, ofPaper: string | undefined): string | undefined {
  if (!mark) return undefined;
  if (crowns.has(mark)) return crownCurrencies.has(ofPaper ?? '') ? ofPaper : undefined;
  return currencySigns[mark] ?? currencyWords[mark] ?? (currencyCodes.includes(mark) ? mark : undefined);
}

// Words that may stand beside an amount without changing it.
const harmless =
  /^(?:[\s.:;*_=-]|per|a|an|each|every|month(?:ly)?|year(?:ly)?|annum|annual(?:ly)?|week(?:ly)?|hour(?:ly)?|day|p\.?[amw]\.?|mo|yr|hr|only|gross|net|\/)*$/i;

/** Reads text that is one amount, perhaps with "per month"; `(12.00)`, `12.00-` and `12.00 DR` are negative. `ofPaper` as in `findMoney`. */
export function normaliseMoney(raw: string, ofPaper?: string): NormalisedMoney | null {
  const text = raw.trim();
  const [amount, ...more] = findMoney(text, ofPaper);
  if (!amount || more.length > 0) return readMisread(text);
  if (!harmless.test(text.slice(0, amount.from)) || !harmless.test(text.slice(amount.to))) return null;
  return amount.currency ? { value: amount.value, currency: amount.currency } : { value: amount.value };
}

/** `$1,2O0.0O`, `S 1,200.00`: look-alikes among digits of something with two decimals. */
function readMisread(text: string): NormalisedMoney | null {
  if (!/^[$€£S]?\s?[\dOolISB][\dOolISB,. ]*[.,][\dOolISB]{2}$/.test(text) || !/\d/.test(text)) return null;
  const repaired = text
    .replace(/^S(?=\s?\d)/, '$')
    .replace(/[OolISB]/g, (letter) => ({ O: '0', o: '0', l: '1', I: '1', S: '5', B: '8' })[letter] ?? letter);
  return repaired === text ? null : normaliseMoney(repaired);
}
