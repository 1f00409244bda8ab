// Which fact names somebody other than the paper's subject, in which role, and which facts are theirs.
import type { PersonRole } from '#document/facts.ts';

export interface RoleRule {
  /** The fact that holds the name. */
  readonly name: string;
  readonly role: PersonRole;
  /** Facts whose names begin so are this person's. */
  readonly prefixes: readonly string[];
}

export const roleRules: readonly RoleRule[] = [
  { name: 'landlord_name', role: 'landlord', prefixes: ['landlord_'] },
  { name: 'tenant_name', role: 'tenant', prefixes: ['tenant_'] },
  { name: 'tenant_name_2', role: 'tenant', prefixes: ['tenant_name_2'] },
  { name: 'spouse_name', role: 'spouse', prefixes: ['spouse_'] },
  { name: 'spouse_1_name', role: 'spouse', prefixes: ['spouse_1_'] },
  { name: 'spouse_2_name', role: 'spouse', prefixes: ['spouse_2_'] },
  { name: 'father_name', role: 'parent', prefixes: ['father_'] },
  { name: 'mother_name', role: 'parent', prefixes: ['mother_'] },
  { name: 'co_applicant_name', role: 'co_applicant', prefixes: ['co_applicant_'] },
  { name: 'supervisor_name', role: 'supervisor', prefixes: ['supervisor_'] },
  { name: 'employer_contact', role: 'employer', prefixes: ['employer_contact'] },
  { name: 'employer_signatory', role: 'employer', prefixes: ['employer_signatory', 'signatory_'] },
  { name: 'recommender_name', role: 'reference', prefixes: ['recommender_'] },
  { name: 'reference_name', role: 'reference', prefixes: ['reference_'] },
  { name: 'emergency_contact', role: 'other', prefixes: ['emergency_contact'] },
  { name: 'lender_name', role: 'other', prefixes: ['lender_'] },
  { name: 'pcp_name', role: 'other', prefixes: ['pcp_'] },
  { name: 'sender_name', role: 'other', prefixes: ['sender_'] },
  { name: 'incorporator_name', role: 'other', prefixes: ['incorporator_'] },
];

/** What a paper says about its subject and nobody else. */
export const subjectFacts: ReadonlySet<string> = new Set(
  `full_name given_names surname middle_name date_of_birth place_of_birth country_of_birth sex nationality citizenship marital_status
dependents occupation height weight eye_color ssn tax_id address street city state postal_code mailing_address phone home_phone cell_phone
email website linkedin passport_number license_number national_id_number document_number employee_address applicant_address job_title
employment_start_date member_id`.split(/\s+/),
);

/** Whose address, phone, … is not the subject's own; facts begin with it. */
export const otherParties: ReadonlySet<string> = new Set(
  `employer bank insurer lender landlord vendor payer merchant filer supplier university spouse father mother supervisor sender
recommender reference emergency_contact co_applicant`.split(/\s+/),
);

/** What papers call the address where the subject lives. */
export const homeAddresses: readonly string[] = ['address', 'employee_address', 'applicant_address'];

/** The name by which the subject goes where a paper calls them something else. */
export const subjectNames: readonly string[] = ['full_name', 'customer_name', 'tenant_name'];
