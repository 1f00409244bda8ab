// Forms to apply for anything.
import { contact, type Kind, person, section, titles } from './kind.ts';

export const applicationForms: readonly Kind[] = [
  {
    name: 'application_form',
    titles: titles(
      'Application Form; Employment Application; Uniform Residential Loan Application; Rental Application; Visa Application Form; Application for Admission; Insurance Application; Application for Benefits; Patient Registration; Loan Application; Claim Form; Membership Application; Intake Form; Change of Address; Registration Form; Request Form',
      'Antrag; Antragsformular; Anmeldung; Selbstauskunft; Fragebogen',
      "Formulaire de demande; Demande d'admission; Fiche de renseignements",
      'Solicitud; Formulario de solicitud',
      'Modulo di domanda; Domanda',
      'Formulário; Requerimento',
      'Aanvraagformulier',
    ),
    sections: [
      section(
        'Personal Information; Applicant; About you; Applicant Information; Borrower Information',
        `${person} dependents languages birth_name`,
      ),
      section('Contact; Address; Contact Information', `${contact} former_address`),
      section(
        'Identification; Travel document',
        'passport_number license_number license_state national_id_number issue_date expiry_date issuing_authority tax_id country_code place_of_issue',
      ),
      section(
        'Employment; Current Employment; Employer',
        'employer_name employer_address employer_phone job_title employment_start_date annual_base_pay gross_monthly_income supervisor_name occupation employment_type base_monthly_income bonus_monthly_income work_phone',
      ),
      section(
        'Previous Employment; Employment History',
        'previous_employer previous_position previous_employment_start previous_employment_end reason_for_leaving supervisor_name supervisor_phone',
      ),
      section('Education', 'university degree major gpa education_start graduation_date course_name'),
      section(
        'Financial Information; Assets',
        'bank_name account_number account_type routing_number annual_income monthly_payment loan_amount property_value closing_balance',
      ),
      section(
        'Spouse; Co-Applicant; Joint applicant',
        'full_name date_of_birth ssn phone occupation employer_name email',
        'spouse',
      ),
      section(
        'Emergency contact; In case of emergency',
        'emergency_contact emergency_contact_phone relationship emergency_contact_address',
      ),
      section(
        'Residence; Rental history; Current residence',
        'address landlord_name landlord_phone monthly_rent resident_since reason_for_leaving lease_start_date',
      ),
      section(
        'Insurance',
        'insurer_name policy_number group_number member_id insured_name effective_date expiration_date',
      ),
      section('Position; Job', 'position_applied_for desired_salary date_available employment_type'),
      section('Travel', 'purpose_of_travel check_in_date check_out_date entries flight_number'),
      section(
        'Patient; Medical',
        'patient_name date_of_birth sex provider_name provider_phone diagnosis patient_number',
      ),
      section(
        'Loss; Claim details',
        'travel_insurance_claim incident_date incident_place amount_claimed policy_number',
      ),
      section('Children; Dependants', 'full_name date_of_birth relationship sex', 'child'),
      section('References; Reference', 'full_name relationship phone email occupation', 'friend'),
      section('Signature; Declaration', 'signatory date place'),
    ],
  },
];
