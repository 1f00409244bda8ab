import { expect, test } from 'vitest';
import { writeFullName } from './write-full-name.ts';

test.each([
  ['ANGEL BROWN', 'Angel Brown'],
  ['Doe, John', 'John Doe'],
  ['Ms. MAYA LINDGREN', 'Maya Lindgren'],
  ['Maya Lindgren', 'Maya Lindgren'],
  ['ACME HOLDINGS LLC', 'ACME HOLDINGS LLC'],
])('%s: %s', (printed, written) => {
  expect(writeFullName(printed)).toBe(written);
});
