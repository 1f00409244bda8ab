import { expect, test } from 'vitest';
import { findIbans } from './find-ibans.ts';

test.each([
  ['BE91 3630 4177 1876 (BBRUBEBB)', ['BE91 3630 4177 1876']],
  ['AT38 2032 0000 4471 8830 / ASPKAT2LXXX', ['AT38 2032 0000 4471 8830']],
  ['IBAN NL68RABO0318427715', ['NL68RABO0318427715']],
  ['BE91 3630', []],
  ['BE91 3630 4177 1876 9', ['BE91 3630 4177 1876']],
  ['BE91 3630 4177 18769', []],
  ['AB12 3456 7890 1234', []],
])('finds the whole accounts in %s', (text, values) => {
  expect(findIbans(text).map(({ value }) => value)).toEqual(values);
});
