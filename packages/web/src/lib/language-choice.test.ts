import { expect, test } from 'vitest';
import { languageOf } from './language-choice.ts';

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr-CH', 'DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['toString', 'fr'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets %s', (wanted, language) => {
  expect(languageOf(wanted)).toBe(language);
});
