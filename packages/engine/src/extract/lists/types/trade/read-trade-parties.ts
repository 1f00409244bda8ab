// Finds seller and buyer: by the labels over their particulars, else the first block of an invoice is the seller's.

import { phrasesFor } from '#catalogue/lexicon/captions.ts';
import { findLetterhead } from '../../find/find-letterhead.ts';
import { findLabelledParties, type LabelledParty } from '../../find/find-parties.ts';
import type { Token } from '../../find/lay-out.ts';
import type { Reading } from '../../find/make-facts.ts';
import { nameInLarge } from '../../find/name-in-large.ts';
import { readContacts } from '../../find/read-contacts.ts';
import { type Paper, readPartyAs } from '../../find/read-paper.ts';
import type { Party } from '../../find/read-party.ts';

const seller = { name: 'vendor_name', address: 'vendor_address' };
const buyer = { name: 'customer_name', address: 'customer_address' };

export function readTradeParties(paper: Paper): Reading[] {
  const buyers = labelled(paper, 'customer_name');
  const ships = labelled(paper, 'ship_to');
  const sellers = labelled(paper, 'vendor_name');
  const taken = [...buyers, ...ships].flatMap((party) => [...party.addressTokens, ...party.nameTokens]);
  const country = paper.context.country;
  const readings = [
    ...buyers.flatMap((party) => [
      ...readPartyAs(party, buyer, 0.93, party.label.phrase),
      ...readContacts(party.lines, { email: 'customer_email', phone: 'customer_phone' }, country, 0.85, 'block'),
    ]),
    ...ships.flatMap((party) =>
      readPartyAs(party, { name: 'ship_to_name', address: 'ship_to_address' }, 0.93, party.label.phrase),
    ),
    ...sellers.flatMap((party) => [
      ...readPartyAs(party, seller, isRemit(party) ? 0.7 : 0.93, party.label.phrase),
      ...readContacts(party.lines, { email: 'vendor_email', phone: 'vendor_phone' }, country, 0.85, 'block'),
    ]),
  ];
  const free = paper.parties.filter((party) => !overlaps(party, taken));
  const [letterhead] = findLetterhead(paper, 'vendor_name').filter(
    (reading) => (reading.tokens[0]?.top ?? 1) < (free[0]?.lines[0]?.top ?? 0) - (free[0]?.lines[0]?.height ?? 0),
  );
  // One address alone, and another company at the head: the paper is sent to that address.
  const isSentTo = buyers.length === 0 && free.length === 1 && letterhead !== undefined;
  if (isSentTo && free[0] && nameInLarge(free[0].sheet, free[0]).name === free[0].name) {
    readings.push({ ...letterhead, confidence: 0.86 }, ...readPartyAs(free[0], buyer, 0.75, 'block'));
    return readings;
  }
  const first = free[0] && nameInLarge(free[0].sheet, free[0]);
  if (first)
    readings.push(
      ...readPartyAs(first, seller, first.kind === 'person' ? 0.75 : 0.88, 'block'),
      ...readContacts(first.lines, { email: 'vendor_email', phone: 'vendor_phone' }, country, 0.85, 'block'),
    );
  if (buyers.length === 0 && free[1]) readings.push(...readPartyAs(free[1], buyer, 0.75, 'block'));
  return [
    ...readings,
    ...(readings.some((reading) => reading.name === 'vendor_name' && reading.confidence > 0.85)
      ? []
      : findLetterhead(paper, 'vendor_name').filter(
          (reading) => !reading.tokens.some((token) => taken.includes(token)),
        )),
  ];
}

function labelled(paper: Paper, name: string): LabelledParty[] {
  return findLabelledParties(paper.sheets, phrasesFor(paper.context.type, name)).filter(
    (party) => party.address !== undefined || (party.kind !== 'unknown' && party.label.segment.top < 0.6),
  );
}

const isRemit = (party: LabelledParty): boolean => /remit|pay/.test(party.label.phrase);

const overlaps = (party: Party, taken: readonly Token[]): boolean =>
  [...party.addressTokens, ...party.nameTokens].some((token) => taken.includes(token));
