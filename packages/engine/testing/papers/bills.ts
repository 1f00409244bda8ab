// Bills and statements in more layouts: captions over values, sums in other words, counts beside sums.
import type { Paper } from '../paper.ts';

export const billPapers: readonly Paper[] = [
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
    type: 'bank_statement',
    about: 'how many there were beside each sum, the small print below',
    text: `
# LAKEMONT SAVINGS BANK                         May 03, 2025 through June 02, 2025
                                                Account Number: 000000512209844
RENATA OYEDELE
18 HARBOUR VIEW DR APT 9
DULUTH MN 55802-1140
CHECKING SUMMARY     Lakemont Everyday Checking
                              INSTANCES      AMOUNT
Beginning Balance                            $910.44
Deposits and Additions        2              2,480.00
Electronic Withdrawals        3              -1,105.30
Ending Balance                5              $2,285.14
Your balance fell below $500.00 on 05/19.`,
    facts: {
      full_name: 'RENATA OYEDELE',
      address: '18 HARBOUR VIEW DR APT 9, DULUTH MN 55802-1140',
      account_number: '000000512209844',
      account_type: 'Lakemont Everyday Checking',
      total_deposits: '2480.00',
      closing_balance: '2285.14',
    },
    absent: ['routing_number', 'minimum_payment', 'payment_due_date'],
  },
  {
    type: 'bank_statement',
    about: 'Indian statement, the branch beside the holder, sums under their headings',
    text: `
# KAVERI BANK                                  Statement of accounts
MS DEEPA VENKATESH                       Account Branch : JAYANAGAR
NO 14 LOTUS RESIDENCY                    Address        : KAVERI BANK LTD, 11TH MAIN ROAD, BENGALURU 560041
4TH BLOCK JAYANAGAR                      Email          : deepa.v@example.in
BENGALURU 560011                         Account No     : 60021144098817
Statement From : 01/04/2025 To : 30/04/2025
Date        Narration                        Withdrawal Amt.    Deposit Amt.    Closing Balance
02/04/25    UPI-MILK BOOTH                   480.00                             1,10,020.00
05/04/25    NEFT CR SALARY                                      90,000.00       2,00,020.00
STATEMENT SUMMARY
Opening Balance        Debits        Credits        Closing Bal
1,10,500.00            480.00        90,000.00      2,00,020.00`,
    facts: {
      full_name: 'DEEPA VENKATESH',
      email: 'deepa.v@example.in',
      account_number: '60021144098817',
      period_start: '2025-04-01',
      period_end: '2025-04-30',
      opening_balance: '110500.00',
      closing_balance: '200020.00',
    },
  },
  {
    type: 'bank_statement',
    about: 'European account known by its IBAN, amounts with commas',
    text: `
# Nordfels Bank                                Account statement no. 3/2025
Frau Ilse Hagedorn                             Date: 31.03.2025
Lindenallee 40                                 IBAN  DE89 3704 0044 0532 0130 00
20259 Hamburg
Period: 01.03.2025 - 31.03.2025
28.02.2025    Previous balance                 1.204,50
14.03.2025    Direct debit                     -204,50
31.03.2025    New balance                      1.000,00`,
    facts: {
      iban: 'DE89370400440532013000',
      account_number: 'DE89370400440532013000',
      opening_balance: '1204.50',
      closing_balance: '1000.00',
    },
    absent: ['routing_number', 'sort_code'],
  },
  {
    type: 'utility_bill',
    about: 'the day to pay by in a sentence, the reference flush right under its caption',
    text: `
# Wharfedale Gas
Mrs Anneka Holroyd                                   Your customer reference number
6 Spring Gardens                                                     7718 2204 5510
Otley LS21 3JT                                                            Bill date
                                                                     9 January 2025
Bill period: 8 October 2024 to 7 January 2025
Please pay £188.40
by 23 January 2025
Balance from your last bill            £91.10
Gas used this period                   £179.43
VAT at 5%                              £8.97
Total to pay                           £188.40`,
    facts: {
      account_number: '7718 2204 5510',
      statement_date: '2025-01-09',
      due_date: '2025-01-23',
      amount_due: '188.40',
      previous_balance: '91.10',
      utility_provider: 'Wharfedale Gas',
    },
  },
  {
    type: 'utility_bill',
    about: 'telephone bill, the supplier where cheques go',
    text: `
# tangleberry                                     Billing period  Mar 4, 2025 to Apr 3, 2025
PO BOX 220                                        Account number 330471128-00002
DAYTON, OH 45401                                  Invoice number 5521908847
                                                  Bill date      April 3, 2025
OMAR FITZWILLIAM
210 CANAL ST
DAYTON, OH 45402
Your April bill is $64.10
Due Apr 26, 2025
Balance from last bill                            $64.10
Payment - Thank You                               -$64.10
Account charges: Unlimited plan                   $58.00
Taxes, surcharges & fees                          $6.10
Total due                                         $64.10
Make check payable to Tangleberry Wireless. Include your account number.`,
    facts: {
      utility_provider: 'Tangleberry Wireless',
      full_name: 'OMAR FITZWILLIAM',
      account_number: '330471128-00002',
      due_date: '2025-04-26',
      amount_due: '64.10',
      period_start: '2025-03-04',
    },
  },
];
