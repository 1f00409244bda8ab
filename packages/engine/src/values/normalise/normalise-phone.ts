// Printed phone numbers into E.164 where the country is known, else into their digits as printed.
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export interface NormalisedPhone {
  /** E.164 when the number says its country or one is given; otherwise the number as printed, spaces tidied. */
  readonly value: string;
  readonly extension?: string;
}

const shape =
  /(?<![\w.,/#-])(?:\(\+\d{1,3}\)\s?|\+|00)?\(?\d(?:[\d\s()\-–/]|\.(?!\s)){5,20}\d(?:\s?(?:x|ext\.?|extension)\s?\d{1,6})?(?![\w/])/gi;

/** Phone-like runs in a text, with offsets; dates, amounts and long account numbers are left out. */
export function findPhones(text: string, country?: string): (NormalisedPhone & { from: number; to: number })[] {
  const found = [];
  for (const match of text.matchAll(shape)) {
    const phone = normalisePhone(match[0], country);
    if (phone) found.push({ ...phone, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/**
 * `country` is ISO 3166 alpha-2: where a number without prefix is at home. Numbers that no one has been given yet (555-0100) still are
 * phone numbers; what has too few or too many digits, or is a date or an amount, is not.
 */
export function normalisePhone(raw: string, country?: string): NormalisedPhone | null {
  const text = raw
    .trim()
    .replace(/^(?:tel|phone|ph|mobile|cell|fax|t|p|m)\.?\s*(?:no\.?|number)?\s*[:.]?\s*(?=[+(\d])/i, '')
    .replaceAll('–', '-')
    .replace(/^\((\+\d{1,3})\)/, '$1')
    // The edge of a box read as a letter.
    .replace(/(?<=\d)[lI|]$/, '');
  const [, number = '', extension] =
    /^([+(\d][\d\s().\-/]*?)(?:\s*(?:x|ext\.?|extension)\s*(\d{1,6}))?$/i.exec(text) ?? [];
  const digits = number.replace(/\D/g, '');
  // `09 / 04/19 86`: a date spread over the boxes of a form.
  if (/^\d{1,2}\s*\/\s*\d{1,2}\s*\/\s*\d{2}\s?\d{2}$/.test(number)) return null;
  // `01251968`: in North America eight digits are a date without its strokes.
  if (/^(?:0\d|1[0-2])(?:[0-2]\d|3[01])(?:19|20)\d{2}$/.test(number) && northAmerica.test(country ?? '')) return null;
  if (digits.length < 7 || digits.length > 15 || /^(\d)\1+$/.test(digits)) return null;
  if (/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(number) && !/\d{3}[.-]\d{2}[.-]\d{4}/.test(number) && isDateLike(number))
    return null;
  if (/\d{1,2}[/.]\d{1,2}[/.]\d{4}/.test(number) || number.includes('(') !== number.includes(')')) return null;
  if (/^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/.test(number)) return null;
  if (/^\d{3}-\d{2}-\d{4}$/.test(number) || /^\d{2}-\d{7}$/.test(number) || /\.\d{2}$/.test(number)) return null;
  // `(503) 555-0142 x 1234`: so printed nowhere but in North America.
  const at = country ?? (extension && /^\([2-9]\d{2}\) ?[2-9]\d{2}-\d{4}$/.test(number.trim()) ? 'US' : '');
  const home = isSupportedCountry(at.toUpperCase()) ? (at.toUpperCase() as CountryCode) : undefined;
  const international = number.replace(/^00(?=[1-9])/, '+');
  const parsed = parsePhoneNumberFromString(international, home ? { defaultCountry: home } : {});
  const value = parsed?.isPossible() ? parsed.number : number.replace(/\s+/g, ' ').trim();
  return extension ? { value, extension } : { value };
}

/** With its extension, as it is dialled: `+12125550123 x45`. */
export function writePhone({ value, extension }: NormalisedPhone): string {
  return extension ? `${value} x${extension}` : value;
}

const northAmerica = /^(?:US|CA)$/i;

function isDateLike(number: string): boolean {
  const parts = number.split(/[./-]/);
  return parts.filter((part) => part.length <= 2).length >= 2;
}
