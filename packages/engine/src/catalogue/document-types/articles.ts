// Papers that the founders of a company agree on or file.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const articles: DocumentTypeDeclaration = {
  uncaptioned: words(`
    company_name company_number incorporation_date registered_office jurisdiction company_address employer_ein
    full_name address place_of_issue
  `),
  isAboutCompany: true,
};
