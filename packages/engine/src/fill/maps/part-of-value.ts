// A piece of a value: the day of a date, the area code of a number, a house number, the third letter.
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { splitStreet } from '#values/normalise/split-street.ts';

/** Undefined where the value has no such piece. */
export function partOfValue(value: string, part: string): string | undefined {
  const [, from, to] = /^(-?\d+)(?:-(\d+))?$/.exec(part) ?? [];
  if (from !== undefined) return lettersOf(value, Number(from), to === undefined ? undefined : Number(to));
  const date = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  switch (part) {
    case 'day':
      return date?.[3];
    case 'month':
      return date?.[2];
    case 'year':
      return date?.[1];
    case 'year2':
      return date?.[1]?.slice(2);
    case 'initial':
      return [...value][0];
    case 'first':
      return value.split(/\s+/)[0];
    case 'rest':
      return value.split(/\s+/).slice(1).join(' ') || undefined;
    case 'name':
      return splitStreet(value).name;
    case 'house':
      return splitStreet(value).house;
    case 'country_code':
    case 'area':
    case 'local':
    case 'exchange':
    case 'line':
      return partOfPhone(value, part);
    default:
      return value;
  }
}

/** Letters and figures alone are counted; a negative number counts from the end. */
function lettersOf(value: string, from: number, to?: number): string | undefined {
  const letters = [...value.replace(/[^\p{L}\p{N}]/gu, '')];
  const share = from < 0 ? letters.slice(from) : letters.slice(from - 1, to ?? from);
  return share.length === 0 ? undefined : share.join('');
}

function partOfPhone(value: string, part: string): string | undefined {
  const number = parsePhoneNumberFromString(value);
  const national = number?.nationalNumber ?? value.replace(/\D/g, '');
  if (part === 'country_code') return number === undefined ? undefined : `+${number.countryCallingCode}`;
  // Elsewhere than in North America the length of an area code is no rule; the written form tells.
  const written =
    number
      ?.formatNational()
      .split(/[^\d]+/)
      .filter(Boolean) ?? [];
  const isAmerican = number?.countryCallingCode === '1' || (number === undefined && national.length === 10);
  const area = isAmerican ? national.slice(0, 3) : written.length > 1 ? written[0] : undefined;
  if (part === 'area' || area === undefined) return area;
  const local = isAmerican ? national.slice(3) : written.slice(1).join('');
  if (part === 'local') return local;
  return part === 'exchange' ? local.slice(0, -4) : local.slice(-4);
}
