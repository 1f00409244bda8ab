// Invoices and receipts in more layouts: labels in capitals, several parties, tills of other countries.
import type { Paper } from '../paper.ts';

export const tradePapers: readonly Paper[] = [
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
    type: 'receipt',
    about: 'fuel: a number in the name of the shop, numbers of the sale that are no telephone',
    text: `
WELCOME TO
COYOTE STOP 12
810 HWY 66
TUCUMCARI NM 88401
DATE 03/09/2025 06:41
TRAN# 4418207
PUMP# 03
PRODUCT: UNLD
GALLONS:   9.120
PRICE/G:   $3.019
FUEL SALE: $27.53
AUTH#: 771204
TOTAL =    $27.53
HAVE A NICE DAY`,
    facts: {
      merchant_name: 'COYOTE STOP 12',
      merchant_address: '810 HWY 66, TUCUMCARI NM 88401',
      transaction_date: '2025-03-09',
      transaction_time: '06:41',
      total: '27.53',
    },
    absent: ['merchant_phone', 'customer_name', 'tax', 'subtotal'],
  },
  {
    type: 'receipt',
    about: 'hotel folio, the guest under the house',
    text: `
# THE CALDERSHAW
12 Quayside Road, Portland, ME 04101 · T +1 207 555 0148
Guest Folio
Ms. Ingeborg Salvatore                       Room No.     402
77 Orchard Lane                              Arrival      06-02-25
Albany, NY 12203                             Departure    06-03-25
                                             Folio No.    90114
Date        Description           Charges    Credits
06-02-25    Room Charge           180.00
06-02-25    Occupancy Tax         16.20
06-03-25    Mastercard                       196.20
            Total                 196.20     196.20`,
    facts: {
      merchant_name: 'THE CALDERSHAW',
      merchant_address: '12 Quayside Road, Portland, ME 04101',
      customer_name: 'Ingeborg Salvatore',
      customer_address: '77 Orchard Lane, Albany, NY 12203',
      total: '196.20',
    },
  },
  {
    type: 'receipt',
    about: 'the rate before the tax, the tax within the total',
    text: `
Pottery & Plants
3 Mill Street, Kendal LA9 4AB
01539 496 0120
Terracotta pot                 12.00
Compost 20L                    6.00
TOTAL (GBP)                    18.00
of which VAT @20%              3.00
Contactless ****4410           18.00
14/06/2025 11:20`,
    facts: { merchant_name: 'Pottery & Plants', tax: '3.00', total: '18.00', transaction_date: '2025-06-14' },
  },
  {
    type: 'invoice',
    about: 'a desk under the buyer, totals in long words, the price of one piece beside the sum of a line',
    text: `
# Tax Invoice
Ribbleton Joinery Ltd                          Invoice No.       RJ-2207
Unit 3 Canal Works                             Invoice Date      11/03/2025
Preston PR1 5AA                                Your Order No.    PO/5518
Tel: 01772 496 0131                            Account Ref       ASHB02
Invoice To:
Ashbourne Estates plc
Accounts Payable
9 King Street
Manchester M2 6AQ
Qty    Details             Unit Price    Net         VAT
4      Oak door            250.00        1,000.00    200.00
1      Fitting             150.00        150.00      30.00
Total Net Amount                         £1,150.00
Total VAT Amount                         £230.00
Invoice Total                            £1,380.00`,
    facts: {
      vendor_name: 'Ribbleton Joinery Ltd',
      customer_name: 'Ashbourne Estates plc',
      customer_id: 'ASHB02',
      po_number: 'PO/5518',
      subtotal: '1150.00',
      tax: '230.00',
      total: '1380.00',
    },
  },
];
