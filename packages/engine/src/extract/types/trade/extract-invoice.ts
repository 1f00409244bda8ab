// Invoices of any trade: seller, buyer, numbers, days, sums and lines.
import type { Extractor } from '../../extractor.ts';
import { listFact } from '../../find/list-fact.ts';
import { makeFacts } from '../../find/make-facts.ts';
import { readCurrency } from '../../find/read-currency.ts';
import { type FieldRule, openPaper, readFields } from '../../find/read-paper.ts';
import { readLineItems } from './read-line-items.ts';
import { readSums } from './read-sums.ts';
import { readTradeParties } from './read-trade-parties.ts';

const hasDigit: FieldRule['accept'] = (finding) => /\d/.test(finding.value);

const fields: readonly FieldRule[] = [
  {
    name: 'invoice_number',
    kind: 'code',
    below: 1.8,
    only: [
      'invoice number',
      'invoice no',
      'invoice no.',
      'invoice #',
      'invoice id',
      'inv no',
      'inv #',
      'inv. no.',
      'bill no',
      'bill number',
      'tax invoice no',
      'tax invoice number',
      'numéro de facture',
      'facture n°',
      'n° de facture',
      'facture no',
      'rechnungsnummer',
      'rechnung nr',
      'rechnungs-nr',
      'rechnungsnr',
      'número de factura',
      'factura nº',
      'nº factura',
      'numero fattura',
      'fattura n',
      'fattura n.',
      'fatura nº',
      'factuurnummer',
      'numer faktury',
      'faktura nr',
      'fakturanummer',
      'reference number',
      'document number',
    ],
    accept: hasDigit,
  },
  {
    name: 'invoice_number',
    kind: 'code',
    below: 0,
    only: ['invoice', 'facture', 'rechnung', 'factura', 'fattura', 'tax invoice', 'no', 'number'],
    accept: (finding) => /\d/.test(finding.value) && finding.relation !== 'below' && finding.label.segment.top < 0.4,
  },
  { name: 'invoice_date', kind: 'date', below: 1.8 },
  { name: 'due_date', kind: 'date', below: 1.8 },
  {
    name: 'due_date',
    kind: 'date',
    below: 0,
    anywhere: true,
    only: [
      'payable by',
      'payment due by',
      'due by',
      'payable until',
      'payable on or before',
      'please pay by',
      'please pay the invoice by',
      'please pay this invoice by',
      'pay this invoice by',
    ],
    accept: (finding) => finding.relation === 'right',
  },
  { name: 'po_number', kind: 'code', below: 1.8, accept: hasDigit },
  { name: 'customer_id', kind: 'code', below: 1.8, accept: hasDigit },
  {
    name: 'vendor_tax_id',
    kind: 'code',
    below: 1.8,
    only: [
      'vat number',
      'vat no',
      'vat reg no',
      'vat id',
      'vat registration number',
      'gstin',
      'gst no',
      'gst reg no',
      'abn',
      'tax id',
      'tax no',
      'ust-idnr',
      'ust-id',
      'steuernummer',
      'n° tva',
      'tva intracommunautaire',
      'nif',
      'cif',
      'p.iva',
      'partita iva',
      'btw-nummer',
      'ein',
    ],
    accept: hasDigit,
  },
  { name: 'iban', kind: 'iban', below: 1.8 },
];

export const extractInvoice: Extractor = (context) => {
  const paper = openPaper(context);
  const readings = [
    ...readFields(paper, fields),
    ...readTradeParties(paper),
    ...readSums(paper),
    ...readCurrency(paper),
  ];
  const items = readLineItems(paper);
  return {
    facts: [
      ...makeFacts(context, readings),
      ...(items ? [listFact(context, 'line_items', items.records, items.tokens, 0.85)] : []),
    ],
  };
};
