// One question for all numbers that carry check digits, and one meaning of the answer.
import { createRequire } from 'node:module';
import { isValidIBAN } from 'ibantools';
import type { Validator } from 'stdnum/lib/cjs/types.js';
import { factOf } from '#catalogue/facts/facts.ts';
import { hasLuhnDigit, hasRoutingDigit, hasVinDigit } from '#values/normalise/check-digits.ts';
import { type NationalNumbers, numbersByCountry } from './numbers-by-country.ts';

/**
 * `passes`: proved, together with the caption it stands under. `fails`: the number has the shape and not the digit, so it was misread,
 * mistyped or made up: never filled without a question. `not applicable`: nothing is known that could fail.
 */
export type CheckResult = 'passes' | 'fails' | 'not applicable';

/** Numbers that are the same everywhere: their shape, their check. */
const international: Readonly<Record<string, readonly [shape: RegExp, check: (bare: string) => boolean]>> = {
  iban: [/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/, isValidIBAN],
  routing_number: [/^\d{9}$/, hasRoutingDigit],
  card_number: [/^\d{13,19}$/, hasLuhnDigit],
  vin: [/^[A-HJ-NPR-Z\d]{17}$/, hasVinDigit],
};
/** The check digit of a vehicle is the rule in North America, whose makers begin with 1 to 5; elsewhere the place is free. */
const northAmericanVehicle = /^[1-5]/;

type Holder = keyof NationalNumbers;

/** `name` from the fact vocabulary, `country` of the issuer as ISO 3166 alpha-2. */
export function checkNumber(name: string, value: string, country?: string): CheckResult {
  const bare = value.toUpperCase().replace(/[^A-Z\d]/g, '');
  const [shape, check] = international[name] ?? [];
  if (shape && check) return checkInternational(name, bare, shape, check);
  // A number for value added tax says whose it is.
  const prefix = bare.slice(0, 2);
  const issuer = /^[A-Z]{2}\d/.test(bare) && (prefix === 'EL' || prefix in numbersByCountry) ? prefix : country;
  const holders = factOf(name)?.numberOf;
  return holders && issuer ? checkNational(issuer === 'EL' ? 'GR' : issuer, holders, value) : 'not applicable';
}

function checkInternational(name: string, bare: string, shape: RegExp, check: (bare: string) => boolean): CheckResult {
  if (!shape.test(bare)) return 'not applicable';
  if (check(bare)) return 'passes';
  return name === 'vin' && !northAmericanVehicle.test(bare) ? 'not applicable' : 'fails';
}

function checkNational(country: string, kinds: readonly Holder[], value: string): CheckResult {
  const known = numbersByCountry[country];
  const modules = known && loadCountry(country);
  if (!known || !modules) return 'not applicable';
  const results = kinds.flatMap((kind) => known[kind] ?? []).map((name) => modules[name]!.validate(value));
  if (results.some(({ isValid }) => isValid)) return 'passes';
  if (known.open?.some((name) => modules[name]!.validate(value).isValid)) return 'not applicable';
  return results.some(({ error }) => error?.name === 'InvalidChecksum') ? 'fails' : 'not applicable';
}

const require = createRequire(import.meta.url);

/** One country at a time, when it is asked for: all of them take seconds to load on a small machine. */
function loadCountry(country: string): Readonly<Record<string, Validator>> {
  return require(`stdnum/lib/cjs/${country.toLowerCase()}/index.js`);
}
