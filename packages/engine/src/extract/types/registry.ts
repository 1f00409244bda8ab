// Which extractor reads which type of document; types that are not here are read by their labels alone.
import type { DocumentType } from '@oneform/contract';
import type { Extractor } from '../extractor.ts';
import { extractBankStatement } from './bank-statement/extract-bank-statement.ts';
import { extractLease } from './lease.ts';
import { extractPayStub } from './pay-stub/extract-pay-stub.ts';
import { extractTaxFormW2 } from './tax-form-w2.ts';
import { extractInvoice } from './trade/extract-invoice.ts';
import { extractReceipt } from './trade/extract-receipt.ts';

export const extractors: Partial<Record<DocumentType, Extractor>> = {
  bank_statement: extractBankStatement,
  invoice: extractInvoice,
  lease: extractLease,
  receipt: extractReceipt,
  pay_stub: extractPayStub,
  tax_form_w2: extractTaxFormW2,
};
