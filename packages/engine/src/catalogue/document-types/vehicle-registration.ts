// The registration or the title of a vehicle.
import { type DocumentTypeDeclaration, words } from './declaration.ts';

export const vehicleRegistration: DocumentTypeDeclaration = {
  uncaptioned: words(`
    full_name address license_plate vin expiry_date issue_date make model owner_name issuing_authority
    license_number state
  `),
  isSinglePage: true,
  isTwoSided: true,
};
