import { expect, it } from 'vitest';
import { gridOf } from '#layout/page-grid.ts';
import { type Drawn, drawPage } from '#testing/draw-page.ts';
import { buildContext } from '../lists/build-context.ts';
import { tellingForms } from './find-telling-forms.ts';

function foundOn(...drawn: readonly Drawn[]): string[] {
  const page = drawPage(drawn);
  const context = { ...buildContext([page], 'letter'), typeConfidence: 1 };
  return tellingForms
    .flatMap((find) => find(page, gridOf(page), context))
    .map(({ name, shaped }) => `${name} ${shaped.value}`);
}

it.each([
  ['Köln, den 12. Mai 2025', 'Köln'],
  ['Fait à Lyon, le 3 mars 2024', 'Lyon'],
  ['Elche, a 30 de septiembre de 2025', 'Elche'],
])('reads where a paper was signed: %s', (text, place) => {
  expect(foundOn([40, 80, text])).toContain(`place_of_issue ${place}`);
});

it('takes no words of a sentence for the place of a signature', () => {
  expect(foundOn([40, 80, 'Your new rate is valid from 12 May 2025'])).toEqual([]);
});

it('takes the month of a payslip for its period', () => {
  expect(foundOn([40, 80, 'Abrechnung der Bezüge März 2025'])).toEqual(['period_start 2025-03', 'period_end 2025-03']);
});

it('reads the last figures of a number that is kept to itself', () => {
  expect(foundOn([40, 80, 'SSN: XXX-XX-4417'])).toEqual(['ssn_last4 4417']);
  expect(foundOn([40, 80, 'Card XXXX-XXXX-4417'])).toEqual([]);
});

it('reads the name of a bank among other words', () => {
  expect(foundOn([40, 80, 'held at First Tamarack Bank, N.A. in escrow'])).toEqual([
    'bank_name First Tamarack Bank, N.A.',
  ]);
  expect(foundOn([40, 80, 'Banque: LA BANQUE POSTALE'])).toEqual(['bank_name LA BANQUE POSTALE']);
  expect(foundOn([40, 80, 'Bank holidays are paid'])).toEqual([]);
});
