import { expect, test } from 'vitest';
import { counterOf, refuseText, textFile } from './pasted-text.ts';

test('text is counted in characters', () => {
  expect(counterOf('')).toBe('0 / 50,000 characters');
  expect(counterOf('né 😀')).toBe('4 / 50,000 characters');
});

test('text is refused when there is none or too much of it', () => {
  expect(refuseText(' \n ')).toBe('Please enter some text to upload');
  expect(refuseText('a'.repeat(50_000))).toBeUndefined();
  expect(refuseText('a'.repeat(50_001))).toBe('Text is too long. Maximum 50,000 characters allowed.');
});

test('it is sent as a plain text file', async () => {
  const file = textFile('Name: Ana');
  expect([file.name, file.type, await file.text()]).toEqual(['pasted-text.txt', 'text/plain', 'Name: Ana']);
});
