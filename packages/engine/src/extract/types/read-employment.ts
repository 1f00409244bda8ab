// Employer and employee of a payslip or tax form, by label or by which block names a company and which a person.

import { findLetterhead } from '../find/find-letterhead.ts';
import { findLabelledParties } from '../find/find-parties.ts';
import type { Reading } from '../find/make-facts.ts';
import { readContacts } from '../find/read-contacts.ts';
import { readHeadAddress } from '../find/read-head-address.ts';
import { readImprint } from '../find/read-imprint.ts';
import { type Paper, readPartyAs } from '../find/read-paper.ts';
import type { Party } from '../find/read-party.ts';

const employeeLabels = [
  'employee',
  'employee name',
  'name of employee',
  "employee's name",
  'pay to the order of',
  'paid to',
  'pay to',
  'employee details',
  'to the order of',
  'name',
  'staff name',
  'mitarbeiter',
  'salarié',
  'trabajador',
  'dipendente',
];
const employerLabels = [
  'employer',
  'employer name',
  "employer's name",
  'name of employer',
  'company',
  'company name',
  'employer details',
  'paid by',
  'arbeitgeber',
  'employeur',
  'empresa',
  'datore di lavoro',
];

const employee = { name: 'full_name', address: 'employee_address' };
const employer = { name: 'employer_name', address: 'employer_address' };

export function readEmployment(paper: Paper, addressName: string): Reading[] {
  const names = { ...employee, address: addressName };
  const labelledEmployees = findLabelledParties(paper.sheets, employeeLabels).filter(
    (party) => party.kind !== 'company',
  );
  const labelledEmployers = findLabelledParties(paper.sheets, employerLabels).filter(
    (party) => party.kind !== 'person' || party.address,
  );
  const readings = [
    ...labelledEmployees.flatMap((party) =>
      readPartyAs(party, names, party.kind === 'person' ? 0.93 : 0.6, party.label.phrase),
    ),
    ...labelledEmployers.flatMap((party) => readPartyAs(party, employer, 0.9, party.label.phrase)),
  ];
  const people = paper.parties.filter((party) => party.kind === 'person');
  const companies = paper.parties.filter((party) => party.kind === 'company');
  const unknown = paper.parties.filter((party) => party.kind === 'unknown' && party.name);
  const asEmployee: readonly Party[] = people.length > 0 ? people : [];
  // A nameless kind is the other side of the one that is known.
  const asEmployer: readonly Party[] = companies.length > 0 ? companies : people.length > 0 ? unknown.slice(0, 1) : [];
  readings.push(...asEmployee.flatMap((party) => readPartyAs(party, names, 0.9, 'block')));
  readings.push(...asEmployer.flatMap((party) => readPartyAs(party, employer, 0.9, 'block')));
  const [company] = companies;
  if (company)
    readings.push(...readContacts(company.lines, { phone: 'employer_phone' }, paper.context.country, 0.85, 'block'));
  const has = (name: string): boolean => readings.some((reading) => reading.name === name);
  if (!has('employer_name')) readings.push(...findLetterhead(paper, 'employer_name'));
  if (!has('employer_name'))
    readings.push(...readImprint(paper, { name: 'employer_name', address: 'employer_address' }, 0.8));
  if (!has('employer_address')) readings.push(...readHeadAddress(paper, 'employer_address', 0.85));
  return readings;
}
