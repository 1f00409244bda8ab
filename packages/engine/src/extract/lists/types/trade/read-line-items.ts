// The lines of an invoice or receipt: words on the left, the amount in the column on the right.
import type { FactRecord } from '#document/facts.ts';
import type { Segment, Token } from '../../find/lay-out.ts';
import { findLabels } from '../../find/match-label.ts';
import { findAmounts } from '../../find/read-amounts.ts';
import type { Paper } from '../../find/read-paper.ts';

export interface LineItems {
  readonly records: readonly FactRecord[];
  readonly tokens: readonly Token[];
}

const amountHeadings = [
  'amount',
  'total',
  'line total',
  'price',
  'total price',
  'net amount',
  'item total',
  'betrag',
  'gesamtpreis',
  'montant',
  'importe',
  'importo',
  'bedrag',
  'amount ($)',
  'total ($)',
  'amount (usd)',
  'subtotal',
  'net',
  'net value',
  'line net',
  'value',
  'amount (inr)',
  'amount (eur)',
  'amount (gbp)',
  'taxable value',
  'line amount',
];
// The price of one piece is no sum of a line.
const pieceHeadings = ['unit price', 'price per unit', 'unit cost', 'rate', 'list price', 'unit value', 'price each'];
const itemHeadings = [
  'description',
  'item',
  'items',
  'item description',
  'product',
  'service',
  'details',
  'particulars',
  'bezeichnung',
  'beschreibung',
  'désignation',
  'descripción',
  'concepto',
  'descrizione',
  'omschrijving',
  'qty',
  'quantity',
  'services',
];
const ends =
  /^(?:sub\s?-?total|total|grand total|sales tax|tax|vat|gst|balance|amount due|discount|shipping|net (?:amount|total)|invoice (?:amount|total)|taxable value|cgst|sgst|zwischensumme|summe|nettobetrag|subtotaal|base imponible|imponibile)\b/i;

/** Between the heading of the amounts and the first sum under it. */
export function readLineItems({ sheets }: Paper): LineItems | null {
  for (const sheet of sheets) {
    const heads = findLabels([sheet], itemHeadings);
    const amounts = findLabels([sheet], [...amountHeadings, ...pieceHeadings]).filter(
      (hit) =>
        !pieceHeadings.includes(hit.phrase) &&
        heads.some(
          (head) =>
            Math.abs(head.segment.top - hit.segment.top) < sheet.lineHeight * 1.6 &&
            head.segment.left < hit.segment.left,
        ),
    );
    const column = amounts.toSorted((a, b) => b.segment.right - a.segment.right)[0];
    if (!column) continue;
    const top = column.segment.bottom;
    const below = sheet.segments.filter(
      (segment) => segment.top > top - sheet.lineHeight * 0.3 && segment !== column.segment,
    );
    const end = Math.min(...below.filter((segment) => ends.test(segment.text)).map((segment) => segment.top), 1);
    const rows = below.filter((segment) => segment.top < end - sheet.lineHeight * 0.3);
    const records: FactRecord[] = [];
    const tokens: Token[] = [];
    for (const segment of rows) {
      const amount = findAmounts(segment.tokens)
        .filter((one) => one.isAmount)
        .at(-1);
      if (!amount || Math.abs(amount.right - (column.tokens.at(-1)?.right ?? 0)) > sheet.lineHeight * 4) continue;
      const words = describe(segment, amount.tokens, rows);
      records.push({ description: words.map((token) => token.text).join(' '), amount: amount.value });
      tokens.push(...words, ...amount.tokens);
    }
    if (records.length > 0) return { records, tokens };
  }
  return null;
}

function describe(segment: Segment, amount: readonly Token[], rows: readonly Segment[]): Token[] {
  const middle = (segment.top + segment.bottom) / 2;
  const inRow = rows.filter(
    (other) =>
      other.left < (amount[0]?.left ?? 0) && Math.abs((other.top + other.bottom) / 2 - middle) < segment.height * 1.1,
  );
  return inRow
    .filter((other) => /\p{L}{2}/u.test(other.text))
    .toSorted((a, b) => a.left - b.left)
    .flatMap((other) => other.tokens.filter((token) => !amount.includes(token)));
}
