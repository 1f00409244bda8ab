// Wordings of questions on forms, and the field of a template that answers each: a written value must be right, an
// unclear one left out.
import { join } from 'node:path';
import type { CollectionData, DataValue, FieldDefinition, Template } from '@oneform/contract';
import { fillForm } from '@oneform/engine/reading';
import { makeForm } from '@oneform/engine/testing';
import { beforeAll, expect, it } from 'vitest';
import { loadTemplates } from '../templates/load-templates.ts';

let templates: readonly Template[];
beforeAll(async () => {
  ({ templates } = await loadTemplates(join(import.meta.dirname, '../../../../../templates')));
});

/** A heading alone, or a question with the path that answers it; '' for what must not be written without a person. */
type Row = readonly [words: string, path?: string];

const forms: Readonly<Record<string, readonly Row[]>> = {
  loan_application: [
    ['Name (First, Middle, Last, Suffix)', 'borrower.surname'],
    ['Social Security Number', 'borrower.ssn'],
    ['Date of Birth (mm/dd/yyyy)', 'borrower.date_of_birth'],
    ['Home Phone', 'borrower.home_phone'],
    ['Cell Phone', 'borrower.cell_phone'],
    ['Work Phone', 'borrower.work_phone'],
    ['Email', 'borrower.email'],
    ['Current Address'],
    ['Street', 'residence.current_address.street'],
    ['Unit #', 'residence.current_address.unit'],
    ['City', 'residence.current_address.city'],
    ['State', 'residence.current_address.state'],
    ['ZIP', 'residence.current_address.postal_code'],
    ['Country', 'residence.current_address.country'],
    ['Current Employment/Self-Employment and Income'],
    ['Employer or Business Name', 'employment.jobs.a.employer_name'],
    ['Phone', 'employment.jobs.a.employer_phone'],
    ['Street', 'employment.jobs.a.employer_address.street'],
    ['City', 'employment.jobs.a.employer_address.city'],
    ['Position or Title', 'employment.jobs.a.job_title'],
    ['Start Date (mm/dd/yyyy)', 'employment.jobs.a.start_date'],
    ['Loan and Property Information'],
    ['Loan Amount', 'loan.loan_amount'],
    ['Property Address', ''],
    ['Property Value', 'loan.property_value'],
    ['Signature'],
    ['Date', ''],
    ['Loan originator information'],
    ['Loan Originator Name', ''],
    ['Email', 'originator.email'],
    ['Phone', 'originator.phone'],
  ],
  visa_application: [
    ['1. Surname (Family name)', 'personal.surname'],
    ['2. Surname at birth (Former family name(s))', 'personal.surname_at_birth'],
    ['3. First name(s) (Given name(s))', 'personal.given_names'],
    ['4. Date of birth (day-month-year)', 'personal.date_of_birth'],
    ['5. Place of birth', 'personal.place_of_birth'],
    ['6. Country of birth', 'personal.country_of_birth'],
    ['7. Current nationality', 'personal.nationality'],
    ['11. National identity number, where applicable', ''],
    ['13. Number of travel document', 'travel_document.passport_number'],
    ['14. Date of issue', 'travel_document.passport_issue_date'],
    ['15. Valid until', 'travel_document.passport_expiry_date'],
    ['16. Issued by (country)', 'travel_document.passport_country'],
    ["19. Applicant's home address and e-mail address", ''],
    ['Telephone no.', 'contact.phone'],
    ['21. Current occupation', 'occupation.occupation'],
    ['Name of employer', ''],
    ['Telephone no. of employer', ''],
    ['24. Main destination', 'journey.destination_country'],
    ['25. Member State of first entry', 'journey.first_entry_country'],
    ['Intended date of arrival', 'journey.arrival_date'],
    ['Intended date of departure', 'journey.departure_date'],
    ['Surname and first name of the inviting person(s)', ''],
    ['Address of inviting person', 'host.host_address.street'],
    ['Telephone of inviting person', 'host.host_phone'],
    ['Name and address of inviting company/organisation', ''],
    ['Place and date', ''],
    ['Fathers name', 'family.father.surname'],
    ["Mother's surname", 'family.mother.surname'],
  ],
  rental_application: [
    ['Applicant Full Name', 'personal.full_name'],
    ['Date of birth', 'personal.date_of_birth'],
    ['Social security no.', 'personal.ssn'],
    ["Driver's license no.", 'personal.license_number'],
    ['State', 'personal.license_state'],
    ['Expires', 'personal.license_expiry_date'],
    ['Phone number: Home', ''],
    ['Work', ''],
    ['Cell', ''],
    ['Email', 'personal.email'],
    ['Emergency contact'],
    ['In case of emergency, person to notify', ''],
    ['Relationship', 'emergency.contact.relationship'],
    ['Address', 'emergency.contact.address.street'],
    ['Phone', 'emergency.contact.phone'],
    ['Residence history'],
    ['Current address', 'residence_history.residences.a.address.street'],
    ['City/State/Zip', 'residence_history.residences.a.address.street'],
    ['From', ''],
    ['To', ''],
    ['Name of Landlord/Manager', 'residence_history.residences.a.landlord_name'],
    ["Landlord's phone", 'residence_history.residences.a.landlord_phone'],
    ['Reason for leaving current address', ''],
    ['Previous address', ''],
    ['Employment'],
    ['Current Employer', 'income.jobs.a.employer_name'],
    ['Current Employer Address', 'income.jobs.a.employer_address.street'],
    ['Supervisor', 'income.jobs.a.supervisor_name'],
    ["Supervisor's Phone", 'income.jobs.a.supervisor_phone'],
    ['Position or Title', ''],
    ['Employment gross income $', ''],
    ['References'],
    ['Name', 'references.references.a.full_name'],
    ['Address', 'references.references.a.address.street'],
    ['Phone', 'references.references.a.phone'],
  ],
  job_application: [
    ['Last Name', 'personal.surname'],
    ['First Name', 'personal.first_name'],
    ['M.I.', 'personal.middle_name'],
    ['Street Address', 'personal.address.street'],
    ['Apartment/Unit #', 'personal.address.unit'],
    ['City', 'personal.address.city'],
    ['State', 'personal.address.state'],
    ['ZIP Code', 'personal.address.postal_code'],
    ['Phone', 'personal.phone'],
    ['E-mail Address', 'personal.email'],
    ['Date Available', 'position.date_available'],
    ['Social Security No.', 'personal.ssn'],
    ['Desired Salary', 'position.desired_pay'],
    ['Position Applied for', 'position.position_applied_for'],
    ['Education'],
    ['High School', 'education.high_school.school_name'],
    ['Address', ''],
    ['College', 'education.schools.a.school_name'],
    ['Degree', 'education.schools.a.degree'],
    ['References'],
    ['Full Name', 'references.references.a.full_name'],
    ['Relationship', 'references.references.a.relationship'],
    ['Company', 'references.references.a.reference_company'],
    ['Phone', 'references.references.a.phone'],
    ['Previous Employment'],
    ['Company', 'work_experience.jobs.a.employer_name'],
    ['Phone', ''],
    ['Address', 'work_experience.jobs.a.employer_address.street'],
    ['Supervisor', 'work_experience.jobs.a.supervisor_name'],
    ['Job Title', 'work_experience.jobs.a.job_title'],
    ['Starting Salary', 'work_experience.jobs.a.starting_pay'],
    ['Responsibilities', 'work_experience.jobs.a.job_duties'],
    ['From', ''],
    ['To', 'work_experience.jobs.a.end_date'],
    ['Reason for Leaving', 'work_experience.jobs.a.reason_for_leaving'],
    ['Disclaimer and Signature'],
    ['Signature', ''],
    ['Date', ''],
  ],
  business_registration: [
    ['1 Legal name of entity (or individual) for whom the EIN is being requested', 'entity.company_name'],
    ['2 Trade name of business (if different from name on line 1)', 'entity.trade_name'],
    ['3 Executor, administrator, trustee, "care of" name', ''],
    ['4a Mailing address (room, apt., suite no. and street, or P.O. box)', 'entity.mailing_address.street'],
    ['4b City, state, and ZIP code (if foreign, see instructions)', 'entity.mailing_address.street'],
    ['5a Street address (if different) (Don’t enter a P.O. box.)', ''],
    ['6 County and state where principal business is located', 'entity.county_and_state'],
    ['7a Name of responsible party', 'responsible_party.responsible_party_name'],
    ['7b SSN, ITIN, or EIN', 'responsible_party.responsible_party_id'],
    ['8b If 8a is "Yes," enter the number of LLC members', ''],
    ['11 Date business started or acquired (month, day, year)', 'reason_and_dates.business_start_date'],
    ['12 Closing month of accounting year', 'reason_and_dates.closing_month'],
    ['16 Principal line of merchandise sold', 'activity.products_or_services'],
    ['Designee’s name', 'designee.designee_name'],
    ['Designee’s telephone number (include area code)', ''],
    ['Applicant’s telephone number (include area code)', 'responsible_party.phone'],
  ],
  insurance_application: [
    ['Named insured', 'applicant.full_name'],
    ['Mailing address', 'applicant.mailing_address.street'],
    ['Date of birth', 'applicant.date_of_birth'],
    ['Marital status', 'applicant.marital_status'],
    ['Primary phone', 'applicant.phone'],
    ['Email', 'applicant.email'],
    ['Agency name', 'agency.agency_name'],
    ['Policy number', 'policy.policy_number'],
    ['Effective date', 'policy.policy_effective_date'],
    ['Vehicle 1'],
    ['Year', 'vehicles.vehicles.a.vehicle_year'],
    ['Make', 'vehicles.vehicles.a.vehicle_make'],
    ['Model', 'vehicles.vehicles.a.vehicle_model'],
    ['VIN', 'vehicles.vehicles.a.vin'],
    ['Vehicle 2'],
    ['Year', 'vehicles.vehicles.b.vehicle_year'],
    ['Make', 'vehicles.vehicles.b.vehicle_make'],
    ['Model', 'vehicles.vehicles.b.vehicle_model'],
    ['VIN', 'vehicles.vehicles.b.vin'],
    ['Prior coverage'],
    ['Carrier', 'prior_coverage.auto.a.insurer_name'],
    ['Policy number', 'prior_coverage.auto.a.policy_number'],
    ['Expiration date', 'prior_coverage.auto.a.prior_policy_expiry_date'],
  ],
};

