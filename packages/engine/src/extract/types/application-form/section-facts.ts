// What the facts of a label are called within a part of a form that is about somebody or something else.
import type { SectionKind } from './section-headings.ts';

/** Names that change; `''`: what the label says here is nobody's fact and stays with its label. Names that are not listed keep theirs. */
export type Renaming = Readonly<Record<string, string>>;

/** Parts of an address that are put together under the name that `address` has in the same part of the form. */
export const addressParts: readonly string[] = ['street', 'unit', 'city', 'state', 'postal_code', 'country'];

const own = `full_name given_names surname middle_name name_suffix other_names birth_name date_of_birth place_of_birth
country_of_birth sex nationality citizenship marital_status dependents occupation height weight eye_color hair_color ssn tax_id
languages address mailing_address former_address street unit city state postal_code country phone home_phone cell_phone work_phone
alternate_phone email website document_number passport_number national_id_number license_number issue_date expiry_date
emergency_contact father_name mother_name spouse_name`.split(/\s+/);
const work =
  `employer_name employer_address employer_phone employer_email job_title employment_start_date employment_end_date
annual_base_pay gross_monthly_income base_monthly_income overtime_monthly_income bonus_monthly_income commission_monthly_income
supervisor_name supervisor_phone`.split(/\s+/);

const dropped = (names: readonly string[]): Renaming => Object.fromEntries(names.map((name) => [name, '']));
const phones = (name: string): Renaming => ({ phone: name, home_phone: name, cell_phone: name, work_phone: name });

const toEmployer: Renaming = {
  full_name: 'employer_name',
  company_name: 'employer_name',
  address: 'employer_address',
  mailing_address: '',
  email: 'employer_email',
  website: '',
  ...phones('employer_phone'),
  span_start: 'employment_start_date',
  span_end: 'employment_end_date',
};

const toFormerEmployer: Renaming = {
  ...dropped([...own, ...work]),
  employer_name: 'previous_employer',
  full_name: 'previous_employer',
  company_name: 'previous_employer',
  job_title: 'previous_position',
  employment_start_date: 'previous_employment_start',
  employment_end_date: 'previous_employment_end',
  span_start: 'previous_employment_start',
  span_end: 'previous_employment_end',
};

const another = (names: Renaming): Renaming => ({ ...dropped([...own, ...work]), ...names });

export const factsOfSection: Readonly<Record<SectionKind, Renaming>> = {
  applicant: {},
  topic: {},
  home: { mailing_address: 'mailing_address' },
  former_home: { address: 'former_address', full_name: '', ...phones('') },
  mailing: { address: 'mailing_address', full_name: '' },
  employer: toEmployer,
  previous_employer: toFormerEmployer,
  spouse: another({ full_name: 'spouse_name', date_of_birth: 'spouse_date_of_birth' }),
  father: another({ full_name: 'father_name' }),
  mother: another({ full_name: 'mother_name' }),
  co_applicant: another({ full_name: 'co_applicant_name' }),
  emergency: another({
    full_name: 'emergency_contact',
    emergency_contact: 'emergency_contact',
    relationship: 'emergency_contact_relationship',
    ...phones('emergency_contact_phone'),
  }),
  reference: another({ full_name: 'reference_name' }),
  landlord: another({ full_name: 'landlord_name', address: 'landlord_address', ...phones('landlord_phone') }),
  school: {
    ...dropped(own),
    ...dropped(work),
    full_name: 'university',
    company_name: 'university',
    address: 'school_address',
  },
  bank: { ...dropped(own), full_name: 'bank_name', company_name: 'bank_name' },
  host: another({ full_name: 'host_name', address: 'host_address', email: 'host_email', ...phones('host_phone') }),
  office: dropped([...own, ...work]),
};
