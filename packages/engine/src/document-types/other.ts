// Papers of no known kind.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const other: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name address phone email website recipient_name sender_name company_name company_address date city state
    postal_code
  `),
  isTwoSided: true,
};
