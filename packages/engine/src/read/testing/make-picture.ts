// Pictures of text for tests, drawn with PDFium's own fonts so that they look the same on every machine.
import sharp, { type Sharp } from 'sharp';
import { renderPage } from '../render-page.ts';
import { drawRows, makePdf } from './make-pdf.ts';

/** Black Helvetica on white, 900 pixels wide, one row every 60 pixels: large enough to be recognised without doubt. */
export async function drawPicture(rows: readonly string[]): Promise<Sharp> {
  const height = 90 + rows.length * 30;
  const pdf = await makePdf((document, font) => {
    const page = document.addPage([450, height]);
    drawRows(page, rows, { x: 20, y: height - 60, step: 30, size: 18, font });
  });
  const drawn = await renderPage(pdf, 'application/pdf', 1, 0, 900);
  if (typeof drawn === 'string') throw new Error(drawn);
  return sharp(drawn.webp);
}
