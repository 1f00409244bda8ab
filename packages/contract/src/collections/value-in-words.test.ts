import { describe, expect, it, test } from 'vitest';
import { dayInWords, daysInWords, valueInWords } from './value-in-words.ts';

describe('valueInWords', () => {
  it('says every kind of value', () => {
    expect(valueInWords('Lyon')).toBe('Lyon');
    expect(valueInWords('1990-04-23')).toBe('Apr 23, 1990');
    expect(valueInWords(false)).toBe('No');
    expect(valueInWords(10991.02)).toBe('10991.02');
    expect(valueInWords(['French', '', 'German'])).toBe('French; German');
    expect(valueInWords({ _id: 'a', employer_name: 'Acme', until: '' })).toBe('Employer name: Acme');
    expect(valueInWords('  ')).toBe('');
    expect(valueInWords(undefined)).toBe('');
  });
});

test.each([
  ['1991-04-17', 'Apr 17, 1991'],
  ['0099-12-31', 'Dec 31, 99'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2023-02-29', '2023-02-29'],
  ['April', 'April'],
])('the day %s is %s', (day, words) => {
  expect(dayInWords(day)).toBe(words);
});

test.each([
  ['There is a gap from 2025-02-28 to 2025-05-31.', 'There is a gap from Feb 28, 2025 to May 31, 2025.'],
  ['Policy 2025-02-281 stays.', 'Policy 2025-02-281 stays.'],
  ['No day at all.', 'No day at all.'],
])('%s', (sentence, words) => {
  expect(daysInWords(sentence)).toBe(words);
});
