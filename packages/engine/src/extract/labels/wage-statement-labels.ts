// How the yearly statements of wages word their boxes.
import type { DocumentType } from '@oneform/contract';
import type { LabelEntry } from './label-entry.ts';

const w2: readonly DocumentType[] = ['tax_form_w2'];

export const wageStatementLabels: readonly LabelEntry[] = [
  {
    name: 'wages',
    shape: 'money',
    phrases: `
      wages, tips, other compensation | wages tips other comp | wages, tips, other comp. | wages, tips, etc. |
      wages and tips | 1 wages, tips, other compensation | wages tips and other compensation |
      wages, tips, other`,
    only: w2,
  },
  {
    name: 'federal_income_tax_withheld',
    shape: 'money',
    phrases: `
      federal income tax withheld | fed income tax withheld | federal income tax | fed. income tax withheld |
      federal tax withheld`,
    only: ['tax_form_w2', 'tax_form_1099'],
  },
  {
    name: 'social_security_wages',
    shape: 'money',
    phrases: `social security wages | soc sec wages | soc. sec. wages | ss wages`,
    only: w2,
  },
  {
    name: 'social_security_tax_withheld',
    shape: 'money',
    phrases: `
      social security tax withheld | social security tax | soc sec tax withheld | ss tax withheld |
      soc. sec. tax withheld`,
    only: w2,
  },
  {
    name: 'medicare_wages',
    shape: 'money',
    phrases: `medicare wages and tips | medicare wages | medicare wages & tips`,
    only: w2,
  },
  { name: 'medicare_tax_withheld', shape: 'money', phrases: `medicare tax withheld | medicare tax`, only: w2 },
  { name: 'social_security_tips', shape: 'money', phrases: `social security tips`, only: w2 },
  { name: 'allocated_tips', shape: 'money', phrases: `allocated tips`, only: w2 },
  { name: 'dependent_care_benefits', shape: 'money', phrases: `dependent care benefits`, only: w2 },
  { name: 'nonqualified_plans', shape: 'money', phrases: `nonqualified plans`, only: w2 },
  {
    name: 'state_wages',
    shape: 'money',
    phrases: `state wages, tips, etc. | state wages | state wages tips etc`,
    only: w2,
  },
  {
    name: 'state_income_tax',
    shape: 'money',
    phrases: `state income tax | state tax | state income tax withheld`,
    only: ['tax_form_w2', 'tax_form_1099'],
  },
  { name: 'local_wages', shape: 'money', phrases: `local wages, tips, etc. | local wages`, only: w2 },
  { name: 'local_income_tax', shape: 'money', phrases: `local income tax | local tax`, only: w2 },
  { name: 'locality_name', shape: 'text', phrases: `locality name | locality`, only: w2 },
  { name: 'control_number', shape: 'identifier', phrases: `control number | control no | control #`, only: w2 },
  {
    name: 'tax_year',
    shape: 'year',
    phrases: `
      tax year | calendar year | for calendar year | year | assessment year | income year | for the year`,
    only: ['tax_form_w2', 'tax_return', 'tax_form_1099'],
  },
];
