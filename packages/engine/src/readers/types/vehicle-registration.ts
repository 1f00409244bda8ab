// Registration cards and certificates of vehicles: the owner's block, the number that proves itself, the days of validity in one line.
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../extractor.ts';
import { findLabelledParties } from '../find/find-parties.ts';
import { findVin } from '../find/find-vin.ts';
import { makeFacts, type Reading } from '../find/make-facts.ts';
import { openPaper, type Paper, readAddresses, readPartyAs } from '../find/read-paper.ts';
import { findRange } from '../find/read-period.ts';

const ownerLabels = [
  'registered owner',
  'registered owner(s)',
  'owner',
  'owner(s)',
  'owner name',
  'owner name and address',
  "owner's name",
  "owner's name and address",
  'name of owner',
  'name of registered owner',
  'registered keeper',
  'registrant',
  'name and address of owner',
  'name and address',
  'issued to',
  'titulaire',
  'halter',
  'titular',
  'propietario',
  'intestatario',
];

export const extractVehicleRegistration: Extractor = (context) => {
  const paper = openPaper(context);
  return {
    facts: makeFacts(context, [...findVin(paper), ...readOwner(paper), ...readValidity(paper)]),
  };
};

function readOwner(paper: Paper): Reading[] {
  const people = paper.parties.filter((party) => party.kind === 'person');
  return [
    ...findLabelledParties(paper.sheets, ownerLabels)
      .filter((party) => party.kind !== 'unknown')
      .flatMap((party) =>
        readPartyAs(
          party,
          { name: party.kind === 'person' ? 'full_name' : 'company_name', address: 'address' },
          0.9,
          party.label.phrase,
        ),
      ),
    ...people.flatMap((party) => readPartyAs(party, { name: 'full_name', address: 'address' }, 0.82, 'block')),
    ...readAddresses(paper, 'address', ['address', "owner's address", 'owner address', 'permanent address']),
  ].filter((reading) => reading.name !== 'full_name' || looksLikePerson(reading.value));
}

/** `Valid from 03/21/2025 to 03/21/2026`, `Registration period 1 May 2025 – 30 April 2026`. */
function readValidity(paper: Paper): Reading[] {
  return paper.sheets.flatMap((sheet) =>
    sheet.segments
      .filter((segment) => /valid|registration|period|effective|expire/i.test(segment.text))
      .flatMap((segment) =>
        findRange(paper, segment.tokens, { from: 'valid_from', to: 'expiry_date' }, 0.9, 'validity'),
      ),
  );
}
