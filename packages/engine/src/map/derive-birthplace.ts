// The country of birth, where the place of birth names it: `OTTAWA CAN`, `UTAH, U.S.A.`.
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { deriveFact, findText } from './derive-fact.ts';
import type { BoundFact } from './proposed-value.ts';

export function deriveBirthplace(facts: readonly BoundFact[]): BoundFact[] {
  const place = findText(facts, 'place_of_birth');
  if (place === undefined || findText(facts, 'country_of_birth') !== undefined) return [...facts];
  const country = countryAtEnd(place.value);
  return country === undefined
    ? [...facts]
    : [...facts, deriveFact('country_of_birth', country, [place], 0.9, 'country')];
}

/** After a comma a name or code; after a space alone only a code of three capitals, which towns are not. */
function countryAtEnd(place: string): string | undefined {
  const afterComma = /,\s*([^,]+)$/.exec(place)?.[1];
  const code = /\s([A-Z]{3})$/.exec(place)?.[1];
  const found = afterComma ?? code;
  return found === undefined ? undefined : (normaliseCountry(found.trim())?.name ?? undefined);
}
