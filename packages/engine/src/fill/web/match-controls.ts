// Matches the controls of a page with the values of a collection, form by form.
import type { AskedSlot } from '../match/describe-slot.ts';
import type { Match } from '../match/match.ts';
import { matchInOrder } from '../match/match-slots.ts';
import { settleAddresses } from '../match/settle-addresses.ts';
import { settleNames } from '../match/settle-names.ts';
import type { Offer } from '../offers/offer.ts';
import { STRANGER, topicsIn } from '../offers/topics.ts';
import { splitValues } from '../write/split-values.ts';
import type { AskedControl } from './describe-web-control.ts';

export function matchControls(asked: readonly AskedControl[], offers: readonly Offer[]): Match[] {
  const matches = new Map<AskedControl, Match>();
  for (const block of Map.groupBy(asked, ({ control }) => control.form).values()) {
    const found = matchInOrder(
      block.map((one) => one.asked),
      offers,
      { mayRepeat: true, mayStand },
    );
    const settled = splitValues(settleNames(settleAddresses(found, offers), offers), offers);
    for (const [index, one] of block.entries()) matches.set(one, settled[index]!);
  }
  return asked.map((one) => matches.get(one)!);
}

/** "Recipient's name" is a taxpayer's on forms of the tax office, and somebody else's in a shop, unless the parcel is meant. */
const isOfOther = ({ heading, descriptions }: AskedSlot): boolean =>
  !/\b(?:shipping|delivery)\b/i.test(heading?.text ?? '') &&
  descriptions.some(({ text }) => topicsIn(text).has(STRANGER));

/** "Company (optional)" beside an address asks whom the parcel is for; the employer is asked for by work. */
function mayStand(asked: AskedSlot, { fact, topics, ownTopics }: Offer): boolean {
  const { heading, descriptions } = asked;
  if (isOfOther(asked)) return false;
  // "Title" alone is "Dr" as well as "Surveyor".
  if (descriptions.every(({ tokens }) => tokens.join(' ') === 'title')) return false;
  // "Institution" alone is wherever somebody comes from.
  if (fact === 'bank_name' && !descriptions.some(({ tokens }) => tokens.includes('bank'))) return false;
  if (!topics.has(EMPLOYER) && !ownTopics.has(EMPLOYER)) return true;
  return heading?.topics.has(EMPLOYER) === true || descriptions.some(({ text }) => topicsIn(text).has(EMPLOYER));
}

const EMPLOYER = 'employer';
