// A return of income tax or the assessment of it.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const taxReturn: DocumentTypeDeclaration = {
  writtenBy: 'subject',
  uncaptioned: words(`
    full_name address employee_address employer_name employer_address payer_name payer_address tax_year ssn
    employer_ein phone occupation university filing_status issue_date place_of_issue recipient_name
    recipient_address period_start period_end employer_phone ssn_last4 issuing_authority
  `),
};
