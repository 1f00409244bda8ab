import { describe, expect, it, test } from 'vitest';
import { mapFacts } from './map-facts.ts';
import { buildPaper, buildSection } from './testing/build-paper.ts';

const sections = [
  buildSection('pay', {
    base_monthly_income: { type: 'number' },
    gross_monthly_income: { type: 'number' },
    annual_base_pay: { type: 'number' },
  }),
];
const pay = (facts: Record<string, string>) =>
  Object.fromEntries(
    mapFacts(buildPaper('pay_stub', facts), { sections, data: {} }).map(({ path, value, tier }) => [
      path.slice(4),
      [value, tier],
    ]),
  );

describe('pay that follows from other pay', () => {
  it('divides yearly pay by twelve, and multiplies back', () => {
    expect(pay({ annual_base_pay: '62400' }).base_monthly_income).toEqual([5200, 'inferred']);
    expect(pay({ base_monthly_income: '5200' }).annual_base_pay).toEqual([62400, 'inferred']);
  });

  test.each([
    ['a week', '2008-07-12', '2008-07-18', '452.43', 1960.53],
    ['two weeks', '2008-07-05', '2008-07-18', '1200', 2600],
    ['half a month', '2008-07-16', '2008-07-31', '1500', 3000],
    ['the first half', '2008-07-01', '2008-07-15', '1500', 3000],
    ['a month', '2008-02-01', '2008-02-29', '3000', 3000],
  ])('reckons a month from %s', (_, period_start, period_end, gross_pay, month) => {
    expect(pay({ period_start, period_end, gross_pay }).gross_monthly_income).toEqual([month, 'inferred']);
  });

  test.each([
    ['Bi-weekly', 2166.67],
    ['Semi-monthly', 2000],
    ['twice a month', 2000],
    ['weekly', 4333.33],
    ['Monthly', 1000],
  ])('takes the worded period: %s', (pay_frequency, month) => {
    expect(pay({ gross_pay: '1000', pay_frequency }).gross_monthly_income).toEqual([month, 'inferred']);
  });

  it('says nothing where the period is not known, or the month is written', () => {
    expect(pay({ gross_pay: '1000' })).toEqual({});
    expect(pay({ gross_pay: '1000', period_start: '2024-01-01', period_end: '2024-01-21' })).toEqual({});
    expect(
      pay({ gross_pay: '1000', pay_frequency: 'weekly', gross_monthly_income: '5000' }).gross_monthly_income,
    ).toEqual([5000, 'read']);
  });
});
