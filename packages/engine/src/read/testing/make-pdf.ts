// Small PDFs for tests.
import { drawObject, PDFDocument, type PDFFont, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

/** Builds a PDF; `draw` gets an empty A4 document and Helvetica. */
export async function makePdf(
  draw: (document: PDFDocument, font: PDFFont) => Promise<void> | void,
): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  await draw(document, await document.embedFont(StandardFonts.Helvetica));
  return document.save({ addDefaultPage: false });
}

/** A PDF with a page for each list of rows. */
export function makeTextPdf(pages: readonly (readonly string[])[]): Promise<Uint8Array> {
  return makePdf((document, font) => {
    for (const rows of pages) addTextPage(document, font, rows);
  });
}

/** Adds a page of rows, the first at the top, 20 points apart. */
export function addTextPage(document: PDFDocument, font: PDFFont, rows: readonly string[]): PDFPage {
  const page = document.addPage([595, 842]);
  drawRows(page, rows, { x: 60, y: 760, step: 20, size: 11, font });
  return page;
}

export function drawRows(
  page: PDFPage,
  rows: readonly string[],
  { x, y, step, size, font }: { x: number; y: number; step: number; size: number; font: PDFFont },
): void {
  for (const [index, row] of rows.entries()) page.drawText(row, { x, y: y - index * step, size, font });
}

/** Three pages, `First`, one whose drawing grows tenfold with each of its nested forms until nothing can hold it, and `Last`. */
export function makePoisonPdf(): Promise<Uint8Array> {
  return makePdf((document, font) => {
    addTextPage(document, font, ['First']);
    const page = addTextPage(document, font, ['Second']);
    let inner = document.context.register(document.context.stream('0 0 5 5 re S', formEntries));
    for (let depth = 0; depth < 12; depth++) {
      const resources = { XObject: { Inner: inner } };
      inner = document.context.register(
        document.context.stream('/Inner Do '.repeat(10), { ...formEntries, Resources: resources }),
      );
    }
    page.node.setXObject(PDFName.of('Outer'), inner);
    page.pushOperators(drawObject('Outer'));
    addTextPage(document, font, ['Last']);
  });
}

const formEntries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 600, 800] };
