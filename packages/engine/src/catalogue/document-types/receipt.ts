// Prints of a till or a shop for a payment.
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
