// Works through a page of our own in a fresh child, so that the code is compiled before anybody's document arrives.
import { setImmediate as turn } from 'node:timers/promises';
import { understandFile } from '../pipeline.ts';

/** Once through so many rows, a paper is read as fast as after three times as many thrice, and a child is ready in half the time. */
const rowCount = 20;

/** Does nothing once `isAsked`: there is a document to work through instead. */
export async function warmUp(isAsked: () => boolean = () => false): Promise<void> {
  // Messages sent meanwhile are handled first.
  await turn();
  if (!isAsked()) await understandFile(makePage());
}

/** A page of text without a cross-reference table, which PDFium rebuilds. */
function makePage(): Uint8Array {
  const rows = Array.from(
    { length: rowCount },
    (_, row) =>
      `1 0 0 1 50 ${760 - row * 12} Tm (Row ${row} of a page that nobody reads) Tj 1 0 0 1 400 ${760 - row * 12} Tm (1,234.56) Tj`,
  );
  const content = `BT /F1 9 Tf ${rows.join(' ')} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >> stream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const body = objects.map((object, index) => `${index + 1} 0 obj ${object} endobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer << /Root 1 0 R >>\n%%EOF\n`, 'latin1');
}
