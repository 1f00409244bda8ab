import { expect, test } from 'vitest';
import { labelFromName } from './infer-field.ts';

test.each([
  ['bank_statement', 'Bank statement'],
  ['id_card', 'ID card'],
  ['ssn', 'SSN'],
  ['tax_form_w2', 'Tax form W-2'],
  ['ein_letter', 'EIN letter'],
  ['paid_by', 'Paid by'],
  ['Straße und Nr.', 'Straße und Nr.'],
])('%s is called %s', (name, label) => {
  expect(labelFromName(name)).toBe(label);
});
