// Every kind of paper with what is declared of it: a name of the contract without a declaration does not compile.
import type { DocumentType } from '@oneform/contract';
import { applicationForm } from './application-form.ts';
import { articles } from './articles.ts';
import { bankStatement } from './bank-statement.ts';
import { certificateOfIncorporation } from './certificate-of-incorporation.ts';
import type { DocumentTypeDeclaration } from './declaration.ts';
import { diploma } from './diploma.ts';
import { driversLicense } from './drivers-license.ts';
import { einLetter } from './ein-letter.ts';
import { employmentLetter } from './employment-letter.ts';
import { idCard } from './id-card.ts';
import { insurancePolicy } from './insurance-policy.ts';
import { invoice } from './invoice.ts';
import { languageTest } from './language-test.ts';
import { lease } from './lease.ts';
import { letter } from './letter.ts';
import { marriageCertificate } from './marriage-certificate.ts';
import { offerLetter } from './offer-letter.ts';
import { other } from './other.ts';
import { passport } from './passport.ts';
import { payStub } from './pay-stub.ts';
import { receipt } from './receipt.ts';
import { recommendationLetter } from './recommendation-letter.ts';
import { residencePermit } from './residence-permit.ts';
import { resume } from './resume.ts';
import { taxForm1099 } from './tax-form-1099.ts';
import { taxFormW2 } from './tax-form-w2.ts';
import { taxFormW9 } from './tax-form-w9.ts';
import { taxReturn } from './tax-return.ts';
import { transcript } from './transcript.ts';
import { utilityBill } from './utility-bill.ts';
import { vehicleRegistration } from './vehicle-registration.ts';
import { visa } from './visa.ts';

export const declarations: Readonly<Record<DocumentType, DocumentTypeDeclaration>> = {
  passport,
  id_card: idCard,
  drivers_license: driversLicense,
  visa,
  residence_permit: residencePermit,
  marriage_certificate: marriageCertificate,
  pay_stub: payStub,
  bank_statement: bankStatement,
  tax_form_w2: taxFormW2,
  tax_form_w9: taxFormW9,
  tax_form_1099: taxForm1099,
  tax_return: taxReturn,
  employment_letter: employmentLetter,
  offer_letter: offerLetter,
  resume,
  transcript,
  diploma,
  language_test: languageTest,
  recommendation_letter: recommendationLetter,
  lease,
  utility_bill: utilityBill,
  insurance_policy: insurancePolicy,
  vehicle_registration: vehicleRegistration,
  invoice,
  receipt,
  certificate_of_incorporation: certificateOfIncorporation,
  articles,
  ein_letter: einLetter,
  application_form: applicationForm,
  letter,
  other,
};

/** The kinds of which something is declared. */
export const typesThat = (holds: (declaration: DocumentTypeDeclaration) => unknown): ReadonlySet<DocumentType> =>
  new Set((Object.keys(declarations) as DocumentType[]).filter((type) => holds(declarations[type])));
