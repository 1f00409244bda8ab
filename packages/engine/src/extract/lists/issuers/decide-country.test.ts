import { expect, it } from 'vitest';
import { drawPage } from '#testing/draw-page.ts';
import { decideCountry } from './decide-country.ts';

const countryOf = (...lines: string[]): string | undefined =>
  decideCountry([drawPage(lines.map((line, at) => [40, 40 + 15 * at, line] as const))]);

it.each([
  [['KEDAI BESI CEMERLANG SDN BHD', '43000 Kajang'], 'MY'],
  [['Restoran Awan Biru', 'Jalan Damai 7', '40000 Shah Alam, Selangor'], 'MY'],
  [['Lotus Stationers Pvt. Ltd.', 'Invoice 22'], 'IN'],
  [['Orchid Trading Pte Ltd', 'Receipt'], 'SG'],
] as const)('knows the country of %j', (lines, country) => {
  expect(countryOf(...lines)).toBe(country);
});

it('takes no private limited company for an Indian one', () => {
  expect(
    countryOf(
      'Companies House',
      'Certificate of incorporation of a private limited company',
      'Private limited by shares',
    ),
  ).toBe('GB');
});
