// A printed value of a known shape into its normal form; null when it is no such value after all.

import type { FactType } from '#document/facts.ts';
import { fitsShape } from './fits-shape.ts';
import { normaliseAddress } from './normalise/normalise-address.ts';
import { normaliseCountry } from './normalise/normalise-country.ts';
import { normaliseDate } from './normalise/normalise-date.ts';
import { type IdentifierKind, normaliseIdentifier } from './normalise/normalise-identifier.ts';
import { normaliseMoney } from './normalise/normalise-money.ts';
import { normaliseName } from './normalise/normalise-name.ts';
import { normalisePhone, writePhone } from './normalise/normalise-phone.ts';
import type { DayMonthOrder } from './normalise/resolve-date.ts';
import { readSex } from './read-sex.ts';
import type { Shape } from './shape.ts';
import { tidyDate } from './tidy-date.ts';

export interface ShapedValue {
  readonly value: string;
  readonly type: FactType;
  readonly alternatives?: readonly string[];
  /** Its own check digit holds. */
  readonly isProved?: true;
  /** Its own check digit fails: the number is worth showing, not trusting. */
  readonly isDoubtful?: true;
}

/** Reading of dates and numbers on a paper. */
export interface Locale {
  readonly dates: { readonly order: DayMonthOrder };
  /** ISO 3166 alpha-2 of the issuer, when something on the paper tells. */
  readonly country?: string;
  /** ISO 4217, when something on the paper tells. */
  readonly currency?: string;
}

type Reader = (raw: string, locale: Locale) => ShapedValue | null;

const oneLine = (raw: string): string =>
  raw
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const plain =
  (type: FactType): Reader =>
  (raw) => ({ value: oneLine(raw).replace(/[,;:]+$/, ''), type });

const date: Reader = (raw, { dates }) => {
  const found = normaliseDate(tidyDate(raw), dates.order);
  return found && found.value.length === 10 ? { ...found, type: 'date' } : null;
};
const dateOrMonth: Reader = (raw, { dates }) => {
  const found = normaliseDate(raw, dates.order);
  return found ? { ...found, type: 'date' } : null;
};
const name: Reader = (raw, { country: home }) => {
  const found = normaliseName(raw, home);
  return found ? { value: found.value, type: 'name' } : null;
};
/** As printed (`DEUTSCH`, `CANADIAN/CANADIENNE`): what it is called where it is filled in is up to the field. */
const country: Reader = (raw) => {
  const text = oneLine(raw).replace(/<+$/, '');
  return normaliseCountry(text) ? { value: text.replace(/[.,;:]+$/, ''), type: 'country' } : null;
};
const address: Reader = (raw) => {
  const found = normaliseAddress(raw);
  return {
    value:
      found?.value ??
      raw
        .split('\n')
        .map((line) => line.trim())
        .join(', '),
    type: 'address',
    ...(!found && { isDoubtful: true as const }),
  };
};
const identifier =
  (kind: IdentifierKind): Reader =>
  (raw) => {
    const found = normaliseIdentifier(oneLine(raw), kind);
    if (!found) return null;
    const value = found.repair ?? found.value;
    return {
      value,
      type: 'code',
      ...(found.check === 'passed' && { isProved: true as const }),
      ...(found.check === 'failed' && !found.repair && { isDoubtful: true as const }),
    };
  };

/** Without the end of an account's number, and without what it trades as where that stands on the next line. */
const tidyOrganisation = (text: string): string =>
  text
    .replace(/\s*[•*·xX…]{2,}\s?\d{2,6}$|\s+(?:t\/a|d\/b\/a|dba|trading as)$/i, '')
    .replace(/^a\/c,?\s+|[,;:]+$/gi, '');

/** `Mr Alistair Boyd` is known as Alistair Boyd; `Mr & Mrs Boyd` are two. */
const courtesy = /^(?:mr|mrs|ms|miss|mx|herr|frau|m\.|mme|mlle|sr|sra|sig|sig\.ra)\.?\s+(?=\p{Lu})/iu;

const party: Reader = (raw) => ({
  value: oneLine(raw)
    .replace(courtesy, '')
    .replace(/[,;:]+$/, ''),
  type: 'string',
});

