import { expect, test } from 'vitest';
import { FOUND, rank } from './rank.ts';

test.each([
  ['Create collection', 'create', 1],
  ['Create collection', 'coll cre', 1],
  ['Appearance: Dark', 'dark', 1],
  ['Create collection', 'ate', 0],
  ['Export data', 'passport number', 0],
  [`${FOUND}1`, 'anything', 0.5],
])('%s for "%s" ranks %d', (value, search, expected) => {
  expect(rank(value, search, [value])).toBe(expected);
});
