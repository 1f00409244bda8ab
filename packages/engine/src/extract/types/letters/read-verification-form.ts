// Requests for verification of employment: forms with numbered boxes for lender, employer and applicant (Fannie Mae form 1005 and its kin).

import { looksLikePerson } from '#values/recognise-party.ts';
import { findLabelledParties } from '../../find/find-parties.ts';
import type { Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { type FieldRule, type Paper, readFields, readPartyAs } from '../../find/read-paper.ts';

const isPerson: NonNullable<FieldRule['accept']> = (finding) => looksLikePerson(finding.value);

const fields: readonly FieldRule[] = [
  {
    name: 'employment_start_date',
    kind: 'date',
    below: 3,
    only: [
      "applicant's date of employment",
      'date of employment',
      'start date of employment',
      'original hire date',
      'date of hire',
    ],
  },
  { name: 'job_title', kind: 'text', below: 3, only: ['present position', 'current position', 'present job title'] },
  { name: 'previous_employment_start', kind: 'date', below: 2, only: ['date hired'] },
  { name: 'previous_employment_end', kind: 'date', below: 2, only: ['date terminated', 'date of termination'] },
  { name: 'previous_position', kind: 'text', below: 2, only: ['position held', 'previous position'] },
  { name: 'reason_for_leaving', kind: 'text', below: 2, only: ['reason for leaving'] },
  {
    name: 'employer_signatory',
    kind: 'person_name',
    below: 2,
    only: [
      'print or type name signed in item 26',
      'print or type name',
      'printed name',
      'name of person completing form',
      'name of authorized signer',
    ],
    accept: isPerson,
  },
  { name: 'phone', kind: 'phone', below: 2.2, only: ['phone no', 'phone no.', 'telephone no', 'phone number'] },
];

const applicantLabels = [
  'name and address of applicant',
  'name and address of employee',
  "applicant's name and address",
];
const employerLabels = ['to (name and address of employer)', 'name and address of employer'];

const titles = ['request for verification of employment', 'verification of employment'];

/** Nothing when the paper is no such form. */
export function readVerificationForm(paper: Paper): Reading[] {
  // Employee and employer differ by one letter: told apart together, so that a misread one goes to the nearer.
  const applicants = findLabelledParties(paper.sheets, [...applicantLabels, ...employerLabels]).filter(({ label }) =>
    applicantLabels.includes(label.phrase),
  );
  if (applicants.length === 0 || findLabels(paper.sheets, titles).length === 0) return [];
  const employers = findLabelledParties(paper.sheets, [...employerLabels, 'to']);
  const lenders = findLabelledParties(paper.sheets, [
    'from (name and address of lender)',
    'name and address of lender',
    'from',
  ]);
  return [
    ...applicants.flatMap((party) =>
      readPartyAs(party, { name: 'full_name', address: 'applicant_address' }, 0.93, party.label.phrase),
    ),
    ...employers.flatMap((party) =>
      party.kind === 'person'
        ? readPartyAs(party, { name: 'employer_contact', address: 'employer_address' }, 0.9, party.label.phrase)
        : readPartyAs(party, { name: 'employer_name', address: 'employer_address' }, 0.9, party.label.phrase),
    ),
    ...lenders.flatMap((party) =>
      readPartyAs(party, { name: 'lender_name', address: 'lender_address' }, 0.9, party.label.phrase),
    ),
    ...readFields(paper, fields),
    ...readPay(paper),
    ...readSignedDate(paper),
  ];
}

/** The gross base pay and the box ticked beside it; without a ticked box the pay has no period and is not told. */
function readPay(paper: Paper): Reading[] {
  const [pay] = readFields(paper, [
    { name: 'annual_base_pay', kind: 'money', below: 6, only: ['current gross base pay'] },
  ]);
  const ticked = paper.context.fields.find(
    (field) =>
      field.kind === 'checkbox' && field.checked && /annual|year/i.test(`${field.label} ${field.option ?? ''}`),
  );
  return pay && ticked ? [pay] : [];
}

/** The last box named Date belongs to the employer's signature. */
function readSignedDate(paper: Paper): Reading[] {
  const dates = readFields(paper, [{ name: 'signed_date', kind: 'date', below: 3.5, only: ['date'] }]);
  const last = dates
    .toSorted(
      (a, b) => (a.tokens[0]?.page ?? 0) + (a.tokens[0]?.top ?? 0) - (b.tokens[0]?.page ?? 0) - (b.tokens[0]?.top ?? 0),
    )
    .at(-1);
  return last ? [last] : [];
}
