// The kinds of paper OneForm tells apart; names follow the fact vocabulary.
import { z } from 'zod';

export const documentTypes = [
  'passport',
  'id_card',
  'drivers_license',
  'visa',
  'residence_permit',
  'marriage_certificate',
  'pay_stub',
  'bank_statement',
  'tax_form_w2',
  'tax_form_w9',
  'tax_form_1099',
  'tax_return',
  'employment_letter',
  'offer_letter',
  'resume',
  'transcript',
  'diploma',
  'language_test',
  'recommendation_letter',
  'lease',
  'utility_bill',
  'insurance_policy',
  'vehicle_registration',
  'invoice',
  'receipt',
  'certificate_of_incorporation',
  'articles',
  'ein_letter',
  'application_form',
  'letter',
  'other',
] as const;

export const DocumentType = z.enum(documentTypes);
export type DocumentType = z.infer<typeof DocumentType>;
