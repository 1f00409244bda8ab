// A register certifies that a company exists.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const certificateOfIncorporation: DocumentTypeDeclaration = {
  uncaptioned: words(`
    company_name company_number incorporation_date registered_office jurisdiction company_address employer_ein
    full_name address mailing_address issuing_authority issue_date place_of_issue
  `),
  isAboutCompany: true,
};
