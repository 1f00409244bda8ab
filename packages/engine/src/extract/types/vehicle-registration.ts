// Registration cards and certificates of vehicles: labels say most; the owner is a block, the number of the vehicle proves itself.
import { looksLikePerson } from '#values/recognise-party.ts';
import type { Extractor } from '../extractor.ts';
import { findLabelledParties } from '../find/find-parties.ts';
import { findVin } from '../find/find-vin.ts';
import { makeFacts, type Reading } from '../find/make-facts.ts';
import { type FieldRule, openPaper, type Paper, readAddresses, readFields, readPartyAs } from '../find/read-paper.ts';
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

const fields: readonly FieldRule[] = [
  {
    name: 'full_name',
    kind: 'person_name',
    below: 2,
    only: [...ownerLabels, 'full name'],
    accept: (finding) => finding.sureness === 1,
  },
  {
    name: 'expiry_date',
    kind: 'date',
    below: 2,
    phrases: ['regn validity', 'regn. validity', 'registration valid upto'],
  },
  // Read as printed: outside North America the ninth place checks nothing.
  { name: 'vin', kind: 'code', below: 2, accept: (finding) => /^[A-HJ-NPR-Z\d]{17}$/.test(finding.value) },
  ...['vehicle_make', 'vehicle_model', 'vehicle_color', 'fuel_type'].map(
    (name): FieldRule => ({ name, kind: 'text', below: 0, accept: ({ relation }) => relation === 'row' }),
  ),
  {
    name: 'issuing_authority',
    kind: 'text',
    below: 0,
    only: ['registering authority', 'issuing authority', 'registration authority', 'issued by'],
  },
  {
    name: 'valid_from',
    kind: 'date',
    below: 2,
    only: ['valid from', 'effective date', 'effective', 'registration effective'],
  },
];

export const extractVehicleRegistration: Extractor = (context) => {
  const paper = openPaper(context);
  return {
    facts: makeFacts(context, [
      ...readFields(paper, fields),
      ...findVin(paper),
      ...readOwner(paper),
      ...readValidity(paper),
    ]),
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
