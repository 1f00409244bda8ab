// Facts that tell people apart besides the name, in a form that is the same however they are printed.
import { squash } from '#values/normalise/fold-text.ts';

/** One person alone has these. */
export const official: ReadonlySet<string> = new Set([
  'passport_number',
  'national_id_number',
  'license_number',
  'ssn',
  'tax_id',
  'uscis_number',
  'document_number',
]);
/** Shorter ones are running numbers, or what is left of a masked one. */
const SHORTEST = 6;

export function toNumber(name: string, value: string): string[] {
  const text = squash(value);
  return official.has(name) && text.length >= SHORTEST && !/[*•]|x{3}/i.test(value) ? [text] : [];
}

/** With or without the country's code. */
const LAST_DIGITS = 9;

export function toContact(name: string, value: string): string[] {
  if (/email$/.test(name)) return [value.trim().toLowerCase()];
  const digits = value.replace(/\D/g, '');
  return /(?:^|_)phone$/.test(name) && digits.length >= LAST_DIGITS ? [digits.slice(-LAST_DIGITS)] : [];
}
