import { expect, it } from 'vitest';
import { gridOf } from '#layout/page-grid.ts';
import { type Drawn, drawBlock, drawPage } from '#testing/draw-page.ts';
import { findAddresses } from './find-addresses.ts';

function addressesOn(...drawn: readonly Drawn[]): string[] {
  const grid = gridOf(drawPage(drawn));
  return grid.rows.flat().flatMap((segment) => findAddresses(segment, grid).map(({ shaped }) => shaped.value));
}

it('reads an address within a line that says more', () => {
  expect(addressesOn([40, 80, 'Anna Berg, wohnhaft in Lindenstraße 9, 82211 Herrsching, als Mieterin'])).toEqual([
    'Lindenstraße 9, 82211 Herrsching',
  ]);
});

it('reads the line of a sender, whatever parts it', () => {
  expect(addressesOn([40, 80, 'Klinikum Rheinau gGmbH · Deutzer Ufer 88 · 50679 Köln'])).toContain(
    'Deutzer Ufer 88, 50679 Köln',
  );
});

it('reads from the street, and also with the dwelling above it', () => {
  const block = drawBlock(40, 80, ['Thornby Joinery', 'Unit 9 Mill Park', '22 Severn Street', 'Shrewsbury SY1 2JH']);
  expect(addressesOn(...block)).toEqual([
    '22 Severn Street, Shrewsbury SY1 2JH',
    'Unit 9 Mill Park, 22 Severn Street, Shrewsbury SY1 2JH',
  ]);
});

it('reads lines that are aligned on the right', () => {
  expect(addressesOn([290, 80, '1129 Foundry Way, Building C, 4th Floor'], [385, 92, 'Pittsburgh, PA 15222'])).toEqual([
    '1129 Foundry Way, Building C, 4th Floor, Pittsburgh, PA 15222',
  ]);
});

it('joins a postal code with its town on the next line', () => {
  expect(addressesOn([40, 80, 'C/ Coso Alto 41, 2 C, 22003'], [40, 92, 'Huesca'])).toContain(
    'C/ Coso Alto 41, 2 C, 22003 Huesca',
  );
});

it('takes no amounts, dates or telephone numbers for addresses', () => {
  expect(
    addressesOn(
      [40, 80, 'Total due by 12 March 2025: 1500 EUR'],
      [40, 100, 'Tel. 0345 718 0290, Fax 0345 718 0291'],
      [40, 120, 'Invoice 20417 of Harbour Tools'],
    ),
  ).toEqual([]);
});
