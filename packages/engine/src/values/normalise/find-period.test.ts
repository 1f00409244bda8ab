import { expect, it, test } from 'vitest';
import { periodBehind, periodIn } from './find-period.ts';

test.each([
  [' per week, payable weekly in advance', 'week'],
  [' per calendar month', 'month'],
  [' gross per annum', 'year'],
  [' a fortnight', 'fortnight'],
  ['/ week', 'week'],
  [' every four weeks', 'four_weeks'],
  [' brutto pro Monat', 'month'],
  [' par trimestre', 'quarter'],
  [' al mes', 'month'],
  [' pcm', 'month'],
  [' p.w.', 'week'],
  [' (monthly)', 'month'],
  [' bi-weekly', 'fortnight'],
  [' an hour', 'hour'],
] as const)('says what an amount is for: %s', (text, period) => {
  expect(periodBehind(text)).toBe(period);
});

test.each([
  ', paid monthly by bank transfer',
  ' Annual bonus 500.00',
  ' plus 40.00 per week',
  '',
  ' per person',
  ' and annual leave of 25 days',
])('does not take %s for the time that an amount is for', (text) => {
  expect(periodBehind(text)).toBeUndefined();
});

it('reads it in the caption before, unless that names two', () => {
  expect(periodIn('Weekly rent:')).toBe('week');
  expect(periodIn('Quarterly rent (payable monthly)')).toBe('quarter');
  expect(periodIn('Weekly / monthly rent')).toBeUndefined();
  expect(periodIn('Rent')).toBeUndefined();
});
