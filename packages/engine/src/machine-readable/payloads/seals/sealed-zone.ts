// A machine readable zone inside a digital seal: shortened to its first characters, so that only part of its check digits are there.
import { parse } from 'mrz';
import type { MachineFact } from '#document/machine-reading.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { isoDate } from '#values/normalise/resolve-date.ts';
import { state } from '../payload.ts';

export function readSealedZone(lines: readonly string[]): { facts: MachineFact[]; isProved: boolean } {
  const zone = tryParse(lines);
  if (!zone) return { facts: [], isProved: false };
  const { fields, details } = zone;
  const fits = (field: string) => details.find((one) => one.field === `${field}CheckDigit`)?.valid === true;
  const numberName = lines[0]?.startsWith('V') ? 'visa_number' : 'document_number';
  return {
    isProved: ['documentNumber', 'birthDate', 'expirationDate'].every(fits),
    facts: [
      ...state('surname', fields.lastName, 'name'),
      ...state('given_names', fields.firstName, 'name'),
      ...state(numberName, fits('documentNumber') ? fields.documentNumber : undefined, 'code'),
      ...state('nationality', normaliseCountry(fields.nationality ?? '')?.name, 'country', fields.nationality ?? ''),
      ...state(
        'country_code',
        normaliseCountry(fields.issuingState ?? '')?.alpha3,
        'country',
        fields.issuingState ?? '',
      ),
      ...state(
        'date_of_birth',
        fits('birthDate') ? toDate(fields.birthDate, true) : null,
        'date',
        fields.birthDate ?? '',
      ),
      ...state(
        'expiry_date',
        fits('expirationDate') ? toDate(fields.expirationDate, false) : null,
        'date',
        fields.expirationDate ?? '',
      ),
      ...state('sex', { male: 'M', female: 'F' }[fields.sex ?? ''], 'code'),
    ],
  };
}

function tryParse(lines: readonly string[]) {
  try {
    return parse([...lines]);
  } catch {
    return undefined;
  }
}

function toDate(text: string | null | undefined, isPast: boolean): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? '') ?? [];
  if (!year) return null;
  const isLastCentury = isPast && 2000 + Number(year) > new Date().getUTCFullYear();
  return isoDate((isLastCentury ? 1900 : 2000) + Number(year), Number(month), Number(day));
}
