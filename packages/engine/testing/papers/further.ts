// Papers of work, tax and study in second and third layouts: captions over values, two columns.
import type { Paper } from '../paper.ts';

export const furtherPapers: readonly Paper[] = [
  {
    type: 'pay_stub',
    about: 'deductions beside earnings, employer below',
    text: `
# Pay Advice
Employee Name        Employee No.      Department       Pay Period               Pay Date
Martin Foley         00871             Bakery           06/01/2025-06/15/2025    06/20/2025
HOURS AND EARNINGS                                  TAXES AND DEDUCTIONS
Description   Rate     Hours    Current    YTD        Description      Current    YTD
Regular       21.50    80.00    1,720.00   18,920.00  Federal W/H      146.20     1,608.20
Overtime      32.25    4.00     129.00     645.00     Social Security  114.64     1,213.03
                                                      Medicare         26.81      283.69
Gross Pay                       1,849.00   19,565.00  Total Deductions 287.65     3,104.92
NET PAY                         1,561.35
Elm Court Bakery LLC, 200 Elm Court, Salem, OR 97301`,
    facts: {
      full_name: 'Martin Foley',
      pay_date: '2025-06-20',
      period_start: '2025-06-01',
      period_end: '2025-06-15',
      gross_pay: '1849.00',
      net_pay: '1561.35',
      federal_income_tax: '146.20',
      employer_name: 'Elm Court Bakery LLC',
    },
  },
  {
    type: 'tax_return',
    about: 'return of a company owner, captions beside',
    text: `
# Form 1040 U.S. Individual Income Tax Return 2023
Your first name and middle initial: Martin J
Last name: Foley
Your social security number: 612-33-4410
Home address (number and street): 31 Elm Court
City, town, or post office: Salem     State: OR     ZIP code: 97301
Filing status: Married filing jointly
1z Add lines 1a through 1h                                       48,070
9 Add lines 1z, 2b, 3b, 4b, 5b, 6b, 7, and 8. This is your total income       48,212
11 Subtract line 10 from line 9. This is your adjusted gross income           48,212
15 This is your taxable income                                   20,512
24 This is your total tax                                        2,053
37 Amount you owe                                                118`,
    facts: { ssn: '612-33-4410', tax_year: '2023', given_names: 'Martin J', surname: 'Foley' },
  },
  {
    type: 'tax_form_1099',
    about: 'miscellaneous information in rows',
    text: `
# 2024 Form 1099-MISC Miscellaneous Information
PAYER'S name: Columbia Property Group LLC, 77 Front Street, Salem, OR 97301
PAYER'S TIN: 93-4441200
RECIPIENT'S TIN: 612-33-4410
RECIPIENT'S name: Martin Foley
Street address: 31 Elm Court     City: Salem, OR 97301
1 Rents  $ 8,400.00
4 Federal income tax withheld  $ 0.00
Copy B For Recipient`,
    facts: { tax_year: '2024', full_name: 'Martin Foley' },
  },
  {
    type: 'employment_letter',
    about: 'form of verification in rows',
    text: `
# Employment Verification
Elm Court Bakery LLC
200 Elm Court, Salem, OR 97301
Employee Name: Martin Foley
Job Title: Night Baker
Date of Hire: 02/03/2022
Employment Status: Full-time
Annual Salary: $48,070
Supervisor: Grace Olsen
We confirm that the employee named above is currently employed with us.
Signature of employer: Grace Olsen`,
    facts: {
      full_name: 'Martin Foley',
      employer_name: 'Elm Court Bakery LLC',
      job_title: 'Night Baker',
      employment_start_date: '2022-02-03',
      annual_base_pay: '48070',
    },
  },
  {
    type: 'resume',
    about: 'titles over employers, two columns in the head',
    text: `
# PRIYA MENON
Registered Nurse                                              priya@menon.example
12 Kiln Road, Leeds LS2 8AA                                   07700 900412
Profile
Nurse with seven years on surgical wards.
Work Experience
Senior Staff Nurse
St Aidan's Hospital, Leeds
September 2021 - Present
Leads a team of six.
Staff Nurse
Moorside General Hospital, Bradford
August 2017 - August 2021
Education
University of Airedale
MSc Public Health
2020 - 2022`,
    facts: {
      full_name: 'PRIYA MENON',
      email: 'priya@menon.example',
      job_title: 'Senior Staff Nurse',
      employment_start_date: '2021-09',
      university: 'University of Airedale',
    },
  },
  {
    type: 'transcript',
    about: 'captions over values, term averages',
    text: `
# PORTLAND CITY COLLEGE
UNOFFICIAL TRANSCRIPT
Student                  ID                 Birthdate        Program
Foley, Martin James      P00441207          11/02/1992       Associate of Applied Science, Culinary Arts
Term: Fall 2010
CA 101   Culinary Basics            4.0   B    12.00
Term GPA 3.10     Cumulative GPA 3.10
Term: Spring 2011
CA 120   Baking I                   4.0   A    16.00
Term GPA 3.60     Cumulative GPA 3.35`,
    facts: { university: 'PORTLAND CITY COLLEGE', gpa: '3.35' },
  },
  {
    type: 'language_test',
    about: 'captions over scores',
    text: `
# PTE Academic Score Report
Pearson Test of English
Test Taker Name            Test Date            Date of Birth        Country of Citizenship
Anaya Kulkarni             14 Jan 2025          19 Aug 1997          India
Overall Score
74
Listening     Reading     Speaking     Writing
76            71          75           73
Registration ID 440122871     Valid Until: 14 Jan 2027`,
    facts: {
      full_name: 'Anaya Kulkarni',
      overall_score: '74',
      listening_score: '76',
      reading_score: '71',
      speaking_score: '75',
      writing_score: '73',
      test_date: '2025-01-14',
    },
  },
  {
    type: 'offer_letter',
    about: 'conditional offer, pay by the hour',
    text: `
Elm Court Bakery LLC
200 Elm Court, Salem, OR 97301
January 12, 2022
Martin Foley
31 Elm Court
Salem, OR 97301
Dear Martin,
Congratulations! Elm Court Bakery LLC is excited to offer you a full-time position as Night Baker. We would like you to
start on February 3, 2022. You will earn $21.50 per hour. This offer is contingent on proof of your right to work.
Sincerely,
Grace Olsen
General Manager`,
    facts: {
      full_name: 'Martin Foley',
      employer_name: 'Elm Court Bakery LLC',
      job_title: 'Night Baker',
      employment_start_date: '2022-02-03',
    },
  },
];
