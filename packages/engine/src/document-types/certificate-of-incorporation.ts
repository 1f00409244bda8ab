// A register certifies that a company exists.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const certificateOfIncorporation: DocumentTypeDeclaration = {
  uncaptioned: words(
    'company_name company_number incorporation_date registered_office jurisdiction company_address employer_ein',
  ),
  isAboutCompany: true,
};
