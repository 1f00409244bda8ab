// Employer and employee of a payslip or tax form, by which block names a company and which a person. Captions are the matcher's.

import { findLetterhead } from '../find/find-letterhead.ts';
import type { Reading } from '../find/make-facts.ts';
import { readContacts } from '../find/read-contacts.ts';
import { readImprint } from '../find/read-imprint.ts';
import { type Paper, readPartyAs } from '../find/read-paper.ts';
import type { Party } from '../find/read-party.ts';

const employee = { name: 'full_name', address: 'employee_address' };
const employer = { name: 'employer_name', address: 'employer_address' };

export function readEmployment(paper: Paper, addressName: string): Reading[] {
  const names = { ...employee, address: addressName };
  const people = paper.parties.filter((party) => party.kind === 'person');
  const companies = paper.parties.filter((party) => party.kind === 'company');
  const unknown = paper.parties.filter((party) => party.kind === 'unknown' && party.name);
  const asEmployee: readonly Party[] = people.length > 0 ? people : [];
  // A nameless kind is the other side of the one that is known.
  const asEmployer: readonly Party[] = companies.length > 0 ? companies : people.length > 0 ? unknown.slice(0, 1) : [];
  const readings = [
    ...asEmployee.flatMap((party) => readPartyAs(party, names, 0.9, 'block')),
    ...asEmployer.flatMap((party) => readPartyAs(party, employer, 0.9, 'block')),
  ];
  const [company] = companies;
  if (company)
    readings.push(...readContacts(company.lines, { phone: 'employer_phone' }, paper.context.country, 0.85, 'block'));
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  if (!has('employer_name')) readings.push(...findLetterhead(paper, 'employer_name'));
  if (!has('employer_name'))
    readings.push(...readImprint(paper, { name: 'employer_name', address: 'employer_address' }, 0.8));
  return readings;
}
