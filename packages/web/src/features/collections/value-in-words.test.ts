import { describe, expect, it } from 'vitest';
import { valueInWords } from './value-in-words.ts';

describe('valueInWords', () => {
  it('says every kind of value', () => {
    expect(valueInWords('Lyon')).toBe('Lyon');
    expect(valueInWords('1990-04-23')).toBe('Apr 23, 1990');
    expect(valueInWords(false)).toBe('No');
    expect(valueInWords(['French', 'German'])).toBe('French; German');
    expect(valueInWords({ _id: 'a', employer_name: 'Acme', until: '' })).toBe('Employer name: Acme');
    expect(valueInWords('  ')).toBe('nothing');
    expect(valueInWords(undefined)).toBe('nothing');
  });
});
