import { expect, test } from 'vitest';
import { writeName } from './write-name.ts';

test.each([
  ['DOE', 'Doe'],
  ['John DOE', 'John Doe'],
  ['DOE, JOHN', 'Doe, John'],
  ['NOVAK MARKO', 'Novak Marko'],
  ["O'BRIEN-SMITH", "O'Brien-Smith"],
  ['VAN DER BERG', 'Van der Berg'],
  ['MARIA DE LA CRUZ', 'Maria de la Cruz'],
  ['MCDONALD', 'McDonald'],
  ['JOHN Q PUBLIC III', 'John Q Public III'],
  ['ÅGÅRD', 'Ågård'],
  ['J.R. EWING', 'J.R. Ewing'],
  ['McDonald', 'McDonald'],
  ['Doe', 'Doe'],
])('%s: %s', (printed, written) => {
  expect(writeName(printed)).toBe(written);
});
