// Any letter.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const letter: DocumentTypeDeclaration = {
  writtenBy: 'anybody',
  uncaptioned: words(`
    full_name address phone email website recipient_name recipient_address sender_name company_name company_address
    date city state postal_code place_of_issue issuing_authority date_of_birth ssn_last4
  `),
};
