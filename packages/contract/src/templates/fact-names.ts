// The vocabulary of facts: what extraction calls the things it reads, and the way a field names the facts that fill it.
import { type DocumentType, documentTypes } from '../documents/document-types.ts';

const words = {
  person_and_contact: `
    full_name given_names surname first_name middle_name name_suffix date_of_birth place_of_birth country_of_birth sex
    nationality citizenship marital_status dependents occupation height weight eye_color ssn tax_id languages address
    street unit city state postal_code country mailing_address former_address applicant_address phone home_phone
    cell_phone alternate_phone work_phone email website linkedin emergency_contact contact_name relationship`,
  identity_papers: `
    document_number passport_number license_number license_class license_state national_id_number uscis_number
    country_code issuing_authority place_of_issue issue_date expiry_date category visa_type visa_category visa_number
    entries valid_from valid_until issuing_post case_number registration_number permit_type permit_number sevis_id`,
  work: `
    jobs current_jobs previous_jobs employer_name employer_address employer_phone employer_email employer_ein job_title
    employment_start_date employment_end_date employment_type current_job_start previous_employment_start
    previous_employment_end previous_position previous_employer annual_base_pay gross_monthly_income base_monthly_income
    overtime_monthly_income bonus_monthly_income commission_monthly_income military_entitlements pay_frequency
    supervisor_name supervisor_phone reason_for_leaving duties job_duties skills certificates`,
  payslip_and_w: `
    employee_address period_start period_end pay_date gross_pay net_pay gross_pay_ytd federal_income_tax
    social_security_tax medicare_tax wages federal_income_tax_withheld social_security_wages
    social_security_tax_withheld medicare_wages medicare_tax_withheld state_wages state_income_tax control_number
    tax_year`,
  bank: `
    accounts debts bank_name account_number account_type routing_number iban statement_date opening_balance
    closing_balance total_deposits total_withdrawals previous_balance new_balance minimum_payment payment_due_date
    credit_type creditor_name unpaid_balance monthly_payment monthly_amount loan_amount property_value currency`,
  home: `
    addresses former_addresses tenant_name landlord_name landlord_address landlord_phone landlord_email property_address
    lease_start_date lease_end_date lease_term monthly_rent security_deposit late_fee service_address utility_provider
    amount_due due_date moved_out_date`,
  study: `
    schools university school_name school_address degree major minor gpa education_start graduation_date tests test_name
    test_date test_score
    test_subject credits grade courses honors activities certificate certifications education_level course_title`,
  insurance_and_vehicles: `
    insurer_name insurer_address policy_number member_id group_number plan_number payer_id effective_date
    expiration_date vehicles vin vehicle_make vehicle_model vehicle_year license_plate drivers`,
  trade_and_companies: `
    vendor_name vendor_address vendor_phone customer_name customer_address customer_email customer_id invoice_number
    invoice_date po_number subtotal tax total merchant_name merchant_address merchant_phone transaction_date
    transaction_time company_name company_address company_phone
    company_email ein`,
  travel_and_family: `
    journey_purpose entries_requested arrival_date departure_date host_name host_address host_phone host_email
    organisation_name marriage_date signed_date`,
  further_labels_of_papers: `
    allocated_tips annotation available_balance average_balance bic birth_name blood_type body_type cefr_level
    company_number coverage_amount credit_limit deductible department dependent_care_benefits document_discriminator
    document_type duration_of_stay emergency_contact_phone emergency_contact_relationship employee_id endorsements
    entity_type father_name fax first_registration_date fuel_type hair_color income_tax incorporation_date interest_paid
    jurisdiction late_fee_after listening_score local_income_tax local_wages locality_name meter_number mother_name
    net_pay_ytd nonqualified_plans odometer other_names overall_score pay_period pcp_name pcp_phone plan_name
    plate_number policy_period premium reading_score registered_agent registered_office registration_date restrictions
    rx_bin rx_group rx_pcn ship_to social_security_tips sort_code speaking_score spouse_name statement_period student_id
    tax_code test_report_number title_number total_deductions valid_for vehicle_color writing_score father_name
    mother_name spouse_name employer_contact lender_name spouse_date_of_birth co_applicant_name
    recommender_name recommender_title recommender_phone recommender_email reference_name description location employer_signatory previous_employers vehicle_body
    issuing_state`,
};

/** Names beside those of the atomic fields, which are facts too. Lists hold records. */
export const factNames: ReadonlySet<string> = new Set(Object.values(words).flatMap((text) => text.trim().split(/\s+/)));

export interface FactReference {
  readonly name: string;
  /** Only papers of this type speak for the field: an issue date fills the passport's only when it comes from a passport. */
  readonly documentType?: DocumentType;
}

/** Reads an entry of `FieldDefinition.facts`: a name, or `name@document_type`. Unknown types give a name that no fact has. */
export function parseFactReference(reference: string): FactReference {
  const [name, type] = reference.split('@');
  if (type === undefined) return { name: reference };
  const documentType = documentTypes.find((known) => known === type);
  return documentType === undefined ? { name: reference } : { name: name!, documentType };
}
