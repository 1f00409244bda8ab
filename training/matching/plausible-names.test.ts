import { expect, it } from 'vitest';
import { createPlausibility } from './plausible-names.ts';

const isPlausible = createPlausibility([
  { document_type: 'receipt', fields: { loyalty_number: '4711' } },
  { document_type: 'application_form', fields: { full_name: 'Maya Lindgren' } },
]);

it('takes for plausible what a paper, a declaration or a caption says of a kind', () => {
  expect(isPlausible('receipt', 'loyalty_number')).toBe(true);
  expect(isPlausible('receipt', 'merchant_name')).toBe(true);
  expect(isPlausible('receipt', 'date_of_birth')).toBe(false);
  expect(isPlausible('receipt', 'place_of_marriage')).toBe(false);
});

it('takes anything for plausible where a paper may state anything', () => {
  expect(isPlausible('application_form', 'place_of_marriage')).toBe(true);
  expect(isPlausible('a kind that nobody declared', 'date_of_birth')).toBe(true);
});
