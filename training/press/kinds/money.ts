// Pay, banks and taxes.
import { type Kind, section, titles } from './kind.ts';

export const money: readonly Kind[] = [
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
];
