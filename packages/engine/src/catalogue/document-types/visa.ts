// A visa, as a sticker or a sheet.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const visa: DocumentTypeDeclaration = {
  uncaptioned: words(`
    surname given_names full_name nationality date_of_birth sex place_of_birth issue_date expiry_date
    issuing_authority height eye_color address country_code document_number passport_number visa_type entries
    issuing_post valid_from valid_until place_of_issue
  `),
  isSinglePage: true,
  isIdentityPaper: true,
  isPermission: true,
  headings: {
    visa_type: [
      ...words(`immigrant nonimmigrant tourist business student work employment visitor transit entry residence diplomatic
        official courtesy medical spouse national e-tourist e-business`),
      'short-stay',
      'long-stay',
    ].map((kind) => `${kind} visa`),
  },
  hasNoBoxes: true,
};
