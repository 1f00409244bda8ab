// "First name" means the first of the given names where the middle one, or its initial, has a field of its own beside it.
import type { Offer } from '../offers/offer.ts';
import type { Match } from './match.ts';

const middles: ReadonlySet<string> = new Set(['middle_name', 'middle_initial']);
export function settleNames(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  return matches.map((match, index) => {
    const [best, ...others] = match.candidates;
    if (best === undefined || best.offer.fact !== 'given_names' || /middle|initial/i.test(best.words)) return match;
    const { group } = best.offer;
    const hasMiddle = matches.some(({ asked, candidates: [other] }, at) => {
      return (
        at !== index &&
        isBeside(match, asked) &&
        other !== undefined &&
        other.offer.group === group &&
        middles.has(other.offer.fact)
      );
    });
    const first = offers.find((offer) => offer.group === group && offer.fact === 'first_name');
    return hasMiddle && first !== undefined
      ? { ...match, candidates: [{ ...best, offer: first }, ...others.filter(({ offer }) => offer.group !== group)] }
      : match;
  });
}

/** On its row or the next ones. */
function isBeside(match: Match, other: Match['asked']): boolean {
  const [one, two] = [match.asked.slot.widgets[0]!, other.slot.widgets[0]!];
  return one.page === two.page && Math.abs(one.box[1] - two.box[1]) < 0.09;
}
