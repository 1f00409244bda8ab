// What papers of each kind are called and which fields stand on them, section by section.
import type { Language } from '../world/locales.ts';

export interface Section {
  readonly title: string;
  readonly fields: readonly string[];
  /** Whom the section is about when not the subject. */
  readonly about?: 'spouse' | 'child' | 'friend' | 'official';
}

export interface Kind {
  readonly name: string;
  readonly titles: Partial<Record<Language, readonly string[]>> & { readonly en: readonly string[] };
  readonly sections: readonly Section[];
}

const words = (text: string): string[] => text.trim().split(/\s+/);
const section = (title: string, fields: string, about?: Section['about']): Section => ({
  title,
  fields: words(fields),
  ...(about ? { about } : {}),
});
const titles = (en: string, de = '', fr = '', es = '', it = '', pt = '', nl = ''): Kind['titles'] => {
  const list = (text: string) =>
    text
      .split(';')
      .map((title) => title.trim())
      .filter(Boolean);
  return { en: list(en), de: list(de), fr: list(fr), es: list(es), it: list(it), pt: list(pt), nl: list(nl) };
};

const person =
  'full_name surname given_names middle_name date_of_birth place_of_birth country_of_birth sex nationality citizenship marital_status ssn occupation';
const contact =
  'address street unit city state postal_code country phone home_phone cell_phone work_phone email mailing_address alternate_phone fax';
const identity =
  'surname given_names full_name date_of_birth place_of_birth sex nationality height eye_color issue_date expiry_date issuing_authority place_of_issue document_number';

