import { expect, test } from 'vitest';
import { resultWords } from './result-words.ts';

test.each([
  [{ filled: 0, suggested: 0, conflicts: 0, credits: 0 }, 'Your documents have nothing new to add. No credits used.'],
  [{ filled: 1, suggested: 0, conflicts: 0, credits: 2 }, '1 field filled. 2 credits used.'],
  [
    { filled: 0, suggested: 2, conflicts: 1, credits: 2 },
    'No fields filled. 2 values are uncertain and need your decision. 1 value differs from the current value and needs your decision. 2 credits used.',
  ],
])('%j', (result, words) => {
  expect(resultWords(result)).toBe(words);
});
