// A bill for power, water, gas, telephone or the like.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const utilityBill: DocumentTypeDeclaration = {
  uncaptioned: words(`
    utility_provider full_name service_address mailing_address address amount_due due_date statement_date phone
    email website account_number currency customer_name period_start period_end vendor_address previous_balance
  `),
  aliases: { customer_name: 'full_name' },
  hasNoBoxes: true,
};
