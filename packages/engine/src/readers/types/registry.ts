// Which extractor reads which type of document; types that are not here are read by their labels alone.
import type { DocumentType } from '@oneform/contract';
import type { Extractor } from '../extractor.ts';
import { extractApplicationForm } from './application-form/extract-application-form.ts';
import { extractBankStatement } from './bank-statement/extract-bank-statement.ts';
import { extractCompanyPaper } from './company/extract-company-paper.ts';
import { extractEinLetter } from './company/extract-ein-letter.ts';
import { extractIdentity } from './identity/extract-identity.ts';
import { extractInsurancePolicy } from './insurance-policy.ts';
import { extractLease } from './lease/extract-lease.ts';
import { extractEmploymentLetter, extractOfferLetter } from './letters/extract-employment-letter.ts';
import { extractLetter, extractRecommendationLetter } from './letters/extract-letter.ts';
import { extractPayStub } from './pay-stub/extract-pay-stub.ts';
import { extractResume } from './resume/extract-resume.ts';
import { extractDiploma } from './study/extract-diploma.ts';
import { extractLanguageTest } from './study/extract-language-test.ts';
import { extractTaxForm1099 } from './tax/extract-tax-form-1099.ts';
import { extractTaxFormW2 } from './tax/extract-tax-form-w2.ts';
import { extractTaxFormW9 } from './tax/extract-tax-form-w9.ts';
import { extractTaxReturn } from './tax/extract-tax-return.ts';
import { extractInvoice } from './trade/extract-invoice.ts';
import { extractReceipt } from './trade/extract-receipt.ts';
import { extractUtilityBill } from './utility-bill.ts';
import { extractVehicleRegistration } from './vehicle-registration.ts';

export const extractors: Partial<Record<DocumentType, Extractor>> = {
  application_form: extractApplicationForm,
  articles: extractCompanyPaper,
  bank_statement: extractBankStatement,
  certificate_of_incorporation: extractCompanyPaper,
  diploma: extractDiploma,
  ein_letter: extractEinLetter,
  language_test: extractLanguageTest,
  tax_form_1099: extractTaxForm1099,
  tax_form_w9: extractTaxFormW9,
  tax_return: extractTaxReturn,
  drivers_license: extractIdentity,
  employment_letter: extractEmploymentLetter,
  id_card: extractIdentity,
  passport: extractIdentity,
  residence_permit: extractIdentity,
  visa: extractIdentity,
  insurance_policy: extractInsurancePolicy,
  invoice: extractInvoice,
  letter: extractLetter,
  offer_letter: extractOfferLetter,
  recommendation_letter: extractRecommendationLetter,
  resume: extractResume,
  utility_bill: extractUtilityBill,
  vehicle_registration: extractVehicleRegistration,
  lease: extractLease,
  receipt: extractReceipt,
  pay_stub: extractPayStub,
  tax_form_w2: extractTaxFormW2,
};
