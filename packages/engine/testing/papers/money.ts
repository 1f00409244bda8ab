// Statements, bills, invoices and receipts.
import type { Paper } from '../paper.ts';

export const moneyPapers: readonly Paper[] = [
  {
    type: 'bank_statement',
    about: 'American checking account',
    text: `
# Statement of Account
Harbor Mutual Bank                                         Statement Period: 04/01/2025 - 04/30/2025
P.O. Box 4410, Portland, OR 97208                          Account Number: 0044120987
Mara Lindqvist                                             Routing Number: 123000220
17 Harbour Lane
Portland, OR 97201
Account Summary
Beginning Balance                                          $1,250.00
Total Deposits                                             $3,755.52
Total Withdrawals                                          $2,105.52
Ending Balance                                             $2,900.00
Date        Description                   Withdrawals      Deposits      Balance
04/05       Payroll Cascade Outfitters                     1,877.76      3,127.76
04/07       Rent                          1,450.00                       1,677.76
04/20       Payroll Cascade Outfitters                     1,877.76      3,555.52
04/22       Groceries                     655.52                         2,900.00`,
    facts: {
      bank_name: 'Harbor Mutual Bank',
      account_number: '0044120987',
      routing_number: '123000220',
      opening_balance: '1250.00',
      closing_balance: '2900.00',
      total_deposits: '3755.52',
      total_withdrawals: '2105.52',
      period_start: '2025-04-01',
      period_end: '2025-04-30',
      full_name: 'Mara Lindqvist',
    },
  },
  {
    type: 'bank_statement',
    about: 'British current account',
    text: `
# Your Current Account Statement
Pennine Bank plc
Mr Thomas Ashworth                                 Sort Code: 20-00-00
9 Beck Street                                      Account Number: 55779911
Leeds LS6 2AB                                      Statement date: 31 May 2025
Date          Details                    Paid out      Paid in      Balance
01 May        Balance brought forward                               812.40
02 May        Council Tax                148.00                     664.40
28 May        Brindle & Hart Ltd                       2,247.57     2,911.97
31 May        Balance carried forward                               2,911.97`,
    facts: { account_number: '55779911', full_name: 'Thomas Ashworth', bank_name: 'Pennine Bank plc' },
  },
  {
    type: 'bank_statement',
    about: 'German account',
    text: `
# Kontoauszug
Elbsparkasse Hamburg
Jonas Brandt                                IBAN: DE89 3704 0044 0532 0130 00
Auszug Nr. 4                                Datum: 30.04.2025
Buchungstag    Wertstellung    Verwendungszweck               Betrag
               Alter Kontostand                               1.204,10
02.04.2025     02.04.2025      Miete April                    -890,00
28.04.2025     28.04.2025      Gehalt Nordlicht Möbel         2.638,44
               Neuer Kontostand                               2.952,54`,
    facts: { iban: 'DE89370400440532013000', opening_balance: '1204.10', closing_balance: '2952.54' },
  },
  {
    type: 'utility_bill',
    about: 'American power bill that looks like an account statement',
    text: `
# Willamette Power & Light
Your Account Statement                                     Account Number: 7712 4450 09
Service For: Mara Lindqvist                                Statement Date: 05/12/2025
Service Address: 17 Harbour Lane, Portland, OR 97201       Due Date: 06/02/2025
Previous Balance                                           $84.12
Payment Received 05/01/2025 - Thank you                    -$84.12
Balance Forward                                            $0.00
Current Charges                                            $91.37
Amount Due                                                 $91.37
Meter Number   Previous Reading   Current Reading   Usage kWh
88231907       41220              41873             653
Date        Description                            Amount
05/12/2025  Basic charge                           11.00
05/12/2025  Energy charge 653 kWh                  80.37`,
    facts: {
      utility_provider: 'Willamette Power & Light',
      full_name: 'Mara Lindqvist',
      service_address: '17 Harbour Lane, Portland, OR 97201',
      statement_date: '2025-05-12',
      due_date: '2025-06-02',
      amount_due: '91.37',
      account_number: '7712 4450 09',
    },
  },
  {
    type: 'utility_bill',
    about: 'telecom bill that looks like an invoice',
    text: `
# Broadband and Phone Bill
Northline Telecom Ltd                                  Invoice Number: 99120338
Mr Thomas Ashworth                                     Bill date: 3 June 2025
9 Beck Street                                          Account number: 40552219
Leeds LS6 2AB                                          Payment due: 17 June 2025
Your broadband package                                 £29.17
Line rental                                            £9.16
Calls and data usage                                   £1.67
Subtotal                                               £40.00
VAT at 20%                                             £8.00
Total amount due                                       £48.00
We will take this payment by Direct Debit. Thank you for choosing Northline.`,
    facts: { amount_due: '48.00', due_date: '2025-06-17', account_number: '40552219', full_name: 'Thomas Ashworth' },
  },
  {
    type: 'utility_bill',
    about: 'mobile phone bill',
    text: `
# Your Wireless Bill
Columbia Wireless, Inc.                                Account: 553201187
Bill Period: Apr 18 - May 17, 2025                     Bill Date: May 18, 2025
Mara Lindqvist                                         Invoice: 8800127731
17 Harbour Lane, Portland, OR 97201
Plan charges - Unlimited talk, text and data           $55.00
Device installment 14 of 36                            $22.20
Surcharges, taxes and fees                             $6.41
Total due by June 9, 2025                              $83.61
AutoPay is scheduled for June 9. Data usage: 12.4 GB   Minutes: 210`,
    facts: { full_name: 'Mara Lindqvist' },
  },
  {
    type: 'utility_bill',
    about: 'German power bill',
    text: `
# Stromrechnung
Elbe Energie GmbH, Kaistraße 12, 20457 Hamburg
Herrn Jonas Brandt                          Kundennummer: 4410992
Deichstraße 3                               Rechnungsnummer: R-2025-0881
20459 Hamburg                               Rechnungsdatum: 15.04.2025
Verbrauchsstelle: Deichstraße 3, 20459 Hamburg
Zählernummer: 1EMH0012345678
Verbrauch 2.140 kWh                         684,80 EUR
Umsatzsteuer 19%                            130,11 EUR
Rechnungsbetrag                             814,91 EUR
Ihr neuer Abschlag: 72,00 EUR`,
    facts: { customer_id: '4410992' },
  },
  {
    type: 'invoice',
    about: 'American invoice',
    text: `
# INVOICE
Tidewater Design LLC                                   Invoice #: 1043
55 Dock Road, Astoria, OR 97103                        Invoice Date: 03/18/2025
(503) 555-0166                                         Due Date: 04/17/2025
Bill To:
Cascade Outfitters, Inc.
410 Alder Street
Portland, OR 97205
Description                          Qty       Unit Price       Amount
Catalog layout                       20        75.00            1,500.00
Photo retouching                     8         60.00            480.00
Subtotal                                                        1,980.00
Sales Tax (0%)                                                  0.00
Total                                                           $1,980.00
Please make checks payable to Tidewater Design LLC. Payment terms: Net 30.`,
    facts: {
      vendor_name: 'Tidewater Design LLC',
      customer_name: 'Cascade Outfitters, Inc.',
      invoice_number: '1043',
      invoice_date: '2025-03-18',
      due_date: '2025-04-17',
      subtotal: '1980.00',
      total: '1980.00',
    },
  },
  {
    type: 'invoice',
    about: 'German invoice',
    text: `
# Rechnung
Holzwerk Altona GmbH, Große Bergstraße 40, 22767 Hamburg
Nordlicht Möbel GmbH
Deichstraße 8
20459 Hamburg
Rechnungsnummer: 2025-118                              Rechnungsdatum: 02.05.2025
Pos.   Beschreibung            Menge     Einzelpreis      Gesamt
1      Eichenplatte            4         120,00           480,00
2      Lieferung               1         35,00            35,00
Nettobetrag                                               515,00
MwSt 19%                                                  97,85
Gesamtbetrag                                              612,85 EUR
Zahlbar innerhalb von 14 Tagen. USt-IdNr. DE123456789`,
    facts: {
      invoice_number: '2025-118',
      invoice_date: '2025-05-02',
      total: '612.85',
      vendor_name: 'Holzwerk Altona GmbH',
    },
  },
  {
    type: 'invoice',
    about: 'Indian tax invoice',
    text: `
# TAX INVOICE
Deccan Stationers                                    GSTIN: 27AAAPL1234C1Z5
MG Road, Pune 411001                                 Invoice No: DS/24-25/771
Bill To: Sahyadri Software Private Limited           Date: 11-02-2025
Item              HSN       Qty      Rate       Amount
A4 paper ream     4802      20       240.00     4,800.00
Markers           9608      30       20.00      600.00
Sub Total                                       5,400.00
CGST 9%                                         486.00
SGST 9%                                         486.00
Total                                           6,372.00`,
    facts: { invoice_number: 'DS/24-25/771', invoice_date: '2025-02-11', total: '6372.00', subtotal: '5400.00' },
  },
  {
    type: 'receipt',
    about: 'till receipt of a shop',
    text: `
HARBOUR GROCERY
88 Quay Road
Portland OR 97209
TEL (503) 555-0121
05/22/2025  18:42
REG 03  CSHR 11  TRN 0442
BANANAS             1.29
WHOLE MILK          3.49
RYE BREAD           4.25
SUBTOTAL            9.03
TAX                 0.00
TOTAL               9.03
CASH                10.00
CHANGE              0.97
THANK YOU`,
    facts: {
      merchant_name: 'HARBOUR GROCERY',
      transaction_date: '2025-05-22',
      subtotal: '9.03',
      total: '9.03',
    },
  },
  {
    type: 'receipt',
    about: 'bare till roll',
    text: `
Corner Pantry
12 Mill Lane, Leeds
21/05/25 09:14
Oat flapjack       £1.80
Flat white         £3.20
2 items
Total              £5.00
Contactless        £5.00
VAT No 123 4567 89`,
    facts: { total: '5.00', transaction_date: '2025-05-21' },
  },
  {
    type: 'receipt',
    about: 'restaurant',
    text: `
Trattoria Sole
Guest Check
Table 14   Server: Nina   Guests 2
06/14/2025  8:05 PM
2 Margherita       28.00
1 Tiramisu          9.00
Subtotal           37.00
Tax                 2.96
Total              39.96
Visa ending 4242   39.96
Tip ________`,
    facts: { subtotal: '37.00', tax: '2.96', total: '39.96', transaction_date: '2025-06-14' },
  },
];
