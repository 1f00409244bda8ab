// Forms 1099 of every kind: payer, recipient, their numbers and the amounts by the captions of their boxes.

import { normaliseAddress } from '#normalise/normalise-address.ts';
import type { Extractor } from '../../extractor.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import { makeFacts, type Reading } from '../../find/make-facts.ts';
import { type FieldRule, openPaper, type Paper, readFields, readPartyAs } from '../../find/read-paper.ts';
import { readFormYear } from './read-form-year.ts';

const box = (name: string, only: readonly string[]): FieldRule => ({ name, kind: 'money', below: 2.6, only });

const fields: readonly FieldRule[] = [
  box('nonemployee_compensation', ['nonemployee compensation']),
  box('rents', ['rents']),
  box('royalties', ['royalties']),
  box('other_income', ['other income']),
  box('interest_income', ['interest income']),
  box('ordinary_dividends', ['total ordinary dividends']),
  box('qualified_dividends', ['qualified dividends']),
  box('gross_distribution', ['gross distribution']),
  box('taxable_amount', ['taxable amount']),
  box('federal_income_tax_withheld', ['federal income tax withheld']),
  box('state_income_tax', ['state tax withheld']),
  box('state_income', ['state income']),
  {
    name: 'payer_tin',
    kind: 'ein',
    below: 3,
    only: ["payer's tin", "payer's federal identification number", "payer's federal id number"],
  },
  { name: 'ssn', kind: 'ssn', below: 3, only: ["recipient's tin", "recipient's identification number"] },
  {
    name: 'account_number',
    kind: 'code',
    below: 2.4,
    only: ['account number (see instructions)', 'account number'],
    // One or two figures are the number of the next box; what ends in a hyphen goes on in a line that was not read with it.
    accept: ({ value, tokens }) => value.length > 2 && !/-$/.test(tokens.at(-1)?.text ?? ''),
  },
  { name: 'full_name', kind: 'person_name', below: 3, only: ["recipient's name"] },
  {
    name: 'full_name',
    kind: 'organisation',
    below: 3,
    only: ["recipient's name"],
    accept: ({ value, sureness }) => sureness === 1 && !/^\d{1,2}[a-z]?\s/.test(value),
  },
  {
    name: 'street',
    kind: 'text',
    below: 3,
    only: ['street address (including apt. no.)', 'street address including apt no'],
  },
  {
    name: 'town',
    kind: 'text',
    below: 3,
    only: [
      'city or town, state or province, country, and zip or foreign postal code',
      'city or town state or province country and zip or foreign postal code',
      'city, state, and zip code',
    ],
  },
];

export const extractTaxForm1099: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = readFields(paper, fields);
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
      ...readings.filter((reading) => reading.name !== 'town'),
      ...payers.flatMap((party) =>
        readPartyAs(party, { name: 'payer_name', address: 'payer_address' }, 0.9, party.label.phrase),
      ),
      ...recipients.flatMap((party) =>
        readPartyAs(party, { name: 'full_name', address: 'address' }, 0.9, party.label.phrase),
      ),
      ...readAddress(
        paper,
        readings,
        payers.flatMap((party) => party.addressTokens),
      ),
      ...readFormYear(paper, /^1099|^form\s*1099/i),
    ]),
  };
};

function readAddress(paper: Paper, readings: readonly Reading[], taken: readonly unknown[]): Reading[] {
  const street = readings.find((reading) => reading.name === 'street');
  const town = readings.find((reading) => reading.name === 'town');
  const address = street && town && normaliseAddress(`${street.value}\n${town.value}`);
  if (street && town && address)
    return [
      {
        name: 'address',
        value: address.value,
        type: 'address',
        confidence: Math.min(street.confidence, town.confidence),
        tokens: [...street.tokens, ...town.tokens],
        anchor: 'address lines',
      },
    ];
  const person = paper.parties.find(
    (party) => party.kind === 'person' && !party.addressTokens.some((token) => taken.includes(token)),
  );
  return person ? readPartyAs(person, { name: 'full_name', address: 'address' }, 0.75, 'block') : [];
}
