// Somebody speaks for somebody else.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const recommendationLetter: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name address phone email website recipient_name sender_name company_name company_address date city state
    postal_code employer_name employer_address employer_phone job_title employment_start_date annual_base_pay
  `),
};
