// What papers of a kind often state without a caption: known by its looks and its place alone.
import type { DocumentType } from '@oneform/contract';

const list = (names: string): readonly string[] => names.trim().split(/\s+/);

const card =
  'surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date issuing_authority height eye_color address country_code';
const employment =
  'full_name employer_name employer_address employer_phone job_title employment_start_date annual_base_pay phone email';
const letter =
  'full_name address phone email website recipient_name sender_name company_name company_address date city state postal_code';
const trade =
  'vendor_name vendor_address vendor_phone vendor_email customer_name customer_address total subtotal tax invoice_date invoice_number due_date tax_id bank_name currency website';
const tax =
  'full_name address employee_address employer_name employer_address payer_name payer_address tax_year ssn employer_ein phone occupation university filing_status';
const company =
  'company_name company_number incorporation_date registered_office jurisdiction company_address employer_ein';
const study = 'full_name university degree major graduation_date gpa date_of_birth student_id';

const fields: Partial<Record<DocumentType, readonly string[]>> = {
  passport: list(`${card} passport_number`),
  id_card: list(`${card} national_id_number document_number`),
  residence_permit: list(`${card} document_number uscis_number category`),
  drivers_license: list(`${card} license_number license_class weight`),
  visa: list(`${card} document_number passport_number visa_type entries issuing_post valid_from valid_until`),
  pay_stub: list(
    'employer_name employer_address full_name employee_address pay_date period_start period_end net_pay gross_pay job_title currency employer_phone',
  ),
  bank_statement: list(
    'bank_name full_name address phone email website statement_date period_start period_end closing_balance account_number account_type currency',
  ),
  tax_form_w2: list(tax),
  tax_form_w9: list(tax),
  tax_form_1099: list(tax),
  tax_return: list(tax),
  employment_letter: list(employment),
  offer_letter: list(employment),
  recommendation_letter: list(`${letter} ${employment}`),
  letter: list(letter),
  other: list(letter),
  resume: list(
    'full_name email phone address street city state postal_code website linkedin job_title employer_name university degree',
  ),
  transcript: list(study),
  diploma: list(study),
  language_test: list(study),
  lease: list(
    'landlord_name landlord_address landlord_phone landlord_email tenant_name property_address monthly_rent security_deposit lease_start_date lease_end_date agreement_date',
  ),
  utility_bill: list(
    'utility_provider full_name service_address mailing_address address amount_due due_date statement_date phone email website account_number currency',
  ),
  insurance_policy: list(
    'insurer_name insurer_address full_name address policy_number member_id plan_name phone effective_date expiration_date website',
  ),
  vehicle_registration: list('full_name address license_plate vin expiry_date issue_date make model'),
  invoice: list(trade),
  receipt: list(
    'merchant_name merchant_address merchant_phone transaction_date transaction_time total subtotal tax currency website',
  ),
  certificate_of_incorporation: list(company),
  articles: list(company),
  ein_letter: list(company),
  application_form: list(
    'full_name address phone email date_of_birth insurer_name insurer_address company_name company_address city state postal_code signed_date',
  ),
};

/** Letterheads, feet and amounts state these on papers of every kind. */
const anywhere = list('phone email website currency');

export const uncaptionedFields = (type: DocumentType): readonly string[] => [
  ...new Set([...(fields[type] ?? []), ...anywhere]),
];
