// "Address" means the street where the town has fields of its own, and all of it where it has none; so with the town and its code.
import { addressLines, type Offer } from '../offers/offer.ts';
import type { Match } from './match.ts';
import type { Scored } from './score-offer.ts';

const towns: ReadonlySet<string> = new Set(['city', 'city_state', 'city_state_zip', 'postal_code_city']);
/** Fields of one address follow each other. */
const reach = 8;
const nearReach = 3;
/** "Residing in", in the languages whose forms are written as sentences. */
const resides =
  /^\W*(?:e\s+)?(?:resident[ei]s?|residing|domiciliat[oa]|domiciliad[oa]|domicilié(?:\(?e\)?)?|wohnhaft|woonachtig|zamieszkał[ya])[\p{L}/()]*\s+(?:in|a|à|en|em|at|te|w)\W*$/iu;

export function settleAddresses(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  const facts = matches.map(({ candidates }) => candidates[0]?.offer);
  return matches.map((match, index) => {
    const best = match.candidates[0];
    if (best === undefined || !(addressLines.has(best.offer.fact) || towns.has(best.offer.fact))) return match;
    const following = facts
      .slice(index + 1, index + 1 + reach)
      .filter((offer) => offer?.group === best.offer.group)
      .map((offer) => offer!.fact);
    const has = (...names: readonly string[]) => names.some((name) => following.includes(name));
    // "Residente in ______ via ______": the town, and then the street.
    const goesOn = matches.slice(index + 1, index + 1 + nearReach).some(({ candidates: [next] }) => {
      return next?.offer.group === best.offer.group && addressLines.has(next.offer.fact) && !resides.test(next.words);
    });
    if (goesOn && resides.test(best.words) && addressLines.has(best.offer.fact))
      return { ...match, candidates: lead(match.candidates, best, ['city'], offers) };
    const wanted = addressLines.has(best.offer.fact)
      ? lineFor(best.offer.fact, has(...towns, 'postal_code'), has('unit'))
      : townFor(best.offer.fact, has('state'), has('postal_code'));
    return { ...match, candidates: lead(match.candidates, best, wanted, offers) };
  });
}

function lineFor(fact: string, hasTown: boolean, hasUnit: boolean): readonly string[] {
  if (!hasTown)
    return fact === 'address'
      ? ['address']
      : hasUnit
        ? ['street']
        : [fact === 'street' ? 'street_and_unit' : fact, 'street'];
  return hasUnit ? ['street'] : ['street_and_unit', 'street'];
}

function townFor(fact: string, hasState: boolean, hasCode: boolean): readonly string[] {
  if (hasState || hasCode) return fact === 'city_state' && hasCode && !hasState ? ['city_state', 'city'] : ['city'];
  return [fact];
}

/** The wanted way of saying the same address in front, the others of it gone: they are no rivals. */
function lead(
  candidates: readonly Scored[],
  best: Scored,
  wanted: readonly string[],
  offers: readonly Offer[],
): Scored[] {
  const { group } = best.offer;
  const kind = addressLines.has(best.offer.fact) ? addressLines : towns;
  const found = wanted
    .map((fact) => offers.find((offer) => offer.group === group && offer.fact === fact))
    .find((offer) => offer !== undefined);
  const others = candidates.filter(({ offer }) => offer.group !== group || !kind.has(offer.fact));
  return [found === undefined ? best : { ...best, offer: found }, ...others.filter((one) => one !== best)];
}
