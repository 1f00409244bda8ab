// Types of documents in the words that people use for them.
import { labelFromName } from '../collections/infer-field.ts';

const calledOtherwise: Readonly<Record<string, string>> = {
  id_card: 'ID card',
  drivers_license: 'Driver’s license',
  tax_form_w2: 'W-2',
  tax_form_w9: 'W-9',
  tax_form_1099: '1099',
  pay_stub: 'Payslip',
  ein_letter: 'EIN letter',
  articles: 'Company document',
  multiple: 'Multiple documents',
};

/** `pay_stub` → "Payslip". */
export const documentTypeLabel = (type: string): string => calledOtherwise[type] ?? labelFromName(type);

const initials = /^(?:ID|W-|EIN)/;

/** Inside a sentence: "payslip", "ID card". */
export function documentTypeNoun(type: string | null): string {
  if (type === null || type === 'other') return 'paper';
  if (type === 'multiple') return 'file';
  const label = documentTypeLabel(type);
  return initials.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
