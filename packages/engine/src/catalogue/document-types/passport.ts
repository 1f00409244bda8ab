// A passport: the page with the picture.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const passport: DocumentTypeDeclaration = {
  uncaptioned: words(`
    surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date
    issuing_authority height eye_color address country_code passport_number
  `),
  isSinglePage: true,
  isIdentityPaper: true,
  ownNumber: 'passport_number',
  hasNoBoxes: true,
};
