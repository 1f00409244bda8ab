// Homes, purchases and companies.
import { type Kind, section, titles } from './kind.ts';

export const homeAndTrade: readonly Kind[] = [
  {
    name: 'lease',
    titles: titles(
      'Residential Lease Agreement; House Rental Contract; Rental Agreement; Lease Agreement; Tenancy Agreement',
      'Mietvertrag; Wohnungsmietvertrag',
      'Contrat de location; Bail',
      'Contrato de arrendamiento',
      'Contratto di locazione',
      'Contrato de arrendamento',
      'Huurovereenkomst',
    ),
    sections: [
      section(
        'Parties',
        'landlord_name landlord_address landlord_phone tenant_name date_of_birth phone email employer_name',
      ),
      section('Premises', 'property_address bedrooms bathrooms occupant_1'),
      section('Term', 'agreement_date contract_number lease_start_date lease_end_date lease_term'),
      section('Rent', 'monthly_rent security_deposit late_fee due_date'),
    ],
  },
  {
    name: 'utility_bill',
    titles: titles(
      'Utility Bill; Electricity Bill; Your Bill; Energy Statement; Water Bill; Phone Bill',
      'Stromrechnung; Rechnung',
      "Facture d'électricité; Facture",
      'Factura de luz',
      'Bolletta',
      'Fatura de eletricidade',
      'Energierekening',
    ),
    sections: [
      section(
        'Account',
        'account_number customer_id meter_number statement_date invoice_number invoice_date period_start period_end service_address full_name',
      ),
      section('Summary', 'previous_balance payments_received amount_due due_date late_fee_after total tax'),
    ],
  },
  {
    name: 'invoice',
    titles: titles(
      'Invoice; INVOICE; Tax Invoice; Commercial Invoice',
      'Rechnung',
      'Facture',
      'Factura',
      'Fattura',
      'Fatura',
      'Factuur',
    ),
    sections: [
      section(
        'Invoice',
        'invoice_number invoice_date due_date po_number customer_id order_number order_date payment_terms customer_reference customer_number vendor_vat_number ship_date currency',
      ),
      section('Totals', 'subtotal discount shipping_cost tax total amount_paid amount_due'),
    ],
  },
  {
    name: 'receipt',
    titles: titles(
      'Receipt; Sales Receipt; Cash Receipt; Ticket',
      'Quittung; Kassenbon',
      'Reçu; Ticket de caisse',
      'Recibo; Ticket',
      'Scontrino; Ricevuta',
      'Recibo; Talão',
      'Bon; Kassabon',
    ),
    sections: [
      section('', 'transaction_date transaction_time receipt_number terminal cashier transaction_id'),
      section('', 'subtotal tax total amount_paid change_due payment_method'),
    ],
  },
  {
    name: 'certificate_of_incorporation',
    titles: titles(
      'Certificate of Incorporation; Certificate of Formation; Certificate of Good Standing',
      'Handelsregisterauszug',
      'Extrait Kbis',
      'Escritura de constitución',
      'Visura camerale',
      'Certidão permanente',
      'Uittreksel Kamer van Koophandel',
    ),
    sections: [
      section(
        '',
        'company_name company_number incorporation_date jurisdiction entity_type registered_agent registered_office business_type date signatory',
      ),
    ],
  },
  {
    name: 'articles',
    titles: titles(
      'Articles of Organization; Articles of Incorporation; Memorandum of Association',
      'Gesellschaftsvertrag',
      'Statuts',
      'Estatutos',
      'Statuto',
      'Estatutos',
      'Statuten',
    ),
    sections: [
      section(
        '',
        'company_name registered_agent registered_office incorporation_date jurisdiction entity_type business_type signatory date',
      ),
    ],
  },
  {
    name: 'ein_letter',
    titles: titles('We assigned you an Employer Identification Number; Notice CP 575; EIN Confirmation'),
    sections: [section('', 'company_name employer_ein date address phone entity_type')],
  },
];
