// Payslips in the layouts of payroll providers of several countries.
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
];
