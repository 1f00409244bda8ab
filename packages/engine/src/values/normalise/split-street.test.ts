import { expect, test } from 'vitest';
import { splitStreet } from './split-street.ts';

test.each([
  ['48 Alder Street, Apt 5', 'Alder Street', '48', 'Apt 5'],
  ['48 Alder Street Unit 5B', 'Alder Street', '48', 'Unit 5B'],
  ['221B Baker Street', 'Baker Street', '221B', undefined],
  ['350 5th Avenue', '5th Avenue', '350', undefined],
  ['1 2nd Street #4', '2nd Street', '1', '#4'],
  ['Wendenstr. 414-424', 'Wendenstr.', '414-424', undefined],
  ['Lindenweg 4 a', 'Lindenweg', '4 a', undefined],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135', undefined],
  ['Kanaalstraat 12-A', 'Kanaalstraat', '12-A', undefined],
  ['Căpitan Nicolae Licăreț 12 bl. A', 'Căpitan Nicolae Licăreț', '12', 'bl. A'],
  ['ul. Długa 7/12', 'ul. Długa', '7/12', undefined],
  ['Storgatan 12 lgh 1101', 'Storgatan', '12', 'lgh 1101'],
  ['12 bis rue de la Paix', 'rue de la Paix', '12 bis', undefined],
  ['Via Roma, 12/A', 'Via Roma', '12/A', undefined],
  ['Calle Mayor 5, 3º B', 'Calle Mayor', '5', '3º B'],
  ['Fő utca 12. II/5.', 'Fő utca', '12', 'II/5.'],
  ['Calle de Alcalá n.º 20', 'Calle de Alcalá', '20', undefined],
])('%s is %s, %s, %s', (street, name, house, unit) => {
  const split = splitStreet(street);
  expect([split.name, split.house, split.unit]).toEqual([name, house, unit]);
});

test.each(['PO Box 123', 'Platz der Republik', 'Avenue du 8 Mai 1945'])('%s has no number of a house', (street) => {
  expect(splitStreet(street)).toEqual({ line: street, name: street });
});
