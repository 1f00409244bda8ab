// Printed zone and machine readable zone of one paper: what both say is proved, what only one says is kept, what differs is weighed.

import type { Fact } from '#document/facts.ts';
import { squash } from '#normalise/fold-text.ts';
import { normaliseCountry } from '#normalise/normalise-country.ts';

const AGREED = 0.99;
/** A printed value this sure, or surer than the zone's own, is not thrown out by a part of the zone that has no check digit. */
const SURE = 0.9;

/** One fact a name for what the zone says; printed facts that it does not say stay as they are. */
export function mergeZone(printed: readonly Fact[], zone: readonly Fact[]): Fact[] {
  const zoneNames = new Set(zone.map((fact) => fact.name));
  const names = new Set(['surname', 'given_names']);
  const rest = printed.filter((fact) => !zoneNames.has(fact.name) && !isStaleName(fact, zoneNames, names));
  return [
    ...rest,
    ...zone.map((fact) =>
      settle(
        fact,
        printed.filter((one) => one.name === fact.name),
      ),
    ),
  ];
}

/** A full name that was put together from misread parts goes with them. */
const isStaleName = (fact: Fact, zoneNames: ReadonlySet<string>, parts: ReadonlySet<string>) =>
  fact.name === 'full_name' && [...parts].every((part) => zoneNames.has(part));

function settle(zone: Fact, printed: readonly Fact[]): Fact {
  const same = printed.find((fact) => isSame(fact, zone));
  if (same) return { ...same, tier: 'proved', confidence: AGREED, evidence: [...same.evidence, ...zone.evidence] };
  const best = printed.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (!best || zone.tier === 'proved' || typeof best.value !== 'string') return zone;
  // Zones cut long names short and write them without accents: the printed one goes on where the zone ends.
  if (zone.type === 'name' && squash(best.value).startsWith(squash(String(zone.value))))
    return { ...best, tier: 'read' };
  return zone.type !== 'name' && best.confidence >= Math.min(SURE, zone.confidence) ? best : zone;
}

const isSame = (printed: Fact, zone: Fact) =>
  typeof printed.value === 'string' &&
  (squash(printed.value) === squash(String(zone.value)) ||
    (zone.type === 'country' && isSameCountry(printed.value, String(zone.value))));

const isSameCountry = (printed: string, zone: string) => {
  const country = normaliseCountry(printed);
  return country !== null && country.alpha3 === normaliseCountry(zone)?.alpha3;
};
