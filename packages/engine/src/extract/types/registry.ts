// Which extractor reads which type of document; types that are not here are read by their labels alone.
import type { DocumentType } from '@oneform/contract';
import type { Extractor } from '../extractor.ts';
import { extractBankStatement } from './bank-statement/extract-bank-statement.ts';
import { extractInsurancePolicy } from './insurance-policy.ts';
import { extractLease } from './lease.ts';
import { extractEmploymentLetter, extractOfferLetter } from './letters/extract-employment-letter.ts';
import { extractLetter, extractRecommendationLetter } from './letters/extract-letter.ts';
import { extractPayStub } from './pay-stub/extract-pay-stub.ts';
import { extractResume } from './resume/extract-resume.ts';
import { extractTaxFormW2 } from './tax-form-w2.ts';
import { extractInvoice } from './trade/extract-invoice.ts';
import { extractReceipt } from './trade/extract-receipt.ts';
import { extractUtilityBill } from './utility-bill.ts';

export const extractors: Partial<Record<DocumentType, Extractor>> = {
  bank_statement: extractBankStatement,
  employment_letter: extractEmploymentLetter,
  insurance_policy: extractInsurancePolicy,
  invoice: extractInvoice,
  letter: extractLetter,
  offer_letter: extractOfferLetter,
  recommendation_letter: extractRecommendationLetter,
  resume: extractResume,
  utility_bill: extractUtilityBill,
  lease: extractLease,
  receipt: extractReceipt,
  pay_stub: extractPayStub,
  tax_form_w2: extractTaxFormW2,
};
