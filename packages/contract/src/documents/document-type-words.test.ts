import { expect, test } from 'vitest';
import { documentTypeLabel, documentTypeNoun } from './document-type-words.ts';

test('types are called as people call them, alone and in a sentence', () => {
  expect(['pay_stub', 'bank_statement', 'multiple', 'tax_form_w2'].map(documentTypeLabel)).toEqual([
    'Payslip',
    'Bank statement',
    'Multiple documents',
    'W-2',
  ]);
  expect(
    [null, 'other', 'multiple', 'pay_stub', 'id_card', 'ein_letter', 'tax_form_1099'].map(documentTypeNoun),
  ).toEqual(['paper', 'paper', 'file', 'payslip', 'ID card', 'EIN letter', '1099']);
});
