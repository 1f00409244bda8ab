// Requests for verification of employment: forms with numbered boxes for lender, employer and applicant (Fannie Mae form 1005 and its kin).

import { findLabelledParties } from '../../find/find-parties.ts';
import type { Reading } from '../../find/make-facts.ts';
import { findLabels } from '../../find/match-label.ts';
import { type Paper, readPartyAs } from '../../find/read-paper.ts';

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
  ];
}
