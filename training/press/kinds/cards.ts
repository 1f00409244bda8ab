// Cards and passports, and what is insured.
import { identity, type Kind, section, titles } from './kind.ts';

export const cards: readonly Kind[] = [
  {
    name: 'passport',
    titles: titles(
      'Passport; PASSPORT; Passport card',
      'Reisepass',
      'Passeport',
      'Pasaporte',
      'Passaporto',
      'Passaporte',
      'Paspoort',
    ),
    sections: [
      section(
        '',
        `document_type country_code passport_number surname given_names nationality date_of_birth national_id_number sex place_of_birth issue_date issuing_authority expiry_date height place_of_issue`,
      ),
    ],
  },
  {
    name: 'id_card',
    titles: titles(
      'Identity Card; National Identity Card; IDENTIFICATION CARD',
      'Personalausweis',
      "Carte nationale d'identité",
      'Documento Nacional de Identidad',
      "Carta d'identità",
      'Cartão de Cidadão',
      'Identiteitskaart',
    ),
    sections: [section('', `${identity} national_id_number address birth_name`)],
  },
  {
    name: 'drivers_license',
    titles: titles(
      'Driver License; DRIVING LICENCE; Commercial Driver License',
      'Führerschein',
      'Permis de conduire',
      'Permiso de conducción',
      'Patente di guida',
      'Carta de condução',
      'Rijbewijs',
    ),
    sections: [
      section(
        '',
        'license_number license_class expiry_date surname given_names full_name address date_of_birth sex height weight eye_color hair_color issue_date restrictions endorsements document_discriminator place_of_birth issuing_authority',
      ),
    ],
  },
  {
    name: 'residence_permit',
    titles: titles(
      'Permanent Resident; Residence Permit; Employment Authorization',
      'Aufenthaltstitel',
      'Titre de séjour',
      'Permiso de residencia',
      'Permesso di soggiorno',
      'Título de residência',
      'Verblijfstitel',
    ),
    sections: [
      section(
        '',
        'surname given_names uscis_number category country_of_birth date_of_birth sex expiry_date resident_since document_number nationality valid_from issuing_authority',
      ),
    ],
  },
  {
    name: 'visa',
    titles: titles('Visa; VISA; Immigrant Visa', 'Visum', 'Visa', 'Visado', 'Visto', 'Visto', 'Visum'),
    sections: [
      section(
        '',
        'issuing_post visa_type visa_category surname given_names passport_number sex date_of_birth nationality issue_date expiry_date entries valid_from valid_until duration_of_stay case_number registration_number marital_status place_of_birth annotation valid_for place_of_issue',
      ),
    ],
  },
  {
    name: 'vehicle_registration',
    titles: titles(
      'Vehicle Registration; Certificate of Registration; Registration Card',
      'Zulassungsbescheinigung',
      "Certificat d'immatriculation",
      'Permiso de circulación',
      'Carta di circolazione',
      'Certificado de matrícula',
      'Kentekenbewijs',
    ),
    sections: [
      section(
        'Vehicle',
        'vin plate_number vehicle_make vehicle_model vehicle_year vehicle_color body_type fuel_type first_registration_date registration_date title_number odometer',
      ),
      section('Owner', 'owner_name address expiry_date'),
    ],
  },
  {
    name: 'insurance_policy',
    titles: titles(
      'Insurance Card; Policy Declarations; Certificate of Insurance; Health Plan; Policy Schedule; Evidence of Insurance',
      'Versicherungsschein; Versicherungskarte',
      "Attestation d'assurance; Contrat d'assurance",
      'Póliza de seguro; Tarjeta sanitaria',
      'Polizza di assicurazione',
      'Apólice de seguro',
      'Verzekeringspolis',
    ),
    sections: [
      section(
        'Policy',
        'policy_number insurer_name insured_name member_id group_number plan_number plan_name payer_id effective_date expiration_date policy_period premium annual_premium deductible coverage_amount',
      ),
      section('Pharmacy', 'rx_bin rx_group rx_pcn pcp_name pcp_phone support_number'),
      section('Insured', 'insured_name insured_address date_of_birth phone email property_address vehicle vin'),
      section('Agent', 'producer_name producer_address insurer_address claims_address'),
    ],
  },
];
