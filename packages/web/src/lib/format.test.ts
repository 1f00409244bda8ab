import { expect, test } from 'vitest';
import { formatBytes, formatDay, formatRelative, titleCase } from './format.ts';
import { count } from './numbers.ts';

test.each([
  [0, '0 Bytes'],
  [1, '1 Bytes'],
  [1023, '1023 Bytes'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [10 * 1024 * 1024, '10 MB'],
  [2.345 * 1024 ** 3, '2.35 GB'],
  [5 * 1024 ** 4, '5120 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, 'just now'],
  [-59_000, 'just now'],
  [-60_000, '1 minute ago'],
  [-3_599_000, '59 minutes ago'],
  [-2 * 3_600_000, '2 hours ago'],
  [-25 * 3_600_000, 'yesterday'],
  [-8 * 24 * 3_600_000, 'last week'],
  [3 * 24 * 3_600_000, 'in 3 days'],
])('%d ms from now is %s', (difference, text) => {
  const now = Date.UTC(2026, 10, 21, 12);
  expect(formatRelative(now + difference, now)).toBe(text);
});

test('a calendar day is the same in every time zone', () => {
  expect(formatDay('2026-11-01', { month: 'short', day: 'numeric' })).toBe('Nov 1');
  expect(formatDay('unknown', { dateStyle: 'full' })).toBe('unknown');
});

test('names become words', () => {
  expect(titleCase('visa_application')).toBe('Visa Application');
  expect(titleCase('état_civil')).toBe('État Civil');
  expect(count(1, 'credit')).toBe('1 credit');
  expect(count(1200, 'field')).toBe('1,200 fields');
});
