// Subtotal, tax and total of an invoice or receipt; each stands right of its words, the total lowest on the page.

import type { Finding } from '../../find/find-labelled.ts';
import { phrasesFor } from '../../find/find-labelled.ts';
import type { Reading } from '../../find/make-facts.ts';
import { type FieldRule, type Paper, readFields } from '../../find/read-paper.ts';

// One or two bare figures number a line or a rate.
const isBeside: NonNullable<FieldRule['accept']> = (finding) =>
  (finding.relation === 'right' || finding.relation === 'row') && (finding.sureness === 1 || finding.value.length > 2);

/** Not the rate, not a sum that includes or excludes the tax, not a number the tax office gave. */
function isTaxAmount({ label, sureness }: Finding): boolean {
  const before = label.before
    .map((token) => token.text)
    .filter((text) => !/^[\d.,]+%$/.test(text))
    .join(' ');
  // A tax number, and a day's tax in a table of days.
  const row = label.sheet.segments.find(
    (other) => other.right < label.segment.left && Math.abs(other.top - label.segment.top) < label.segment.height * 0.7,
  );
  if (/^\W*\d{3}\s\d{3,4}\s\d{2}/.test(label.after.map((token) => token.text).join(' '))) return false;
  if (row && /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(row.text)) return false;
  const words = `${before} ${label.after.map((token) => token.text).join(' ')}`;
  if (/\b(?:excl|incl|before|after|ex|inc|without|reg|registration|no|number|id|invoice|plus)\b/i.test(words))
    return /\bincl/i.test(label.phrase);
  return label.before.length === 0 || (sureness === 1 && label.before.length <= 3 && !/\d/.test(before));
}

const sums: readonly FieldRule[] = [
  { name: 'subtotal', kind: 'money', below: 0, accept: isBeside },
  {
    name: 'tax',
    kind: 'money',
    below: 0,
    // `MA Meals Tax`, `Total VAT`: a word or two may say whose tax.
    anywhere: true,
    accept: (finding) => isBeside(finding) && isTaxAmount(finding),
    phrases: [
      'sales tax',
      'vat total',
      'gst amount',
      'state tax',
      'total tax',
      'estimated tax',
      'tax total',
      'vat @',
      'gst @',
    ],
  },
  {
    name: 'discount',
    kind: 'money',
    below: 0,
    accept: isBeside,
    only: ['discount', 'total discount', 'less discount', 'rabatt', 'remise', 'descuento', 'sconto'],
  },
  {
    name: 'shipping',
    kind: 'money',
    below: 0,
    accept: isBeside,
    only: [
      'shipping',
      'shipping & handling',
      'shipping and handling',
      'freight',
      'delivery',
      'postage',
      'versand',
      'livraison',
      'transport',
    ],
  },
  { name: 'tip', kind: 'money', below: 0, accept: isBeside, only: ['tip', 'gratuity', 'service charge'] },
  {
    name: 'amount_due',
    kind: 'money',
    below: 1.6,
    only: [
      'amount due',
      'balance due',
      'total amount due',
      'amount payable',
      'balance payable',
      'reste à payer',
      'offener betrag',
    ],
  },
];

// From the most telling to the least; a better one beats a later line.
const totals: readonly (readonly string[])[] = [
  [
    'grand total',
    'invoice total',
    'total amount',
    'total due',
    'total amount due',
    'total payable',
    'order total',
    'total ttc',
    'montant ttc',
    'net à payer',
    'gesamtbetrag',
    'rechnungsbetrag',
    'gesamtsumme',
    'endbetrag',
    'importe total',
    'total a pagar',
    'total factura',
    'totale fattura',
    'totale da pagare',
    'totaalbedrag',
    'te betalen',
    'total incl vat',
    'total inc gst',
    'total including vat',
    'total incl tax',
    'total incl gst',
    'total incl. gst',
    'total incl vat',
    'total inclusive of gst',
    'rounded total',
    'total price',
    'total sale',
    'total (usd)',
    'total usd',
    'bill total',
    'zu zahlen',
    'invoice amount',
    'total to pay',
    'total invoice amount',
    'total aud',
    'total eur',
    'total gbp',
  ],
  ['total', 'totale', 'totaal', 'summe', 'gesamt', 'razem', 'suma', 'jumlah', 'summa', 'total general'],
  [
    'amount due',
    'balance due',
    'amount payable',
    'amount received',
    'amount',
    'balance',
    'amount paid',
    'total paid',
    'purchase',
    'sale amount',
    'eft',
    'charge',
  ],
];

export function readSums(paper: Paper): Reading[] {
  return [...readFields(paper, sums), ...readTotal(paper)].map((reading) =>
    reading.name === 'tip' || reading.name === 'tax' ? { ...reading, value: reading.value.replace(/^-/, '') } : reading,
  );
}

function readTotal(paper: Paper): Reading[] {
  for (const [rank, phrases] of totals.entries()) {
    const all = readFields(paper, [
      {
        name: 'total',
        kind: 'money',
        below: rank === 0 ? 1.6 : 0,
        only: phrases,
        accept: (finding) => finding.sureness === 1,
      },
    ]);
    const beside = readFields(paper, [{ name: 'total', kind: 'money', below: 0, only: phrases, accept: isBeside }]);
    const usable = all.length > 0 ? all : beside;
    // The last one on the paper sums up those before it.
    const last = usable.toSorted((a, b) => placeOf(a) - placeOf(b)).at(-1);
    if (last)
      return usable.map((reading) =>
        reading.value === last.value ? reading : { ...reading, confidence: reading.confidence * 0.7 },
      );
  }
  const [cell] = readFields(paper, [
    {
      name: 'total',
      kind: 'money',
      below: 1.8,
      only: phrasesFor(paper.context.type, 'total').filter((phrase) => /total|summe|totale/i.test(phrase)),
    },
  ]);
  return cell ? [{ ...cell, confidence: cell.confidence * 0.7 }] : [];
}

const placeOf = (reading: Reading): number => (reading.tokens[0]?.page ?? 0) + (reading.tokens[0]?.top ?? 0);
