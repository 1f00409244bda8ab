// A card or sticker that allows a foreigner to stay.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const residencePermit: DocumentTypeDeclaration = {
  uncaptioned: words(`
    surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date
    issuing_authority height eye_color address country_code document_number uscis_number category
  `),
  isSinglePage: true,
  isTwoSided: true,
  isIdentityPaper: true,
  isPermission: true,
  hasNoBoxes: true,
};
