// Small PDFs for tests.
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** Builds a PDF; `draw` gets an empty A4 document and Helvetica. */
export async function makePdf(
  draw: (document: PDFDocument, font: PDFFont) => Promise<void> | void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await draw(document, await document.embedFont(StandardFonts.Helvetica));
  return document.save({ addDefaultPage: false });
}

/** Adds a page of rows, the first at the top, 20 points apart. */
export function addTextPage(document: PDFDocument, font: PDFFont, rows: readonly string[]): PDFPage {
  const page = document.addPage([595, 842]);
  rows.forEach((row, index) => page.drawText(row, { x: 60, y: 760 - index * 20, size: 11, font }));
  return page;
}
