// Gives the rest of a value to the place beside one for a part of it: street and number, street and flat, area code and
// number.
import type { Match } from '../match/match.ts';
import { addressLines, type Offer } from '../offers/offer.ts';
import { FILL_FLOOR } from './planned-field.ts';

export function splitValues(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  const ofGroup = (group: string, fact: string) => offers.find((offer) => offer.group === group && offer.fact === fact);
  return matches.map((match, index): Match => {
    const best = match.candidates[0];
    if (best === undefined) return match;
    const { fact, group } = best.offer;
    const hasBeside = (other: string) => isBeside(matches, index, group, other);
    if (fact === 'area_code' && !hasBeside('phone')) return { ...match, candidates: [] };
    const wanted =
      fact === 'phone' && hasBeside('area_code')
        ? 'local_phone'
        : addressLines.has(fact) && fact !== 'address'
          ? hasBeside('house_number')
            ? 'street_name'
            : hasBeside('unit')
              ? 'street_line'
              : undefined
          : undefined;
    const part = wanted === undefined ? undefined : ofGroup(group, wanted);
    if (part === undefined) return match;
    return {
      ...match,
      candidates: [{ ...best, offer: part }, ...match.candidates.slice(1).filter(({ offer }) => offer.group !== group)],
    };
  });
}

/** Places of one address or number follow each other. */
const reach = 4;
/** Of the page. */
const near = 0.1;

function isBeside(matches: readonly Match[], index: number, group: string, fact: string): boolean {
  const [own] = matches[index]!.asked.slot.widgets;
  return matches.slice(Math.max(0, index - reach), index + reach + 1).some(({ asked, candidates: [other] }) => {
    const [place] = asked.slot.widgets;
    return (
      other !== undefined &&
      other.score >= FILL_FLOOR &&
      other.offer.group === group &&
      other.offer.fact === fact &&
      place!.page === own!.page &&
      Math.abs(place!.box[1] - own!.box[1]) < near
    );
  });
}
