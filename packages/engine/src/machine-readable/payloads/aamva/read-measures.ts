// Heights, weights, dates and postal codes of licences, in all the ways that versions and jurisdictions write them.
import { isoDate } from '#values/normalise/resolve-date.ts';

/**
 * The United States write month, day, year; Canada, Mexico and all before 2003 the year first. No year of this or the last century can be
 * taken for a month and a day, so that the digits themselves decide.
 */
export function readLicenceDate(text: string | undefined): string | null {
  const digits = (text ?? '').replace(/\D/g, '');
  if (digits.length !== 8) return null;
  const yearFirst = /^(?:19|20)/.test(digits) && Number(digits.slice(4, 6)) <= 12;
  const [year, month, day] = yearFirst
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)];
  return /^(?:19|20)/.test(year) ? isoDate(Number(year), Number(month), Number(day)) : null;
}

/** `069 in`, `175 cm`, `509` and `5-09` of old cards: feet and inches as licences print them, or centimetres. */
export function readHeight(text: string | undefined): string | null {
  const trimmed = (text ?? '').trim();
  const metric = /^0*(\d{2,3})\s*cm$/i.exec(trimmed);
  if (metric) return `${metric[1]} cm`;
  const inches = /^0*(\d{2})\s*in$/i.exec(trimmed) ?? /^0(\d{2})$/.exec(trimmed);
  if (inches) return printFeet(Math.floor(Number(inches[1]) / 12), Number(inches[1]) % 12);
  const feet = /^([3-7])\D?\s?(\d{2})\D*$/.exec(trimmed);
  return feet && Number(feet[2]) < 12 ? printFeet(Number(feet[1]), Number(feet[2])) : null;
}

const printFeet = (feet: number, inches: number): string => `${feet}'-${String(inches).padStart(2, '0')}"`;

export function readWeight(pounds: string | undefined, kilograms: string | undefined): string | null {
  const number = (text: string | undefined) => Number(/^0*(\d{2,3})\b/.exec((text ?? '').trim())?.[1] ?? 0);
  if (number(pounds) > 0) return `${number(pounds)} lb`;
  return number(kilograms) > 0 ? `${number(kilograms)} kg` : null;
}

/** Nine digits, the last four zeros or blanks where they are not known; letters and digits in Canada. */
export function readPostalCode(text: string | undefined): string {
  const bare = (text ?? '').replace(/[^A-Z\d]/gi, '').toUpperCase();
  if (/^[A-Z]\d[A-Z]\d[A-Z]\d/.test(bare)) return `${bare.slice(0, 3)} ${bare.slice(3, 6)}`;
  const [, five, four] = /^(\d{5})(\d{4})?/.exec(bare) ?? [];
  if (!five) return bare;
  return four && four !== '0000' ? `${five}-${four}` : five;
}

export function readSex(text: string | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase();
  if (code === '1' || code === 'M') return 'M';
  if (code === '2' || code === 'F') return 'F';
  return code === '9' || code === 'X' ? 'X' : null;
}
