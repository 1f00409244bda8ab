// A national identity card.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const idCard: DocumentTypeDeclaration = {
  uncaptioned: words(`
    surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date
    issuing_authority height eye_color address country_code national_id_number document_number tax_id state
    place_of_issue
  `),
  isSinglePage: true,
  isTwoSided: true,
  isIdentityPaper: true,
  hasNumberedFields: true,
  ownNumber: 'document_number',
  hasNoBoxes: true,
};
