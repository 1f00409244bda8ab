// A form that asks for somebody’s particulars.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const applicationForm: DocumentTypeDeclaration = {
  writtenBy: 'subject',
  uncaptioned: words(`
    full_name address phone email date_of_birth insurer_name insurer_address company_name company_address city state
    postal_code signed_date
  `),
  aliases: { applicant_address: 'address' },
};
