// An invoice as people see it, with files inside as machines do.
import { makePdf } from '#read/testing/make-pdf.ts';

const rows = [
  'INVOICE',
  'Lindenau Werkzeuge GmbH',
  'Hauptstraße 12, 04177 Leipzig',
  'Invoice number: RE-2026-0471',
  'Invoice date: 2026-03-03',
  'Bill to: Maya Elise Lindgren',
  'Subtotal: 400.00 EUR',
  'VAT 19 %: 76.00 EUR',
  'Total: 476.00 EUR',
];

/** `print` replaces rows by the words they begin with. */
export function makeInvoicePdf(
  files: Readonly<Record<string, string>>,
  print: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> {
  return makePdf(async (document, font) => {
    document.setTitle('Invoice RE-2026-0471');
    const page = document.addPage([595, 842]);
    for (const [index, row] of rows.entries()) {
      const start = Object.keys(print).find((words) => row.startsWith(words));
      const text = start === undefined ? row : `${start} ${print[start]}`;
      page.drawText(text, { x: 60, y: 760 - index * 24, size: index === 0 ? 18 : 11, font });
    }
    for (const [name, content] of Object.entries(files)) await document.attach(Buffer.from(content), name, {});
  });
}
