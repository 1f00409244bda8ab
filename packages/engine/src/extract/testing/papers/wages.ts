// Payslips, wage statements and letters about work in the layouts of payroll providers and of offices in several countries.
import type { Paper } from '../paper.ts';

export const wagePapers: readonly Paper[] = [
  {
    type: 'pay_stub',
    about: 'address of the company alone in the head, period between headings',
    text: `
Ravenwood Optics Corp     88 Foundry Street Suite 210 Dayton, OH 45402     (937) 555-0144

Name                 Company                  Employee ID     Pay Period Begin     Pay Period End     Check Date
Thandi Mokoena       Ravenwood Optics Corp    30177           06/01/2024           06/15/2024         06/20/2024

                     Hours Worked     Gross Pay     Employee Taxes     Net Pay
Current              80.00            3,200.00      700.00             2,500.00
YTD                  880.00           35,200.00     7,700.00           27,500.00

Employee Taxes       Amount           YTD
OASDI                198.40           2,182.40
Medicare             46.40            510.40
Federal Withholding  455.20           5,007.20`,
    facts: {
      full_name: 'Thandi Mokoena',
      employer_name: 'Ravenwood Optics Corp',
      employer_address: '88 Foundry Street Suite 210 Dayton, OH 45402',
      period_start: '2024-06-01',
      period_end: '2024-06-15',
      gross_pay: '3200.00',
      gross_pay_ytd: '35200.00',
      net_pay: '2500.00',
      social_security_tax: '198.40',
      medicare_tax: '46.40',
    },
  },
  {
    type: 'pay_stub',
    about: 'labels of the second half behind the amounts of the first',
    text: `
# EARNINGS STATEMENT
Blue Mesa Veterinary Clinic
410 Sandstone Ave, Santa Fe, NM 87501

EMPLOYEE NAME        SSN             PAY PERIOD              PAY DATE
Corinne Vasquez      XXX-XX-1188     03/01/24-03/15/24       03/20/24

INCOME          RATE      HOURS     CURRENT TOTAL       DEDUCTIONS        CURRENT TOTAL    YEAR-TO-DATE
GROSS WAGES     30.00     80        2,400.00 FICA MED TAX                 34.80            174.00
                                                        FICA SS TAX       148.80           744.00
                                                        FED TAX           261.40           1,307.00

YTD GROSS       YTD DEDUCTIONS      YTD NET PAY         TOTAL         DEDUCTIONS      NET PAY
12,000.00       2,225.00            9,775.00            2,400.00      445.00          1,955.00`,
    facts: {
      full_name: 'Corinne Vasquez',
      period_start: '2024-03-01',
      period_end: '2024-03-15',
      gross_pay: '2400.00',
      gross_pay_ytd: '12000.00',
      net_pay: '1955.00',
      federal_income_tax: '261.40',
      social_security_tax: '148.80',
      medicare_tax: '34.80',
    },
  },
  {
    type: 'tax_form_w2',
    about: 'the name in one row, not lined up with its captions',
    text: `
a Employee's social security number              OMB No. 1545-0008
407-61-3358
b Employer identification number (EIN)           1 Wages, tips, other compensation     2 Federal income tax withheld
81-2940377                                       50100.00                              4810.00
c Employer's name, address, and ZIP code
Heron Lake Pottery LLC
9 Kiln Road
Asheville, NC 28801
e Employee's first name and initial       Last name       Suff.
Odalys       Brightwater
22 Clay Street
Asheville, NC 28803
# Form W-2 Wage and Tax Statement 2023`,
    facts: {
      full_name: 'Odalys Brightwater',
      employer_name: 'Heron Lake Pottery LLC',
      employee_address: '22 Clay Street, Asheville, NC 28803',
      wages: '50100.00',
      tax_year: '2023',
    },
  },
  {
    type: 'tax_form_w9',
    about: 'the revision of 2024',
    text: `
# Request for Taxpayer Identification Number and Certification
Form W-9 (Rev. March 2024)
1 Name of entity/individual. An entry is required. (For a sole proprietor or disregarded entity, enter the owner's name on line 1, and enter the business/disregarded entity's name on line 2.)
Percival Adeyinka
5 Address (number, street, and apt. or suite no.). See instructions.
16 Lantern Court
6 City, state, and ZIP code
Macon, GA 31201
Part I Taxpayer Identification Number (TIN)
Social security number
5 2 2 - 4 1 - 7 7 0 3
Part II Certification`,
    facts: { full_name: 'Percival Adeyinka', address: '16 Lantern Court, Macon, GA 31201', ssn: '522-41-7703' },
  },
  {
    type: 'employment_letter',
    about: 'leave granted, address between bars',
    text: `
# Windrose Hospitality Group
41 Marina Walk, Suite 300 | Sarasota, FL 34236 | Tel. (941) 555-0129

May 6, 2024

To Whom It May Concern:

This letter confirms that Paloma Reyes has been employed with Windrose Hospitality Group since March 2, 2020.
She holds the position of Banquet Manager. Her annual base salary is $71,250.00. She has been granted leave from
July 1, 2024 to July 19, 2024 and is expected to return on July 22, 2024.

Sincerely,

Dorothea Lindgren
Director of Human Resources`,
    facts: {
      full_name: 'Paloma Reyes',
      employer_name: 'Windrose Hospitality Group',
      employer_address: '41 Marina Walk, Suite 300, Sarasota, FL 34236',
      employment_start_date: '2020-03-02',
      annual_base_pay: '71250.00',
    },
    absent: ['employment_end_date'],
  },
  {
    type: 'employment_letter',
    about: 'particulars in a list under a business number',
    text: `
# KOORINGAL CIVIL PTY LTD
ABN 51 730 884 216
Level 2, 90 Wharf Street, Brisbane QLD 4000

14 June 2024

CERTIFICATE OF EMPLOYMENT

We confirm the following details of employment:

Employee name:           Lachlan Mwangi
Date of birth:           3 April 1989
Position held:           Site Surveyor
Commencement date:       12 August 2019
Annual salary:           AUD 104,000

Yours faithfully,

Bridget Nakashima
People Manager`,
    facts: {
      full_name: 'Lachlan Mwangi',
      date_of_birth: '1989-04-03',
      job_title: 'Site Surveyor',
      employment_start_date: '2019-08-12',
      annual_base_pay: '104000',
      employer_name: 'KOORINGAL CIVIL PTY LTD',
    },
    absent: ['employer_phone'],
  },
];
