// What a till or a shop prints for what was paid.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const receipt: DocumentTypeDeclaration = {
  issuer: 'merchant',
  uncaptioned: words(`
    merchant_name merchant_address merchant_phone transaction_date transaction_time total subtotal tax currency
    website receipt_number amount_due
  `),
  isSinglePage: true,
  hasNoBoxes: true,
};
