// A licence to drive.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const driversLicense: DocumentTypeDeclaration = {
  uncaptioned: words(`
    surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date
    issuing_authority height eye_color address country_code license_number license_class weight state
  `),
  isSinglePage: true,
  isTwoSided: true,
  isIdentityPaper: true,
  hasNumberedFields: true,
  ownNumber: 'license_number',
  hasNoBoxes: true,
};
