// Certificates of a marriage by a registrar, a court or a church.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const marriageCertificate: DocumentTypeDeclaration = {
  namesItsParties: true,
  uncaptioned: words('spouse_1_name spouse_2_name marriage_date place_of_marriage certificate_number'),
  captioned: words(`
    spouse_1_name spouse_1_birthplace spouse_1_occupation spouse_1_father_name spouse_1_mother_name
    spouse_2_name spouse_2_birthplace spouse_2_occupation spouse_2_father_name spouse_2_mother_name
    officiant_name witness_name certificate_number registration_district date_filed license_issue_date
  `),
  isSinglePage: true,
};