const readers: Readonly<Record<Shape, Reader>> = {
  person_name: name,
  organisation: (raw) => ({ value: tidyOrganisation(oneLine(raw)), type: 'string' }),
  party: (raw) => ({
    value: oneLine(raw)
      .replace(courtesy, '')
      .replace(/[,;:]+$/, ''),
    type: 'string',
  }),
  party_and_address: plain('string'),
  party_name: party,
  authority: plain('string'),
  place: plain('string'),
  date,
  date_or_month: dateOrMonth,
  date_range: plain('string'),
  place_and_date: plain('string'),
  town_line: plain('string'),
  time: (raw) => ({ value: readClock(oneLine(raw)), type: 'string' }),
  year: plain('number'),
  money: (raw, { currency }) => {
    const found = normaliseMoney(oneLine(raw), currency);
    return found ? { value: found.value, type: 'money' } : null;
  },
  // `3.7/4.0` is 3.7 of at most 4.
  number: (raw) => ({
    value: oneLine(raw)
      .replace(/^(\d[\d.,]*)\s*\/\s*\d[\d.,]*$/, '$1')
      .replace(/^(\d+),(\d{1,3})$/, '$1.$2'),
    type: 'number',
  }),
  integer: (raw) => ({ value: /\d[\d,.]*/.exec(raw)?.[0].replace(/[,.]/g, '') ?? raw, type: 'number' }),
  phone: (raw, { country: home }) => {
    const found = normalisePhone(oneLine(raw), home);
    return found ? { value: writePhone(found), type: 'phone' } : null;
  },
  email: (raw) => ({ value: raw.replace(/\s/g, '').replace(/^[_.]+/, ''), type: 'email' }),
  url: (raw) => ({ value: oneLine(raw), type: 'url' }),
  address,
  street: plain('string'),
  city: plain('string'),
  state: plain('string'),
  postal_code: plain('code'),
  country,
  country_code: (raw) => {
    const found = normaliseCountry(oneLine(raw).replace(/<+$/, ''));
    return found ? { value: found.alpha3, type: 'country' } : null;
  },
  country_or_status: (raw) =>
    country(raw, { dates: { order: 'unknown' } }) ?? plain('string')(raw, { dates: { order: 'unknown' } }),
  identifier: (raw) => {
    const value = oneLine(raw).replace(/^[#:№\s]+|[\s.,;:]+$/g, '');
    // The account that is asked for may be told by its IBAN.
    const iban = normaliseIdentifier(value, 'iban');
    return { value: iban?.check === 'passed' ? iban.value : value, type: 'code' };
  },
  plate: plain('code'),
  // Only North America gives the ninth place a check digit; elsewhere it proves nothing against the number.
  vin: (raw) => {
    const found = normaliseIdentifier(oneLine(raw), 'vin');
    return found && { value: found.value, type: 'code', ...(found.check === 'passed' && { isProved: true as const }) };
  },
  ssn: identifier('ssn'),
  ein: identifier('ein'),
  iban: identifier('iban'),
  vat_number: plain('code'),
  sort_code: (raw) => ({ value: raw.replace(/\D/g, '').replace(/(\d\d)(?=\d)/g, '$1-'), type: 'code' }),
  currency: plain('code'),
  sex: (raw) => {
    const value = readSex(oneLine(raw));
    return value ? { value, type: 'code' } : null;
  },
  height: plain('string'),
  weight: (raw) => ({ value: oneLine(raw).replace(/(?<=\d)\s?[lI1|]b(s?)\b\.?/i, ' lb$1'), type: 'string' }),
  eye_color: plain('code'),
  marital_status: plain('string'),
  entries: plain('string'),
  duration: plain('string'),
  code: plain('code'),
  codes: plain('code'),
  code_or_text: plain('string'),
  text: plain('string'),
};

/** 24-hour `HH:MM`, with seconds where they are printed. */
function readClock(text: string): string {
  const [, hour, minute, second, half] =
    /^(\d{1,2})\s?[:.h]\s?(\d{2})(?:\s?[:.]\s?(\d{2}))?\s*([ap])?/i.exec(text) ?? [];
  if (hour === undefined || minute === undefined) return text;
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return [String(hours).padStart(2, '0'), minute, ...(second ? [second] : [])].join(':');
}

export function readShape(shape: Shape, raw: string, locale: Locale): ShapedValue | null {
  const read = readers[shape](raw, locale);
  // A country printed as a code that is not in ISO 3166 (GRBR on an American visa) stands as printed.
  if (!read && shape === 'country' && fitsShape('country', raw) > 0) return { value: oneLine(raw), type: 'country' };
  return read;
}
