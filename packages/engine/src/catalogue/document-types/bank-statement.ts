// Movements on an account in a period.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const bankStatement: DocumentTypeDeclaration = {
  uncaptioned: words(`
    bank_name full_name address phone email website statement_date period_start period_end closing_balance
    account_number account_type currency bank_address total_deposits total_withdrawals opening_balance
    payment_due_date
  `),
  hasNoBoxes: true,
};