it.each(Object.entries(forms))('%s', async (id, rows) => {
  const template = templates.find((one) => one.id === id)!;
  const data = Object.fromEntries(template.sections.map(({ name, fields }) => [name, exampleOf(fields)]));
  const filled = await fillForm(await drawForm(rows), { sections: template.sections, data: data as CollectionData });
  if (typeof filled === 'string') throw new Error(filled);
  const written = filled.fields.map(({ status, path }) => (['verified', 'overflow'].includes(status) ? path : ''));
  const questions = rows.filter(([, path]) => path !== undefined);
  expect(questions.map(([words], index) => [words, written[index]])).toEqual(
    questions.map(([words, path]) => [words, path]),
  );
});

/** Every field with the example of its template; lists with two items. */
function exampleOf(fields: readonly FieldDefinition[]): Record<string, DataValue> {
  return Object.fromEntries(fields.map((field) => [field.name, answerTo(field)]));
}

function answerTo(field: FieldDefinition): DataValue {
  const { type, options, example, properties, items } = field;
  if (type === 'object') return exampleOf(properties ?? []);
  if (type === 'array') return items ? ['a', 'b'].map((_id) => ({ _id, ...exampleOf(items) })) : ['one'];
  if (type === 'boolean') return true;
  if (options) return options[0]!;
  if (type === 'date') return example ?? '2020-01-15';
  return type === 'number' ? Number(example ?? 7) : (example ?? field.name);
}

/** Words at the left, fields in a column at the right. */
function drawForm(rows: readonly Row[]): Promise<Uint8Array> {
  return makeForm(({ print, addText }) => {
    let y = 820;
    for (const [index, [words, path]] of rows.entries()) {
      if (path === undefined) {
        print(words, 40, y - 16, 13);
        y -= 24;
      } else {
        print(words, 60, y - 10, 9);
        addText(`f${index}`, { x: 400, y: y - 14, width: 170, height: 14 });
        y -= 20;
      }
    }
  });
}
