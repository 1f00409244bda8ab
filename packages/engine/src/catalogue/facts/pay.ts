// Payslips.
import type { FactEntry } from './fact-entry.ts';

export const pay = {
  employee_address: {
    shape: 'address',
    isListed: true,
    isSubjects: true,
    isHome: true,
    scoredAs: 'address',
    fittedAs: ['address'],
  },
  period_start: { shape: 'date', isListed: true },
  period_end: { shape: 'date', isListed: true, kin: ['statement_end'] },
  pay_period: { shape: 'date_range', isListed: true },
  pay_date: { shape: 'date', isListed: true },
  gross_pay: { shape: 'money', isListed: true },
  net_pay: {
    shape: 'money',
    isListed: true,
    isAsked: true,
    sums: [{ plus: ['gross_pay'], minus: ['total_deductions'] }],
  },
  gross_pay_ytd: { shape: 'money', isListed: true },
  net_pay_ytd: { shape: 'money', isListed: true },
  total_deductions: { shape: 'money', uncaptioned: 'text', isListed: true },
  federal_income_tax: { shape: 'money', isListed: true },
  social_security_tax: { shape: 'money', isListed: true },
  medicare_tax: { shape: 'money', isListed: true },
  state_income_tax: { shape: 'money', isListed: true },
  income_tax: { shape: 'money', isListed: true },
  national_insurance: { shape: 'money' },
  pension_contribution: { shape: 'money' },
  retirement_contribution: { shape: 'money' },
  tax_code: { shape: 'code', isListed: true },
  overtime_pay: { shape: 'money' },
  base_pay: { shape: 'money' },
  bonus: { shape: 'money' },
  hours_worked: { shape: 'number' },
  check_number: { shape: 'identifier' },
  deductions: {
    shape: 'text',
    amounts: {
      from: 'gross_pay',
      equals: ['net_pay'],
      items: ['federal_income_tax', 'social_security_tax', 'medicare_tax', 'state_income_tax', 'income_tax'],
    },
  },
} as const satisfies Readonly<Record<string, FactEntry>>;