export const kinds: Record<string, Kind> = Object.fromEntries(
  [
    {
      name: 'passport',
      titles: titles(
        'Passport; PASSPORT; Passport card',
        'Reisepass',
        'Passeport',
        'Pasaporte',
        'Passaporto',
        'Passaporte',
        'Paspoort',
      ),
      sections: [
        section(
          '',
          `document_type country_code passport_number surname given_names nationality date_of_birth national_id_number sex place_of_birth issue_date issuing_authority expiry_date height place_of_issue`,
        ),
      ],
    },
    {
      name: 'id_card',
      titles: titles(
        'Identity Card; National Identity Card; IDENTIFICATION CARD',
        'Personalausweis',
        "Carte nationale d'identité",
        'Documento Nacional de Identidad',
        "Carta d'identità",
        'Cartão de Cidadão',
        'Identiteitskaart',
      ),
      sections: [section('', `${identity} national_id_number address birth_name`)],
    },
    {
      name: 'drivers_license',
      titles: titles(
        'Driver License; DRIVING LICENCE; Commercial Driver License',
        'Führerschein',
        'Permis de conduire',
        'Permiso de conducción',
        'Patente di guida',
        'Carta de condução',
        'Rijbewijs',
      ),
      sections: [
        section(
          '',
          'license_number license_class expiry_date surname given_names full_name address date_of_birth sex height weight eye_color hair_color issue_date restrictions endorsements document_discriminator place_of_birth issuing_authority',
        ),
      ],
    },
    {
      name: 'residence_permit',
      titles: titles(
        'Permanent Resident; Residence Permit; Employment Authorization',
        'Aufenthaltstitel',
        'Titre de séjour',
        'Permiso de residencia',
        'Permesso di soggiorno',
        'Título de residência',
        'Verblijfstitel',
      ),
      sections: [
        section(
          '',
          'surname given_names uscis_number category country_of_birth date_of_birth sex expiry_date resident_since document_number nationality valid_from issuing_authority',
        ),
      ],
    },
    {
      name: 'visa',
      titles: titles('Visa; VISA; Immigrant Visa', 'Visum', 'Visa', 'Visado', 'Visto', 'Visto', 'Visum'),
      sections: [
        section(
          '',
          'issuing_post visa_type visa_category surname given_names passport_number sex date_of_birth nationality issue_date expiry_date entries valid_from valid_until duration_of_stay case_number registration_number marital_status place_of_birth annotation valid_for place_of_issue',
        ),
      ],
    },
    {
      name: 'vehicle_registration',
      titles: titles(
        'Vehicle Registration; Certificate of Registration; Registration Card',
        'Zulassungsbescheinigung',
        "Certificat d'immatriculation",
        'Permiso de circulación',
        'Carta di circolazione',
        'Certificado de matrícula',
        'Kentekenbewijs',
      ),
      sections: [
        section(
          'Vehicle',
          'vin plate_number vehicle_make vehicle_model vehicle_year vehicle_color body_type fuel_type first_registration_date registration_date title_number odometer',
        ),
        section('Owner', 'owner_name address expiry_date'),
      ],
    },
    {
      name: 'insurance_policy',
      titles: titles(
        'Insurance Card; Policy Declarations; Certificate of Insurance; Health Plan; Policy Schedule; Evidence of Insurance',
        'Versicherungsschein; Versicherungskarte',
        "Attestation d'assurance; Contrat d'assurance",
        'Póliza de seguro; Tarjeta sanitaria',
        'Polizza di assicurazione',
        'Apólice de seguro',
        'Verzekeringspolis',
      ),
      sections: [
        section(
          'Policy',
          'policy_number insurer_name insured_name member_id group_number plan_number plan_name payer_id effective_date expiration_date policy_period premium annual_premium deductible coverage_amount',
        ),
        section('Pharmacy', 'rx_bin rx_group rx_pcn pcp_name pcp_phone support_number'),
        section('Insured', 'insured_name insured_address date_of_birth phone email property_address vehicle vin'),
        section('Agent', 'producer_name producer_address insurer_address claims_address'),
      ],
    },
    {
      name: 'pay_stub',
      titles: titles(
        'Earnings Statement; Payslip; Pay Stub; Statement of Earnings; Pay Advice; Payroll',
        'Gehaltsabrechnung; Lohnabrechnung; Entgeltabrechnung',
        'Bulletin de paie; Bulletin de salaire',
        'Nómina; Recibo de salario',
        'Busta paga; Cedolino',
        'Recibo de vencimento',
        'Loonstrook; Salarisspecificatie',
      ),
      sections: [
        section(
          'Employee',
          'full_name employee_id ssn employee_address department job_title employment_start_date payroll_number tax_code national_insurance_number marital_status',
        ),
        section('Period', 'period_start period_end pay_date pay_period'),
        section('Employer', 'employer_name employer_address employer_ein'),
        section('Pay', 'gross_pay total_deductions net_pay gross_pay_ytd net_pay_ytd'),
        section(
          'Taxes',
          'federal_income_tax social_security_tax medicare_tax state_income_tax income_tax national_insurance',
        ),
      ],
    },
    {
      name: 'bank_statement',
      titles: titles(
        'Bank Statement; Account Statement; Statement of Account; Consolidated Statement; Monthly Statement; Credit Card Statement',
        'Kontoauszug',
        'Relevé de compte; Relevé bancaire',
        'Extracto bancario; Estado de cuenta',
        'Estratto conto',
        'Extrato bancário',
        'Rekeningafschrift',
      ),
      sections: [
        section(
          'Account',
          'account_number account_type routing_number iban bic sort_code statement_date period_start period_end currency full_name',
        ),
        section(
          'Summary',
          'opening_balance total_deposits total_withdrawals closing_balance interest_paid available_balance average_balance',
        ),
        section(
          'Card',
          'previous_balance payments_received new_balance minimum_payment payment_due_date credit_limit available_credit',
        ),
      ],
    },
    {
      name: 'tax_form_w2',
      titles: titles('Wage and Tax Statement; Form W-2 Wage and Tax Statement; W-2 and EARNINGS SUMMARY'),
      sections: [
        section(
          '',
          'ssn employer_ein employer_name employer_address control_number full_name employee_address wages federal_income_tax_withheld social_security_wages social_security_tax_withheld medicare_wages medicare_tax_withheld social_security_tips allocated_tips dependent_care_benefits nonqualified_plans',
        ),
        section('State', 'state state_wages state_income_tax local_wages local_income_tax locality_name tax_year'),
      ],
    },
    {
      name: 'tax_form_w9',
      titles: titles('Request for Taxpayer Identification Number and Certification; Form W-9'),
      sections: [
        section(
          '',
          'full_name dba_name tax_classification street city requester_name account_numbers_listed ssn employer_ein date',
        ),
      ],
    },
    {
      name: 'tax_form_1099',
      titles: titles('Miscellaneous Income; Form 1099-MISC; Nonemployee Compensation; Form 1099-INT Interest Income'),
      sections: [
        section(
          '',
          'payer_name payer_address payer_tin recipient_tin recipient_name recipient_address account_number rents nonemployee_compensation federal_income_tax_withheld interest_paid state_wages state_income_tax tax_year',
        ),
      ],
    },
    {
      name: 'tax_form_1098',
      titles: titles('Tuition Statement; Form 1098-T; Mortgage Interest Statement; Form 1098'),
      sections: [
        section(
          '',
          'payer_name payer_address payer_tin recipient_tin recipient_name recipient_address student_id tuition_payments scholarships interest_paid account_number tax_year',
        ),
      ],
    },
    {
      name: 'tax_return',
      titles: titles(
        'Individual Income Tax Return; Resident Income Tax Return; Form 1040; U.S. Individual Income Tax Return',
        'Einkommensteuererklärung; Einkommensteuerbescheid',
        "Déclaration des revenus; Avis d'impôt",
        'Declaración de la renta',
        'Dichiarazione dei redditi',
        'Declaração de IRS',
        'Aangifte inkomstenbelasting',
      ),
      sections: [
        section(
          'Taxpayer',
          'given_names surname full_name ssn date_of_birth street city state postal_code occupation phone email tax_id',
        ),
        section('Spouse', 'given_names surname ssn date_of_birth occupation', 'spouse'),
        section('Filing status', 'filing_status dependents tax_year'),
        section(
          'Income',
          'wages interest_paid total_income adjusted_gross_income taxable_income federal_income_tax_withheld refund_amount amount_due',
        ),
      ],
    },
    {
      name: 'employment_letter',
      titles: titles(
        'Employment Verification Letter; To Whom It May Concern; Confirmation of Employment; Request for Verification of Employment',
        'Arbeitsbescheinigung',
        "Attestation d'emploi",
        'Certificado de trabajo',
        'Attestato di servizio',
        'Declaração de trabalho',
        'Werkgeversverklaring',
      ),
      sections: [
        section('Employee', 'full_name job_title employment_start_date employment_type department'),
        section(
          'Pay',
          'annual_base_pay gross_monthly_income base_monthly_income overtime_monthly_income bonus_monthly_income commission_monthly_income',
        ),
        section('Employer', 'employer_name employer_address employer_phone signatory signatory_title date'),
      ],
    },
    {
      name: 'offer_letter',
      titles: titles(
        'Offer of Employment; Job Offer; Offer Letter',
        'Stellenangebot',
        "Promesse d'embauche",
        'Oferta de empleo',
        'Offerta di lavoro',
        'Proposta de emprego',
        'Arbeidsaanbod',
      ),
      sections: [
        section(
          'Offer',
          'full_name job_title employment_start_date annual_base_pay bonus_monthly_income employment_type supervisor_name employer_name department',
        ),
      ],
    },
    {
      name: 'resume',
      titles: titles(
        'Resume; Curriculum Vitae; CV',
        'Lebenslauf',
        'Curriculum Vitae',
        'Currículum',
        'Curriculum Vitae',
        'Curriculum Vitae',
        'Curriculum Vitae',
      ),
      sections: [section('Contact', 'full_name address phone email website linkedin date_of_birth nationality')],
    },
    {
      name: 'transcript',
      titles: titles(
        'Official Transcript; Academic Record; Transcript of Records',
        'Leistungsnachweis',
        'Relevé de notes',
        'Expediente académico',
        'Certificato degli esami',
        'Histórico escolar',
        'Cijferlijst',
      ),
      sections: [
        section(
          'Student',
          'full_name student_id date_of_birth degree major course_name gpa education_start graduation_date university',
        ),
      ],
    },
    {
      name: 'diploma',
      titles: titles(
        'Diploma; Certificate; Degree Certificate',
        'Urkunde; Zeugnis',
        'Diplôme',
        'Título universitario',
        'Diploma di laurea',
        'Diploma',
        'Diploma',
      ),
      sections: [section('', 'university full_name degree major graduation_date date signatory')],
    },
    {
      name: 'language_test',
      titles: titles(
        'Test Report Form; Score Report; IELTS Test Report; TOEFL Score Report; Certificate of Language Proficiency',
        'Sprachzertifikat',
        'Diplôme de langue',
        'Diploma de español',
        'Certificato di lingua',
        'Certificado de língua',
        'Taalcertificaat',
      ),
      sections: [
        section('Candidate', 'surname given_names date_of_birth sex nationality national_id_number country_of_birth'),
        section(
          'Results',
          'listening_score reading_score writing_score speaking_score overall_score cefr_level test_date test_report_number',
        ),
      ],
    },
    {
      name: 'recommendation_letter',
      titles: titles(
        'Letter of Recommendation; Reference',
        'Arbeitszeugnis; Empfehlungsschreiben',
        'Lettre de recommandation',
        'Carta de recomendación',
        'Lettera di raccomandazione',
        'Carta de recomendação',
        'Aanbevelingsbrief',
      ),
      sections: [section('', 'full_name job_title employer_name signatory signatory_title date phone email')],
    },
    {
      name: 'lease',
      titles: titles(
        'Residential Lease Agreement; House Rental Contract; Rental Agreement; Lease Agreement; Tenancy Agreement',
        'Mietvertrag; Wohnungsmietvertrag',
        'Contrat de location; Bail',
        'Contrato de arrendamiento',
        'Contratto di locazione',
        'Contrato de arrendamento',
        'Huurovereenkomst',
      ),
      sections: [
        section(
          'Parties',
          'landlord_name landlord_address landlord_phone tenant_name date_of_birth phone email employer_name',
        ),
        section('Premises', 'property_address bedrooms bathrooms occupant_1'),
        section('Term', 'agreement_date contract_number lease_start_date lease_end_date lease_term'),
        section('Rent', 'monthly_rent security_deposit late_fee due_date'),
      ],
    },
    {
      name: 'utility_bill',
      titles: titles(
        'Utility Bill; Electricity Bill; Your Bill; Energy Statement; Water Bill; Phone Bill',
        'Stromrechnung; Rechnung',
        "Facture d'électricité; Facture",
        'Factura de luz',
        'Bolletta',
        'Fatura de eletricidade',
        'Energierekening',
      ),
      sections: [
        section(
          'Account',
          'account_number customer_id meter_number statement_date invoice_number invoice_date period_start period_end service_address full_name',
        ),
        section('Summary', 'previous_balance payments_received amount_due due_date late_fee_after total tax'),
      ],
    },
    {
      name: 'invoice',
      titles: titles(
        'Invoice; INVOICE; Tax Invoice; Commercial Invoice',
        'Rechnung',
        'Facture',
        'Factura',
        'Fattura',
        'Fatura',
        'Factuur',
      ),
      sections: [
        section(
          'Invoice',
          'invoice_number invoice_date due_date po_number customer_id order_number order_date payment_terms customer_reference customer_number vendor_vat_number ship_date currency',
        ),
        section('Totals', 'subtotal discount shipping_cost tax total amount_paid amount_due'),
      ],
    },
    {
      name: 'receipt',
      titles: titles(
        'Receipt; Sales Receipt; Cash Receipt; Ticket',
        'Quittung; Kassenbon',
        'Reçu; Ticket de caisse',
        'Recibo; Ticket',
        'Scontrino; Ricevuta',
        'Recibo; Talão',
        'Bon; Kassabon',
      ),
      sections: [
        section('', 'transaction_date transaction_time receipt_number terminal cashier transaction_id'),
        section('', 'subtotal tax total amount_paid change_due payment_method'),
      ],
    },
    {
      name: 'certificate_of_incorporation',
      titles: titles(
        'Certificate of Incorporation; Certificate of Formation; Certificate of Good Standing',
        'Handelsregisterauszug',
        'Extrait Kbis',
        'Escritura de constitución',
        'Visura camerale',
        'Certidão permanente',
        'Uittreksel Kamer van Koophandel',
      ),
      sections: [
        section(
          '',
          'company_name company_number incorporation_date jurisdiction entity_type registered_agent registered_office business_type date signatory',
        ),
      ],
    },
    {
      name: 'articles',
      titles: titles(
        'Articles of Organization; Articles of Incorporation; Memorandum of Association',
        'Gesellschaftsvertrag',
        'Statuts',
        'Estatutos',
        'Statuto',
        'Estatutos',
        'Statuten',
      ),
      sections: [
        section(
          '',
          'company_name registered_agent registered_office incorporation_date jurisdiction entity_type business_type signatory date',
        ),
      ],
    },
    {
      name: 'ein_letter',
      titles: titles('We assigned you an Employer Identification Number; Notice CP 575; EIN Confirmation'),
      sections: [section('', 'company_name employer_ein date address phone entity_type')],
    },
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
  ].map((kind) => [kind.name, kind]),
);
