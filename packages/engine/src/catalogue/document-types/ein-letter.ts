// An employer’s number as the American tax office gives it.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const einLetter: DocumentTypeDeclaration = {
  uncaptioned: words(`
    company_name company_number incorporation_date registered_office jurisdiction company_address employer_ein
    issue_date full_name address mailing_address issuing_authority
  `),
  isAboutCompany: true,
};
