import { expect, test } from 'vitest';
import { createMask } from './mask-identifiers.ts';

const hidden: readonly string[] = [
  'maria.gonzalez+jobs@mail.example.com',
  'DE89 3704 0044 0532 0130 00',
  'GB29NWBK60161331926819',
  '123-45-6788',
  '123 45 6788',
  '(312) 555-0147',
  '+44 20 7946 0958',
  'X1234567',
  'K-448-201-5577',
  '4417 1234 5678 9113',
  '000123456789',
  'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
  'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
];

test.each(hidden)('%s goes as a placeholder and comes back', (identifier) => {
  const mask = createMask(true);
  const sent = mask.hide(`Number: ${identifier}\nName: Maria`);
  expect(sent).toMatch(/^Number: \[[A-Z]+-1\]\nName: Maria$/);
  expect(mask.count()).toBe(1);
  expect(mask.show(sent)).toBe(`Number: ${identifier}\nName: Maria`);
});

const kept: readonly string[] = [
  'March 3, 2025',
  '12/03/2024',
  '2024-03-12',
  '$84,500.00',
  '1.234.567,89 EUR',
  'Springfield, IL 62701',
  '12 Harbour Street, Apt 4',
  'Senior Analyst',
  'GPA 3.80',
  'Page 3 of 12',
];

test.each(kept)('%s stays', (text) => {
  const mask = createMask(true);
  expect(mask.hide(text)).toBe(text);
  expect(mask.count()).toBe(0);
});

test('the same identifier has one placeholder, however it is spaced', () => {
  const mask = createMask(true);
  const sent = mask.hide('DE89 3704 0044 0532 0130 00 and DE89370400440532013000 and X7654321');
  expect(sent).toBe('[IBAN-1] and [IBAN-1] and [NUMBER-2]');
});

test('placeholders that nobody was given stay what they are', () => {
  expect(createMask(true).show('[IBAN-4] [SYSTEM-1]')).toBe('[IBAN-4] [SYSTEM-1]');
});

test('off, nothing is hidden', () => {
  const mask = createMask(false);
  expect(mask.hide('DE89 3704 0044 0532 0130 00')).toBe('DE89 3704 0044 0532 0130 00');
  expect(mask.count()).toBe(0);
});
