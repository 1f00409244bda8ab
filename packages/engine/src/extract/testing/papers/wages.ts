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
  {
    type: 'pay_stub',
    about: 'British, the company in the foot, two lists of sums',
    text: `
Employee No.      Employee Name           Process Date       N.I. Number
0417              Ms Rhiannon Vale        26/04/2024         QQ 31 55 80 B

Payments          Units     Rate          Amount             Deductions             Amount
Salary                                    2,400.00           PAYE Tax               270.40
Overtime          5.00      20.0000       100.00             National Insurance     116.16

Ms Rhiannon Vale               This Period                          Year to Date
9 Quarry Row                   Total Gross Pay     2,500.00         Total Gross Pay TD      2,500.00
Swansea
SA1 5QT

Pembrey Tooling Ltd  Tax Code: 1257L  Tax Period: 1  Payment Method: BACS
NET PAY  £2,113.44`,
    facts: {
      full_name: 'Rhiannon Vale',
      employer_name: 'Pembrey Tooling Ltd',
      national_id_number: 'QQ 31 55 80 B',
      tax_code: '1257L',
      gross_pay: '2500.00',
      net_pay: '2113.44',
      income_tax: '270.40',
    },
    absent: ['deductions'],
  },
  {
    type: 'pay_stub',
    about: 'Irish, the year beside the period',
    text: `
# Slieve Marine Foods DAC
Unit 3, Harbour Business Park, Galway, H91 X2K4
PAYSLIP
Employee: Cormac Devlin              PPS No: 4829173TA
Pay Date: 28/06/2024                 Period: 6 From 01/06/2024 To 30/06/2024

Pay                                  Deductions                      Year to Date
Basic Pay           3,000.00         PAYE              300.00        Gross Pay       18,600.00
Bonus               100.00           USC               60.00         PAYE            1,800.00
Gross Pay           3,100.00         Total Deductions  360.00        USC             360.00
                                                                     NET PAY: 2,740.00`,
    facts: {
      full_name: 'Cormac Devlin',
      employer_name: 'Slieve Marine Foods DAC',
      employer_address: 'Unit 3, Harbour Business Park, Galway, H91 X2K4',
      national_id_number: '4829173TA',
      gross_pay: '3100.00',
      gross_pay_ytd: '18600.00',
      income_tax: '300.00',
      total_deductions: '360.00',
      net_pay: '2740.00',
    },
  },
  {
    type: 'pay_stub',
    about: 'a cheque of nothing, the company in the foot',
    text: `
PERSONAL AND CHECK INFORMATION                EARNINGS           HOURS     RATE        THIS PERIOD     YTD
Bernadette Kovac                              Regular            80.00     25.00       2000.00         14000.00
31 Elm Hill                                   Gross Earnings                           2000.00         14000.00
Concord, NH 03301                             WITHHOLDINGS                             THIS PERIOD     YTD
Pay Period: 03/17/24 to 03/30/24              Social Security                          124.00          868.00
Check Date: 04/05/24                          Medicare                                 29.00           203.00
NET PAY ALLOCATIONS                           Fed Income Tax                           147.00          1029.00
Check Amount        0.00       0.00
Chkg 771            1700.00    11900.00
NET PAY             1700.00    11900.00

Marlow Ridge Elevator Service, 14 Quarry Way, Bedford NH 03110     (603) 555-0177`,
    facts: {
      full_name: 'Bernadette Kovac',
      employer_name: 'Marlow Ridge Elevator Service',
      employer_address: '14 Quarry Way, Bedford NH 03110',
      gross_pay: '2000.00',
      net_pay: '1700.00',
      federal_income_tax: '147.00',
    },
  },
  {
    type: 'tax_return',
    about: 'a joint return',
    text: `
# Form 1040 U.S. Individual Income Tax Return 2023
Department of the Treasury - Internal Revenue Service     OMB No. 1545-0074
Your first name and middle initial                            Last name             Your social security number
Alden R                                                       Whitlock              280-41-6613
If joint return, spouse's first name and middle initial       Last name             Spouse's social security number
Beatriz                                                       Montoya               291-30-7402
Home address (number and street). If you have a P.O. box, see instructions.
9 Linden Court
City, town, or post office. If you have a foreign address, also complete spaces below.     State     ZIP code
Dayton                                                                                     OH        45419
9 This is your total income                                 91,774`,
    facts: {
      ssn: '280-41-6613',
      surname: 'Whitlock',
      spouse_name: 'Beatriz Montoya',
      address: '9 Linden Court, Dayton, OH 45419',
    },
  },
  {
    type: 'employment_letter',
    about: 'British, past, the name in the subject, signed for the company under the name',
    text: `
                                                                      Bellhaven Textiles Limited
                                                                      Unit 3 Albion Mills
                                                                      Huddersfield HD1 6QF
3rd May 2023

Dear Sir or Madam,

Ms Ottilie Maria Zelenka - confirmation of employment

I am writing to confirm that the above named was employed by Bellhaven Textiles Limited as a Quality Supervisor
from 14 January 2016 until 28 April 2023. At the time of leaving, her basic salary was £31,250 per annum.

Yours faithfully

Graham Pettifer
HR Business Partner
For and on behalf of Bellhaven Textiles Limited`,
    facts: {
      full_name: 'Ottilie Maria Zelenka',
      employer_name: 'Bellhaven Textiles Limited',
      job_title: 'Quality Supervisor',
      employment_start_date: '2016-01-14',
      employment_end_date: '2023-04-28',
      employer_signatory: 'Graham Pettifer',
    },
  },
  {
    type: 'offer_letter',
    about: 'Indian, numbered terms',
    text: `
# Suprabha Infotech Private Limited
Plot 41, Phase II, Electronic City, Bengaluru 560100

Date: 18-06-2024

To,
Ms. Ishani Raghavan
No. 22, 3rd Cross, Jayanagar
Bengaluru 560041

LETTER OF OFFER

Dear Ishani,

We are pleased to offer you employment in our organisation as Associate Consultant on the following terms:
1. Your date of joining will be 15-07-2024.
2. Your annual cost to company (CTC) will be INR 9,60,000.
3. You will be on probation for a period of six months.

For Suprabha Infotech Private Limited

Rakesh Bhalla
Manager - Human Resources`,
    facts: {
      full_name: 'Ishani Raghavan',
      job_title: 'Associate Consultant',
      employment_start_date: '2024-07-15',
      annual_base_pay: '960000',
      employer_name: 'Suprabha Infotech Private Limited',
      employer_signatory: 'Rakesh Bhalla',
    },
  },
  {
    type: 'employment_letter',
    about: 'salary certificate with a passport',
    text: `
# GULF CRESCENT TRADING LLC
P.O. Box 48210, Dubai, United Arab Emirates

Date: 14 February 2024

SALARY CERTIFICATE

This is to certify that Mr. Haroun Nadeem Qureshi, holder of Pakistani passport number BK4820173, is working with
us as Logistics Coordinator since 01 September 2018. His monthly gross salary is AED 12,500.

For Gulf Crescent Trading LLC

Layla Hammoud
HR Manager`,
    facts: {
      full_name: 'Haroun Nadeem Qureshi',
      passport_number: 'BK4820173',
      job_title: 'Logistics Coordinator',
      employment_start_date: '2018-09-01',
      gross_monthly_income: '12500',
      employer_signatory: 'Layla Hammoud',
    },
  },
  {
    type: 'offer_letter',
    about: 'paid by the hour, the first day a weekday',
    text: `
# Harbor & Juniper Coffee Roasters
1901 Western Ave, Seattle, WA 98101

May 2, 2024

Imani Castellow
415 Bellevue Ave E #12
Seattle, WA 98102

Dear Imani,

We are excited to extend an offer of employment to join Harbor & Juniper Coffee Roasters as our new Assistant
Store Manager. Your first day will be Monday, May 20, 2024. Your starting rate of pay will be $27.50 per hour.

Warm regards,

Theodore Lindqvist
Co-founder`,
    facts: {
      full_name: 'Imani Castellow',
      job_title: 'Assistant Store Manager',
      employment_start_date: '2024-05-20',
      employer_name: 'Harbor & Juniper Coffee Roasters',
    },
    absent: ['annual_base_pay'],
  },
  {
    type: 'pay_stub',
    about: 'Australian, the business number behind the name',
    text: `
# Pay Slip
Redgum Early Learning Pty Ltd  ABN 73 118 204 556
15 Rosella Street, Toowoomba QLD 4350

Paid to          Amelia Dunsford                        Pay period       03/06/2024 - 16/06/2024
                 7 Wattle Court, Highfields QLD 4352    Payment date     19/06/2024

Description           Hours     Rate      This Pay      YTD
Ordinary Hours        76.00     $32.50    $2,470.00     $59,280.00
Gross Earnings                            $2,470.00     $59,280.00
PAYG Tax                                  $396.00       $9,504.00
Net Pay                                   $2,074.00     $49,776.00`,
    facts: {
      full_name: 'Amelia Dunsford',
      employer_name: 'Redgum Early Learning Pty Ltd',
      employer_address: '15 Rosella Street, Toowoomba QLD 4350',
      period_start: '2024-06-03',
      gross_pay: '2470.00',
      net_pay: '2074.00',
    },
    absent: ['employer_phone'],
  },
  {
    type: 'employment_letter',
    about: 'particulars behind bullets, a company whose name begins like a suite',
    text: `
Stellar Haulage Systems, Inc.
7700 Airport Blvd, Suite 400
Houston, TX 77061

January 22, 2025

RE: Verification of Employment for Natasha Kuzmin

To Whom It May Concern,

Please accept this letter as verification of employment for Natasha Kuzmin. Details are as follows:

• Position: Customs Compliance Analyst
• Date of hire: November 4, 2019
• Current salary: $67,200 per year

Respectfully,

Bernard Acheson
Payroll Supervisor`,
    facts: {
      full_name: 'Natasha Kuzmin',
      employer_name: 'Stellar Haulage Systems, Inc.',
      employer_address: '7700 Airport Blvd, Suite 400, Houston, TX 77061',
      job_title: 'Customs Compliance Analyst',
      employment_start_date: '2019-11-04',
      annual_base_pay: '67200',
    },
  },
  {
    type: 'offer_letter',
    about: 'addressed by the surname alone',
    text: `
# NORDLICHT SOFTWARE GMBH
Kastanienallee 12, 10435 Berlin

Berlin, 3 June 2024

Ms. Tereza Dvorak
Korunni 44
120 00 Praha 2

Employment Offer

Dear Ms. Dvorak,

We are delighted to offer you the position of Data Engineer at Nordlicht Software GmbH.
Start date: 1 August 2024
Annual gross salary: EUR 72,000

Kind regards,

Friederike Lohmeyer
Managing Director`,
    facts: { full_name: 'Tereza Dvorak', job_title: 'Data Engineer', employment_start_date: '2024-08-01' },
  },
  {
    type: 'tax_form_w9',
    about: 'the number of a business, date and signature in one line',
    text: `
# Request for Taxpayer Identification Number and Certification
Form W-9 (Rev. October 2018)
1 Name (as shown on your income tax return). Name is required on this line; do not leave this line blank.
Gideon Marshfield
5 Address (number, street, and apt. or suite no.) See instructions.
4 Gristmill Lane
6 City, state, and ZIP code
Brattleboro, VT 05301
Part I Taxpayer Identification Number (TIN)
Social security number

or Employer identification number
8 4 – 2917730
Part II Certification
Signature of U.S. person G. Marshfield Date 06/03/2023`,
    facts: { full_name: 'Gideon Marshfield', ein: '84-2917730', signed_date: '2023-06-03' },
    absent: ['ssn'],
  },
];
