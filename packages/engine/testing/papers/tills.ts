// Till rolls paid in cash: sums that are rounded, changes that are given, shops of countries whose smallest coin is five cents.
import type { Paper } from '../paper.ts';

export const tillPapers: readonly Paper[] = [
  {
    type: 'receipt',
    about: 'Malaysian hardware shop: the rounded total is paid',
    text: `
KEDAI BESI CEMERLANG SDN BHD
(Co. No. 604417-T)
No. 18-G, Jalan Kenanga 7,
Taman Seri Melur,
43000 Kajang,
Selangor Darul Ehsan.
Tel: 03-8733 4410
GST ID : 001204417728
TAX INVOICE
Receipt #: : CS-20418        Date : 04-09-2017 17:22
2 x 14.35 HINGE 4IN                      28.70
1 x 9.90 WOOD GLUE                        9.90
SUB TOTAL                                38.60
GST 6%                                    2.32
TOTAL INCL. GST                          40.92
ROUNDING ADJ                             -0.02
NETT TOTAL (RM)                          40.90
CASH TENDERED                            50.00
CHANGE                                    9.10
GST SUMMARY            AMT(RM)        TAX(RM)
SR = 6%                  38.60           2.32
GOODS SOLD ARE NOT RETURNABLE`,
    facts: {
      merchant_name: 'KEDAI BESI CEMERLANG SDN BHD',
      merchant_address: 'No. 18-G, Jalan Kenanga 7, Taman Seri Melur, 43000 Kajang, Selangor Darul Ehsan',
      transaction_date: '2017-09-04',
      total: '40.90',
    },
  },
  {
    type: 'receipt',
    about: 'Malaysian coffee shop: an address without commas, nothing but the total and the change',
    text: `
RESTORAN AWAN BIRU
LOT 5-G JALAN DAMAI INDAH 81100 JOHOR BAHRU
TEL : 07-3524481
INVOICE
05/11/2018                           08:41 AM
KOPI O                                   2.20
ROTI BAKAR                               3.40
TOTAL AMOUNT:                            5.60
CASH                                    10.00
BALANCE                                  4.40
TERIMA KASIH`,
    facts: { merchant_name: 'RESTORAN AWAN BIRU', transaction_date: '2018-11-05', total: '5.60' },
  },
  {
    type: 'receipt',
    about: 'Swiss bakery: rounded to five centimes',
    text: `
Bäckerei Alpenblick
Dorfgasse 11
3014 Bern
12.03.2025 09:15          Bon 4471
Zopf 500 g                        6.48
Nussgipfel                        3.40
Zwischentotal CHF                 9.88
Rundung                           0.02
Total CHF                         9.90
Bar                              20.00
Rückgeld                         10.10
Vielen Dank`,
    facts: { merchant_name: 'Bäckerei Alpenblick', transaction_date: '2025-03-12', total: '9.90' },
  },
  {
    type: 'receipt',
    about: 'Canadian grocer: rounding after tax',
    text: `
MAPLE ROW GROCERY
220 Cartier Avenue
Winnipeg, MB R3B 1C4
2025-04-18  18:02
APPLES 1KG                  4.99
BREAD                       3.79
Subtotal                    8.78
GST 5%                      0.44
Total                       9.22
Cash rounding              -0.02
Rounded total               9.20
Cash                       20.00
Change due                 10.80`,
    facts: { merchant_name: 'MAPLE ROW GROCERY', transaction_date: '2025-04-18', subtotal: '8.78', tax: '0.44' },
  },
];
