// Second and third layouts of papers that come in many: captions over values, sums in other words, two columns.
import type { Paper } from '../paper.ts';

export const furtherPapers: readonly Paper[] = [
  {
    type: 'invoice',
    about: 'labels in capitals, three parties',
    text: `
# LUMEN SUPPLY LTD.                                   INVOICE
Bright ideas delivered                                INVOICE: LS-2088
140 Foundry Road                                      INVOICE DATE: 9/14/2024
Dayton, OH 45402                                      DUE DATE: 10/14/2024
Phone: (937) 555-0188                                 CUSTOMER NAME: CASCADE OUTFITTERS
                                                      CUSTOMER ID: C-7731
BILL TO:                         SHIP TO:
Cascade Outfitters               Cascade Outfitters Warehouse
410 Alder Street                 9 Freight Way
Portland, OR 97205               Gresham, OR 97030
SALESPERSON     P.O. NUMBER     REQUISITIONER     TERMS
                PO-3312
DATE        ITEM CODE    DESCRIPTION        QTY     UM      PRICE       TAX     AMOUNT
9/4/2024    A204         LED panel          2       units   $30.00      5%      $63.00
9/5/2024    B101         Dimmer             3       units   $10.00      5%      $31.50
                                                    SUBTOTAL            $90.00
                                                    SALES TAX           $4.50
                                                    TOTAL               $94.50`,
    facts: {
      vendor_name: 'LUMEN SUPPLY LTD.',
      vendor_address: '140 Foundry Road, Dayton, OH 45402',
      customer_id: 'C-7731',
      invoice_number: 'LS-2088',
      invoice_date: '2024-09-14',
      due_date: '2024-10-14',
      po_number: 'PO-3312',
      subtotal: '90.00',
      tax: '4.50',
      total: '94.50',
    },
  },
  {
    type: 'invoice',
    about: 'British invoice with value added tax',
    text: `
Pennine Plumbing Services
3 Works Yard, Bradford BD1 2AB
Tel: 01274 496 0188                       VAT Reg No: GB 123 4567 89
# Invoice
Invoice To                                Invoice No.        Date
Thomas Ashworth                           0472               12 February 2025
9 Beck Street
Leeds LS6 2AB
Description                                                  Amount
Replace kitchen tap                                          £120.00
Parts                                                        £45.00
Net                                                          £165.00
VAT @ 20%                                                    £33.00
Total due                                                    £198.00
Payment due within 30 days. Sort code 20-00-00 Account 55112233`,
    facts: {
      invoice_number: '0472',
      invoice_date: '2025-02-12',
      total: '198.00',
      tax: '33.00',
      customer_name: 'Thomas Ashworth',
    },
  },
  {
    type: 'receipt',
    about: 'café with the sum in words of its own',
    text: `
BLUE KETTLE CAFE
1418 Lovejoy Street
Portland, OR 97209
(503) 555-0144
06/10/2025 1:19 PM
Sales Associate: Rui
1 Cappuccino            $4.50
2 Scones                $7.00
Sub-Total               $11.50
Tax                     $0.92
Tip:                    $2.00
Total                   $14.42
Visa 1142               $14.42`,
    facts: {
      merchant_name: 'BLUE KETTLE CAFE',
      merchant_address: '1418 Lovejoy Street, Portland, OR 97209',
      transaction_date: '2025-06-10',
      subtotal: '11.50',
      tax: '0.92',
      total: '14.42',
    },
  },
  {
    type: 'receipt',
    about: 'German till',
    text: `
Bäckerei Morgenrot
Elbgasse 4
22767 Hamburg
21.05.2025 07:44
2x Franzbrötchen        3,60
1 Roggenbrot            4,90
Summe EUR               8,50
Bar                    10,00
Rückgeld                1,50
MwSt 7%                 0,56
Vielen Dank für Ihren Einkauf`,
    facts: { transaction_date: '2025-05-21', total: '8.50' },
  },
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
    type: 'bank_statement',
    about: 'sums in a summary with signs',
    text: `
Columbia Valley Credit Union                             Member Statement
PO Box 22, Vancouver, WA 98660
MARTIN FOLEY                                             Statement Date: March 31, 2025
31 ELM COURT                                             Member Number: 448120
SALEM OR 97301                                           March 1, 2025 through March 31, 2025
Share Draft Checking                                     Account Number: 448120-75
Previous Balance                                         $640.10
Deposits and Credits                                     +$3,122.70
Withdrawals and Debits                                   -$2,950.00
New Balance                                              $812.80
Date      Transaction Description           Amount        Balance
03/07     Direct Deposit Elm Court Bakery   1,561.35      2,201.45
03/11     Rent                              -1,150.00     1,051.45
03/21     Direct Deposit Elm Court Bakery   1,561.35      2,612.80
03/28     Car payment                       -1,800.00     812.80`,
    facts: {
      bank_name: 'Columbia Valley Credit Union',
      statement_date: '2025-03-31',
      period_start: '2025-03-01',
      period_end: '2025-03-31',
      account_number: '448120-75',
      total_deposits: '3122.70',
      total_withdrawals: '2950.00',
      full_name: 'MARTIN FOLEY',
    },
  },
  {
    type: 'bank_statement',
    about: 'credit card',
    text: `
# Evergreen Rewards Card Statement
Harbor Mutual Bank                                       Account ending in 4242
Mara Lindqvist                                           Statement closing date: 05/17/2025
17 Harbour Lane, Portland, OR 97201
Previous Balance                          $410.22
Payments and Credits                      -$410.22
Purchases                                 +$388.10
New Balance                               $388.10
Minimum Payment Due                       $35.00
Payment Due Date                          06/12/2025
Credit Limit                              $6,000.00      Available Credit      $5,611.90`,
    facts: {
      new_balance: '388.10',
      previous_balance: '410.22',
      minimum_payment: '35.00',
      payment_due_date: '2025-06-12',
    },
  },
  {
    type: 'utility_bill',
    about: 'gas bill with captions over values',
    text: `
# Northgate Gas Company
Account Number          Bill Date            Due Date             Amount Due
200-4418-7              02/11/2025           03/04/2025           $137.90
Service Address                              Customer Name
31 Elm Court, Salem, OR 97301                Martin Foley
Meter Number  G55120      Therms used 96
Previous balance        $120.55
Payment - thank you     -$120.55
Gas charges             $137.90
Late fee after due date $5.00`,
    facts: {
      utility_provider: 'Northgate Gas Company',
      account_number: '200-4418-7',
      due_date: '2025-03-04',
      amount_due: '137.90',
      full_name: 'Martin Foley',
      service_address: '31 Elm Court, Salem, OR 97301',
    },
  },
  {
    type: 'utility_bill',
    about: 'British energy bill',
    text: `
# Your electricity bill
Moorland Energy                                Account number: A-5512 0098
Mr Thomas Ashworth                             Bill date: 2 April 2025
9 Beck Street
Leeds LS6 2AB
Billing period: 1 January 2025 to 31 March 2025
Supply address: 9 Beck Street, Leeds LS6 2AB
Meter number S12K 44121      Electricity used 812 kWh
Standing charge  90 days at 53.1p              £47.79
Energy charges                                 £219.24
VAT at 5%                                      £13.35
Total charges this period                      £280.38
Amount due by 16 April 2025                    £280.38`,
    facts: {
      full_name: 'Thomas Ashworth',
      period_start: '2025-01-01',
      period_end: '2025-03-31',
      service_address: '9 Beck Street, Leeds LS6 2AB',
      amount_due: '280.38',
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
    type: 'insurance_policy',
    about: 'homeowners declarations',
    text: `
# HOMEOWNERS POLICY DECLARATIONS
Issued by: Columbia Casualty Insurance Company
Policy No.: HO3-1182207              Effective Date: 03/15/2025       Expiration Date: 03/15/2026
NAMED INSURED AND ADDRESS            AGENT
Martin Foley                         Lena Ortiz Agency
31 Elm Court                         55 Dock Road
Salem, OR 97301                      Astoria, OR 97103
Coverage                             Limit
A - Dwelling                         $320,000
Deductible                           $1,000
Total Annual Premium                 $1,204.00`,
    facts: {
      policy_number: 'HO3-1182207',
      effective_date: '2025-03-15',
      expiration_date: '2026-03-15',
      full_name: 'Martin Foley',
      insurer_name: 'Columbia Casualty Insurance Company',
    },
  },
  {
    type: 'insurance_policy',
    about: 'health card with plan',
    text: `
# BlueRiver Health Insurance
Subscriber Name:             Group No.        Plan Code
PRIYA MENON                  700123           PPO-2
Identification Number:       RxBIN  004336
XRV 4410 22891               RxGrp  BRH1
Deductible $500    PCP $20    Specialist $40
Effective Date: 01/01/2025`,
    facts: {
      full_name: 'PRIYA MENON',
      insurer_name: 'BlueRiver Health Insurance',
      group_number: '700123',
      effective_date: '2025-01-01',
    },
  },
  {
    type: 'lease',
    about: 'months and sums in words',
    text: `
# RENTAL AGREEMENT
THIS AGREEMENT made this 1st day of September, 2024, by and between Columbia Property Group LLC, hereinafter
called "Lessor", and Martin Foley, hereinafter called "Lessee".
The Lessor hereby leases to the Lessee the dwelling situated at 31 Elm Court, Salem, OR 97301, for a term of twelve
(12) months, commencing on September 1, 2024 and ending on August 31, 2025.
The rent shall be One Thousand One Hundred Fifty Dollars ($1,150.00) per month, payable in advance.
Lessee has deposited with Lessor the sum of $1,000.00 as a security deposit.`,
    facts: {
      landlord_name: 'Columbia Property Group LLC',
      tenant_name: 'Martin Foley',
      property_address: '31 Elm Court, Salem, OR 97301',
      lease_start_date: '2024-09-01',
      lease_end_date: '2025-08-31',
      monthly_rent: '1150.00',
      security_deposit: '1000.00',
    },
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
    type: 'vehicle_registration',
    about: 'captions over values',
    text: `
# VALIDATED REGISTRATION CARD
REGISTRATION VALID FROM: 06/01/2025 TO: 05/31/2026
MAKE        YR MODEL      VP       BODY TYPE MODEL      VEHICLE ID NUMBER           LICENSE NUMBER
HONDA       2018          AUTO     SEDAN                1HGCV1F34JA012345           8KLM220
REGISTERED OWNER
MARTIN FOLEY
31 ELM COURT
SALEM OR 97301`,
    facts: { vehicle_make: 'HONDA', vin: '1HGCV1F34JA012345', vehicle_year: '2018', full_name: 'MARTIN FOLEY' },
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
