// Extractors by type of document; other types are read by their labels alone.
import type { DocumentType } from '@oneform/contract';
import type { Extractor } from '../extractor.ts';
import { extractApplicationForm } from './application-form/extract-application-form.ts';
import { extractBankStatement } from './bank-statement/extract-bank-statement.ts';
import { extractCompanyPaper } from './company/extract-company-paper.ts';
import { extractIdentity } from './identity/extract-identity.ts';
import { extractLease } from './lease/extract-lease.ts';
import { extractEmploymentLetter, extractOfferLetter } from './letters/extract-employment-letter.ts';
import { extractLetter, extractRecommendationLetter } from './letters/extract-letter.ts';
import { extractPayStub } from './pay-stub/extract-pay-stub.ts';
import { extractResume } from './resume/extract-resume.ts';
import { extractDiploma } from './study/extract-diploma.ts';
import { extractLanguageTest } from './study/extract-language-test.ts';
import { extractTaxFormW2 } from './tax/extract-tax-form-w2.ts';
import { extractTaxReturn } from './tax/extract-tax-return.ts';
import { extractInvoice } from './trade/extract-invoice.ts';
import { extractReceipt } from './trade/extract-receipt.ts';
import { extractUtilityBill } from './utility-bill.ts';

export const extractors: Partial<Record<DocumentType, Extractor>> = {
  application_form: extractApplicationForm,
  articles: extractCompanyPaper,
  bank_statement: extractBankStatement,
  certificate_of_incorporation: extractCompanyPaper,
  diploma: extractDiploma,
  language_test: extractLanguageTest,
  tax_return: extractTaxReturn,
  utility_bill: extractUtilityBill,
  drivers_license: extractIdentity,
  employment_letter: extractEmploymentLetter,
  id_card: extractIdentity,
  passport: extractIdentity,
  residence_permit: extractIdentity,
  visa: extractIdentity,
  invoice: extractInvoice,
  letter: extractLetter,
  offer_letter: extractOfferLetter,
  recommendation_letter: extractRecommendationLetter,
  resume: extractResume,
  lease: extractLease,
  receipt: extractReceipt,
  pay_stub: extractPayStub,
  tax_form_w2: extractTaxFormW2,
};
