// Forms 1099 of every kind: payer and recipient in the boxes that hold a name over an address, and the year.

import type { Extractor } from '../../extractor.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import { makeFacts } from '../../find/make-facts.ts';
import { openPaper, readPartyAs } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

export const extractTaxForm1099: Extractor = (context) => {
  const paper = openPaper(context);
  const payers = findLabelledParties(paper.sheets, [
    "payer's name, street address, city or town, state or province, country, zip or foreign postal code, and telephone no.",
    "payer's name, street address, city or town, state or province, country, zip",
    "payer's name, street address, city, state, and zip code",
    "payer's name street address",
    "payer's name",
  ]);
  const recipients = findLabelledParties(paper.sheets, [
    "recipient's name, address, and zip code",
    "recipient's name and address",
  ]);
  return {
    facts: makeFacts(context, [
      ...payers.flatMap((party) =>
        readPartyAs(party, { name: 'payer_name', address: 'payer_address' }, 0.9, party.label.phrase),
      ),
      ...recipients.flatMap((party) =>
        readPartyAs(party, { name: 'full_name', address: 'address' }, 0.9, party.label.phrase),
      ),
      ...readFormYear(paper, /^1099|^form\s*1099/i),
    ]),
  };
};
