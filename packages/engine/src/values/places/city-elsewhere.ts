// Whether a city lies in the country that stands beside it, for cities that everybody knows.

import { squash } from '#values/normalise/fold-text.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import largeCities from './large-cities.json' with { type: 'json' };

/** By name: the countries that have a place of it, ISO 3166-1 alpha-2, the one with the largest first. */
const countriesOf: ReadonlyMap<string, string> = new Map(Object.entries(largeCities));

/**
 * The country of the largest city of this name, in English, where the country told has none of more than a thousand inhabitants. Undefined
 * for cities below 100,000 inhabitants, and for spellings that GeoNames does not give as a name.
 */
export function cityElsewhere(city: string, country: string): string | undefined {
  const told = normaliseCountry(country)?.alpha2;
  const homes = countriesOf.get(squash(city))?.split(' ');
  if (!told || !homes || homes.some((home) => home === told || areOneCountry(home, told))) return undefined;
  return normaliseCountry(homes[0]!)?.name;
}

/** Codes under which papers tell the same city: territories and their states, and lands that two states call theirs. */
const shared = new Set(
  'AS-US AW-NL AX-FI BM-GB CW-NL EH-MA FO-DK GF-FR GG-GB GI-GB GL-DK GP-FR GU-US HK-CN IM-GB JE-GB KY-GB MO-CN MP-US MQ-FR NC-FR PF-FR PR-US PS-IL RE-FR SX-NL TW-CN UA-RU VI-US XK-RS YT-FR'.split(
    ' ',
  ),
);
const areOneCountry = (a: string, b: string): boolean => shared.has(`${a}-${b}`) || shared.has(`${b}-${a}`);
