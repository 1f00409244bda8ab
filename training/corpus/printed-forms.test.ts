import { expect, it } from 'vitest';
import { printedForms, squash } from './printed-forms.ts';

it.each([
  ['1978-01-12', '01/12/78'],
  ['1978-01-12', '12. Januar 1978'],
  ['1978-01-12', 'January 12, 1978'],
  ['2015-03', '03/2015'],
  ['1234.50', '$1,234.50'],
  ['2000', '2,000.00'],
  ['José Martín', 'JOSE MARTIN'],
])('%s may stand on a page as %s', (value, printed) => {
  expect(printedForms(value)).toContain(squash(printed));
});

it('does not take one date for another', () => {
  expect(printedForms('1978-01-12')).not.toContain(squash('01/13/78'));
});
