// Papers of no known kind.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const other: DocumentTypeDeclaration = {
  writtenBy: 'anybody',
  uncaptioned: words(`
    full_name address phone email website recipient_name sender_name company_name company_address date city state
    postal_code issue_date place_of_issue issuing_authority employer_name employer_address period_start period_end
    recipient_address ssn_last4 date_of_birth
  `),
  isTwoSided: true,
};
