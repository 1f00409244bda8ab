// A bill for goods or services.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const invoice: DocumentTypeDeclaration = {
  issuer: 'vendor',
  uncaptioned: words(`
    vendor_name vendor_address vendor_phone vendor_email customer_name customer_address total subtotal tax
    invoice_date invoice_number due_date tax_id bank_name currency website account_number shipping_address
    amount_due bank_address
  `),
};
