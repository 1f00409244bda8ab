// Payslips, letters of employers, offers and CVs.
import type { Paper } from '../paper.ts';

export const workPapers: readonly Paper[] = [
  {
    type: 'pay_stub',
    about: 'American earnings statement',
    text: `
# Earnings Statement
Cascade Outfitters, Inc.                                  Pay Period: 05/01/2025 - 05/15/2025
410 Alder Street, Portland, OR 97205                      Pay Date: 05/20/2025

Employee: Mara Lindqvist                                  Employee ID: 30417
17 Harbour Lane, Portland, OR 97201

Earnings               Rate        Hours       This Period      Year to Date
Regular                32.00       80.00       2,560.00         23,040.00
Gross Pay                                      2,560.00         23,040.00

Deductions                                     This Period      Year to Date
Federal Income Tax                             281.60           2,534.40
Social Security Tax                            158.72           1,428.48
Medicare Tax                                   37.12            334.08
Oregon State Tax                               204.80           1,843.20
Net Pay                                        1,877.76         16,899.84`,
    facts: {
      employer_name: 'Cascade Outfitters, Inc.',
      full_name: 'Mara Lindqvist',
      period_start: '2025-05-01',
      period_end: '2025-05-15',
      pay_date: '2025-05-20',
      gross_pay: '2560.00',
      net_pay: '1877.76',
      gross_pay_ytd: '23040.00',
      federal_income_tax: '281.60',
      social_security_tax: '158.72',
      medicare_tax: '37.12',
    },
  },
  {
    type: 'pay_stub',
    about: 'British payslip',
    text: `
# PAYSLIP
Brindle & Hart Ltd                 Employee: Thomas Ashworth          NI Number: QQ123456C
Pay Date: 30/06/2025               Tax Code: 1257L                    Tax Period: 3

Payments                           Amount          Deductions         Amount
Basic Salary                       2,916.67        PAYE Tax           373.80
                                                   National Insurance 149.47
                                                   Pension            145.83
Total Payments                     2,916.67        Total Deductions   669.10
Net Pay                            2,247.57`,
    facts: {
      full_name: 'Thomas Ashworth',
      pay_date: '2025-06-30',
      gross_pay: '2916.67',
      net_pay: '2247.57',
      employer_name: 'Brindle & Hart Ltd',
    },
  },
  {
    type: 'pay_stub',
    about: 'Indian salary slip',
    text: `
# Sahyadri Software Private Limited
Plot 14, Hinjewadi Phase 2, Pune 411057
Salary Slip for the month of March 2025
Employee Name: Anaya Kulkarni          Employee ID: SS-2281
Designation: Test Engineer             Bank A/c No: 009912345678
PAN: ABCPK1234F                        UAN: 100200300400
Earnings             Amount            Deductions           Amount
Basic                45,000.00         Provident Fund       5,400.00
House Rent Allowance 18,000.00         Professional Tax     200.00
Special Allowance    12,000.00         TDS                  4,400.00
Gross Earnings       75,000.00         Total Deductions     10,000.00
Net Pay              65,000.00`,
    facts: {
      full_name: 'Anaya Kulkarni',
      gross_pay: '75000.00',
      net_pay: '65000.00',
      employer_name: 'Sahyadri Software Private Limited',
    },
  },
  {
    type: 'pay_stub',
    about: 'German statement of pay',
    text: `
# Entgeltabrechnung
Nordlicht Möbel GmbH, Deichstraße 8, 20459 Hamburg
Abrechnungsmonat: April 2025
Herr Jonas Brandt          Steuerklasse: 1          Eintritt: 01.03.2021
Bruttogehalt                                        3.800,00
Gesamtbrutto                                        3.800,00
Lohnsteuer                                          498,16
Rentenversicherung                                  353,40
Krankenversicherung                                 310,00
Auszahlungsbetrag                                   2.638,44`,
    facts: { gross_pay: '3800.00', net_pay: '2638.44', employer_name: 'Nordlicht Möbel GmbH' },
  },
  {
    type: 'employment_letter',
    about: 'Indian experience letter',
    text: `
# Sahyadri Software Private Limited
Plot 14, Hinjewadi Phase 2, Pune 411057
Date: 12 June 2025
EXPERIENCE LETTER
This is to certify that Ms. Anaya Kulkarni was working with us as Test Engineer from 4 January 2021 to
30 May 2025. During her tenure we found her sincere, hardworking and result oriented.
We wish her all the best in her future endeavours.
For Sahyadri Software Private Limited
Rohan Deshpande
Manager - Human Resources`,
    facts: {
      full_name: 'Anaya Kulkarni',
      job_title: 'Test Engineer',
      employer_name: 'Sahyadri Software Private Limited',
      employment_start_date: '2021-01-04',
      employment_end_date: '2025-05-30',
    },
  },
  {
    type: 'employment_letter',
    about: 'Indian experience letter without a heading',
    text: `
Konkan Logistics Pvt. Ltd.
Ref: KL/HR/2024/118                                            Date: 03/02/2024
TO WHOMSOEVER IT MAY CONCERN
This is to certify that Mr. Vikram Salvi has worked with Konkan Logistics Pvt. Ltd. as a Senior Accountant
from 10/08/2018 to 31/01/2024. His conduct and character during this period were found to be good.
He is leaving the organisation on his own accord. We wish him success in all his future endeavours.
Yours faithfully,
Authorised Signatory`,
    facts: { full_name: 'Vikram Salvi', job_title: 'Senior Accountant', employer_name: 'Konkan Logistics Pvt. Ltd.' },
  },
  {
    type: 'employment_letter',
    about: 'American confirmation',
    text: `
Cascade Outfitters, Inc.
410 Alder Street, Portland, OR 97205
June 3, 2025
To Whom It May Concern:
This letter confirms that Mara Lindqvist has been employed with Cascade Outfitters, Inc. since March 12, 2019.
She currently holds the position of Merchandise Planner on a full-time basis, and her annual salary is $66,560.
If you need anything further, please contact me at (503) 555-0110.
Sincerely,
Dana Whitlock
Director of Human Resources`,
    facts: {
      full_name: 'Mara Lindqvist',
      employer_name: 'Cascade Outfitters, Inc.',
      employment_start_date: '2019-03-12',
      job_title: 'Merchandise Planner',
      annual_base_pay: '66560',
    },
  },
  {
    type: 'offer_letter',
    about: 'American offer',
    text: `
Fjord Analytics LLC
900 Mill Street, Portland, OR 97209
July 8, 2025
Dear Mara Lindqvist,
We are pleased to offer you the position of Senior Data Analyst at Fjord Analytics LLC. Your start date will be
August 4, 2025, and you will report to Paul Weber, Head of Insights. Your annual base salary will be $92,000,
paid in semi-monthly installments, with a signing bonus of $5,000.
Your employment is at will. This offer is contingent upon a background check. Please sign and return this letter.
Sincerely,
Helen Marsh, Chief People Officer`,
    facts: {
      full_name: 'Mara Lindqvist',
      employer_name: 'Fjord Analytics LLC',
      job_title: 'Senior Data Analyst',
      employment_start_date: '2025-08-04',
      annual_base_pay: '92000',
    },
  },
  {
    type: 'offer_letter',
    about: 'British offer',
    text: `
Brindle & Hart Ltd
22 Canal Row, Leeds LS1 4DT
14 May 2025
Dear Thomas,
Offer of employment
I am delighted to offer you the role of Warehouse Supervisor with Brindle & Hart Ltd, starting on 2 June 2025.
Your salary will be £35,000 per annum, payable monthly in arrears. Your probationary period is six months.
To accept this offer, please sign and return the enclosed copy.
Yours sincerely,
Olivia Crane
HR Manager`,
    facts: {
      employer_name: 'Brindle & Hart Ltd',
      job_title: 'Warehouse Supervisor',
      employment_start_date: '2025-06-02',
      annual_base_pay: '35000',
    },
  },
  {
    type: 'offer_letter',
    about: 'letter of appointment with terms in rows',
    text: `
# Letter of Appointment
Sahyadri Software Private Limited
Date: 20 December 2020
To: Anaya Kulkarni
We are pleased to offer you appointment on the following terms:
Position: Test Engineer
Joining Date: 4 January 2021
Annual Salary: INR 900,000
Reporting to: Rohan Deshpande
Location: Pune
You will be on a probationary period of six months. Kindly sign the duplicate copy as acceptance of this offer.`,
    facts: {
      full_name: 'Anaya Kulkarni',
      job_title: 'Test Engineer',
      employment_start_date: '2021-01-04',
      annual_base_pay: '900000',
    },
  },
  {
    type: 'resume',
    about: 'titles before companies parted by bars, the year behind the school',
    text: `
# Theodora Balakrishnan
Registered Nurse
12 Hawthorn Drive, Leeds LS6 3AB
theodora.b@post.example
0113 496 0123

# Professional Experience
Ward Nurse | St Brannoc Hospital | 04/2019 – 11/2023
- Cared for forty patients a week.
Healthcare Assistant | Elmfield Care | 09/2016 – 03/2019

# Education
BSc Nursing, University of Huddersfield, 2016`,
    facts: {
      full_name: 'Theodora Balakrishnan',
      email: 'theodora.b@post.example',
      university: 'University of Huddersfield',
      degree: 'BSc Nursing',
      graduation_date: '2016',
    },
  },
  {
    type: 'offer_letter',
    about: 'the address of the person written to over the salutation',
    text: `
# Fernwell Studios LLC
July 1, 2024

Amadou Diallo
77 Garnet Street
Denver, CO 80203

Dear Amadou,

We are pleased to offer you the position of Lead Illustrator at Fernwell Studios LLC.
Your start date will be August 19, 2024. Your annual salary will be $92,000.

Sincerely,

Petra Lindholm
Chief Executive Officer`,
    facts: {
      full_name: 'Amadou Diallo',
      address: '77 Garnet Street, Denver, CO 80203',
      employer_name: 'Fernwell Studios LLC',
      job_title: 'Lead Illustrator',
      employment_start_date: '2024-08-19',
    },
  },
  {
    type: 'resume',
    about: 'one column',
    text: `
# Mara Lindqvist
mara@lindqvist.example | (503) 555-0142 | Portland, OR
SUMMARY
Planner with six years in retail.
EXPERIENCE
Merchandise Planner, Cascade Outfitters, Inc.                        March 2019 - Present
- Built the weekly open-to-buy report
Sales Analyst, Northwind Traders                                     June 2016 - February 2019
- Forecast demand for 40 stores
EDUCATION
University of Oregon
Bachelor of Science in Statistics                                    2012 - 2016
SKILLS
Excel, SQL, Python`,
    facts: {
      full_name: 'Mara Lindqvist',
      email: 'mara@lindqvist.example',
      employer_name: 'Cascade Outfitters, Inc.',
      job_title: 'Merchandise Planner',
      employment_start_date: '2019-03',
      university: 'University of Oregon',
    },
  },
  {
    type: 'resume',
    about: 'British curriculum vitae',
    text: `
# Curriculum Vitae
Thomas Ashworth
9 Beck Street, Leeds LS6 2AB
Tel: 0113 496 0123        Email: tom@ashworth.example
Personal Statement
A reliable supervisor with ten years in logistics.
Employment History
2018 to present       Warehouse Supervisor, Brindle & Hart Ltd, Leeds
2012 to 2018          Forklift Operator, Pennine Freight Ltd, Bradford
Education
2010 to 2012          Leeds City College, NVQ Level 3
Interests
Fell running
References available upon request`,
    facts: { full_name: 'Thomas Ashworth', email: 'tom@ashworth.example' },
  },
  {
    type: 'resume',
    about: 'German Lebenslauf',
    text: `
# Lebenslauf
Jonas Brandt
Deichstraße 3, 20459 Hamburg
E-Mail: jonas@brandt.example
Berufserfahrung
03/2021 - heute       Möbeldesigner, Nordlicht Möbel GmbH, Hamburg
09/2017 - 02/2021     Tischler, Holzwerk Altona, Hamburg
Ausbildung
2014 - 2017           Fachhochschule Lübeck, Bachelor of Arts
Kenntnisse
AutoCAD, SolidWorks
Sprachen
Deutsch, Englisch`,
    facts: { full_name: 'Jonas Brandt', email: 'jonas@brandt.example' },
  },
];
