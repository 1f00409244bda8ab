// A contract of tenancy.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const lease: DocumentTypeDeclaration = {
  namesItsParties: true,
  issuer: 'landlord',
  uncaptioned: words(`
    landlord_name landlord_address landlord_phone landlord_email tenant_name property_address monthly_rent
    security_deposit lease_start_date lease_end_date agreement_date place_of_issue former_address bank_name
    tenant_name_2 lease_term
  `),
  aliases: { tenant_name: 'full_name' },
};
