// A policy, its schedule or the card of the insured.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const insurancePolicy: DocumentTypeDeclaration = {
  namesItsParties: true,
  uncaptioned: words(`
    insurer_name insurer_address full_name address policy_number member_id plan_name phone effective_date
    expiration_date website vin insured_name insured_address producer_name producer_address claims_address
    property_address
  `),
  aliases: { customer_name: 'full_name' },
};
