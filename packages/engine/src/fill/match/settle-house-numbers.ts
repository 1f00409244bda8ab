// "Via ______ n. ____": the place behind a street, before which stands the word for a number alone, takes that of the house.
import { addressLines, type Offer } from '../offers/offer.ts';
import type { AskedSlot } from './describe-slot.ts';
import type { Match } from './match.ts';

/** Of the page's width. */
const next = 0.12;

export function settleHouseNumbers(matches: readonly Match[], offers: readonly Offer[]): Match[] {
  return matches.map((match, index) => {
    const [before] = matches[index - 1]?.candidates ?? [];
    if (!match.asked.isNumbered || before === undefined || !addressLines.has(before.offer.fact)) return match;
    if (!isNextOnRow(matches[index - 1]!.asked, match.asked)) return match;
    const house = offers.find(({ group, fact }) => group === before.offer.group && fact === 'house_number');
    return house === undefined ? match : { ...match, candidates: [{ ...before, offer: house }] };
  });
}

function isNextOnRow({ slot: one }: AskedSlot, { slot: other }: AskedSlot): boolean {
  const [a, b] = [one.widgets[0]!, other.widgets[0]!];
  const shared = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1]);
  return a.page === b.page && shared > 0 && b.box[0] >= a.box[2] - 0.01 && b.box[0] - a.box[2] < next;
}
