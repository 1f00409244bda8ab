// The issuer's country, by what papers of each country carry: machine readable zones, postcodes, tax words, phone prefixes, place names.

import type { Page } from '#document/read-document.ts';
import { findZone } from '#machine-readable/mrz/find-zone.ts';
import { asLetters } from '#machine-readable/mrz/repair-field.ts';
import { normaliseCountry } from '#values/normalise/normalise-country.ts';
import { countrySigns } from './country-signs.ts';

/** Below this the signs are too few to decide dates and phone numbers by. */
const ENOUGH = 2;

/** ISO 3166 alpha-2, or undefined when nothing tells or two countries are as likely. */
export function decideCountry(pages: readonly Page[]): string | undefined {
  const text = pages.map((page) => page.text).join('\n');
  const votes = new Map<string, number>();
  const vote = (country: string, weight: number): void => void votes.set(country, (votes.get(country) ?? 0) + weight);
  for (const { country, pattern, weight } of countrySigns) {
    const hits = text.match(pattern)?.length ?? 0;
    if (hits > 0) vote(country, weight * Math.min(3, 1 + (hits - 1) * 0.5));
  }
  for (const issuer of issuersOfZones(pages)) vote(issuer, 6);
  for (const name of countriesOnTheirOwn(pages)) vote(name, 1.5);
  const [first, second] = [...votes].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < ENOUGH) return undefined;
  return second && second[1] > first[1] * 0.8 ? undefined : first[0];
}

/** The issuing state of a machine readable zone (ICAO 9303): the letters after the document code, whatever its fillers were read as. */
function issuersOfZones(pages: readonly Page[]): string[] {
  const letters = /^[PIACV][A-Z<](.{3})/.exec(findZone(pages)?.lines[0] ?? '')?.[1];
  const issuer = letters && normaliseCountry(asLetters(letters).replaceAll('<', ''));
  return issuer ? [issuer.alpha2] : [];
}

/** A line that is a country's name, as on passports and at the foot of an address. */
function countriesOnTheirOwn(pages: readonly Page[]): string[] {
  return pages
    .flatMap((page) => page.lines)
    .filter((line) => line.text.length >= 4 && line.text.length <= 40 && !/\d/.test(line.text))
    .map((line) => normaliseCountry(line.text)?.alpha2)
    .filter((code) => code !== undefined);
}
