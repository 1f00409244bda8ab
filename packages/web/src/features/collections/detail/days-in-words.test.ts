import { expect, test } from 'vitest';
import { daysInWords } from './days-in-words.ts';

test.each([
  ['Nothing is given for 2025-02-28 to 2025-05-31.', 'Nothing is given for Feb 28, 2025 to May 31, 2025.'],
  ['Policy 2025-02-281 stays.', 'Policy 2025-02-281 stays.'],
  ['No day at all.', 'No day at all.'],
])('%s', (sentence, words) => {
  expect(daysInWords(sentence)).toBe(words);
});
