// Wage statements, tax forms and letters about work in the layouts of offices in several countries.
import type { Paper } from '../paper.ts';

export const wageStatementPapers: readonly Paper[] = [
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
    about: 'the number to call for questions is the employer’s',
    text: `
Quillfeather Printing Inc.
71 Foundry Lane, Tacoma, WA 98402

March 4, 2024

To whom it may concern,

This letter confirms that Ignatius Oyelaran has worked for Quillfeather Printing Inc. as Press Operator since
May 11, 2018. The position is full-time and permanent. The annual base salary is $52,300.00.
Ignatius lives at 908 Cedar Court, Apt 2, Tacoma, WA 98405.

For questions please call us at (253) 555-0164.

Sincerely,

Prudence Halloway
Human Resources`,
    facts: {
      full_name: 'Ignatius Oyelaran',
      employer_name: 'Quillfeather Printing Inc.',
      job_title: 'Press Operator',
      annual_base_pay: '52300.00',
    },
    absent: ['phone', 'support_number', 'work_phone', 'mobile_phone'],
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
