// Tax forms and returns.
import type { Paper } from '../paper.ts';

export const taxPapers: readonly Paper[] = [
  {
    type: 'tax_form_w2',
    about: 'boxes in two columns',
    text: `
a Employee's social security number              OMB No. 1545-0008
521-44-9087
b Employer identification number (EIN)           1 Wages, tips, other compensation     2 Federal income tax withheld
93-1234567                                       66560.00                              7321.60
c Employer's name, address, and ZIP code         3 Social security wages               4 Social security tax withheld
Cascade Outfitters, Inc.                         66560.00                              4126.72
410 Alder Street                                 5 Medicare wages and tips             6 Medicare tax withheld
Portland, OR 97205                               66560.00                              965.12
e Employee's first name and initial Last name
Mara Lindqvist
17 Harbour Lane
Portland, OR 97201
# Form W-2 Wage and Tax Statement 2024`,
    facts: {
      ssn: '521-44-9087',
      employer_ein: '93-1234567',
      wages: '66560.00',
      federal_income_tax_withheld: '7321.60',
      social_security_wages: '66560.00',
      social_security_tax_withheld: '4126.72',
      medicare_wages: '66560.00',
      medicare_tax_withheld: '965.12',
      employer_name: 'Cascade Outfitters, Inc.',
      full_name: 'Mara Lindqvist',
      tax_year: '2024',
    },
  },
  {
    type: 'tax_form_w2',
    about: 'substitute statement in rows',
    text: `
# 2023 W-2 Wage and Tax Statement
Copy B - To be filed with employee's federal tax return
Employer: Fjord Analytics LLC, 900 Mill Street, Portland, OR 97209
Employer identification number: 93-7654321
Employee's social security number: 521-44-9087
Employee's name: Mara Lindqvist
1 Wages, tips, other comp.          48,000.00        2 Federal income tax withheld      4,410.00
3 Social security wages             48,000.00        4 Social security tax withheld     2,976.00
5 Medicare wages and tips           48,000.00        6 Medicare tax withheld            696.00`,
    facts: {
      wages: '48000.00',
      federal_income_tax_withheld: '4410.00',
      medicare_tax_withheld: '696.00',
      tax_year: '2023',
    },
  },
  {
    type: 'tax_form_w9',
    about: 'filled W-9',
    text: `
# Request for Taxpayer Identification Number and Certification
Form W-9 (Rev. March 2024)     Give form to the requester. Do not send to the IRS.
1 Name of entity/individual
Mara Lindqvist
3a Federal tax classification: Individual/sole proprietor
5 Address (number, street, and apt. or suite no.)
17 Harbour Lane
6 City, state, and ZIP code
Portland, OR 97201
Part I Taxpayer Identification Number (TIN)
Social security number
521-44-9087
Part II Certification
Under penalties of perjury, I certify that I am not subject to backup withholding`,
    facts: { full_name: 'Mara Lindqvist', ssn: '521-44-9087' },
  },
  {
    type: 'tax_form_1099',
    about: 'nonemployee compensation',
    text: `
# Form 1099-NEC Nonemployee Compensation 2024
PAYER'S name, street address, city or town, state, ZIP code
Tidewater Design LLC
55 Dock Road
Astoria, OR 97103
PAYER'S TIN                RECIPIENT'S TIN             1 Nonemployee compensation
93-5550123                 521-44-9087                 $ 12,400.00
RECIPIENT'S name
Mara Lindqvist
Street address             4 Federal income tax withheld
17 Harbour Lane            $ 0.00
City or town, state, and ZIP code
Portland, OR 97201
Copy B For Recipient       OMB No. 1545-0116`,
    facts: { tax_year: '2024', full_name: 'Mara Lindqvist' },
  },
  {
    type: 'tax_form_1099',
    about: 'interest',
    text: `
# Form 1099-INT Interest Income
PAYER'S name: Harbor Mutual Bank
PAYER'S TIN: 93-0001111          RECIPIENT'S TIN: 521-44-9087
RECIPIENT'S name: Mara Lindqvist
1 Interest income                $ 214.06
4 Federal income tax withheld    $ 0.00
For calendar year 2024           OMB No. 1545-0112
Copy B For Recipient`,
    facts: { tax_year: '2024' },
  },
  {
    type: 'tax_return',
    about: 'American return',
    text: `
# Form 1040 U.S. Individual Income Tax Return 2024
Department of the Treasury - Internal Revenue Service     OMB No. 1545-0074
Your first name and middle initial      Last name                 Your social security number
Mara E                                  Lindqvist                 521-44-9087
Home address (number and street)
17 Harbour Lane
City, town, or post office              State       ZIP code
Portland                                OR          97201
Filing Status: Single
1a Total amount from Form(s) W-2, box 1                     66,560
9 This is your total income                                 66,774
11 This is your adjusted gross income                       66,774
12 Standard deduction                                       14,600
15 This is your taxable income                              52,174
34 Refund                                                   812`,
    facts: { ssn: '521-44-9087', tax_year: '2024' },
  },
  {
    type: 'tax_return',
    about: 'British calculation',
    text: `
# SA302 Tax Calculation for 2023-24
HM Revenue & Customs
Mr Thomas Ashworth                          Unique Taxpayer Reference: 12345 67890
Self Assessment tax return for the tax year ended 5 April 2024
Pay from all employments                    £34,200.00
Total income received                       £34,200.00
Personal allowance                          £12,570.00
Total income on which tax is due            £21,630.00
Income tax due                              £4,326.00`,
    facts: { full_name: 'Thomas Ashworth' },
  },
  {
    type: 'tax_return',
    about: 'German assessment',
    text: `
# Bescheid für 2023 über Einkommensteuer
Finanzamt Hamburg-Mitte
Herrn Jonas Brandt, Deichstraße 3, 20459 Hamburg
Steuernummer: 48/123/45678
Einkommensteuerbescheid - Festsetzung
zu versteuerndes Einkommen                  41.200
festgesetzte Einkommensteuer                8.904,00
Abrechnung: Erstattung                      312,00`,
  },
];
