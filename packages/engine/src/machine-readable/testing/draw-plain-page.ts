// A page of writing and a table without any code, as a scanner sees it.
import { rgb } from '@cantoo/pdf-lib';
import { renderPage } from '#read/render-page.ts';
import { makePdf } from '#read/testing/make-pdf.ts';

export async function drawPlainPage(dotsPerInch: number): Promise<Uint8Array> {
  const pdf = await makePdf((document, font) => {
    const page = document.addPage([595, 842]);
    for (let row = 0; row < 34; row++)
      page.drawText('The quick brown fox jumps over the lazy dog and 1,234.56 is what it owes for it', {
        x: 50,
        y: 780 - row * 12,
        size: 10,
        font,
      });
    for (let row = 0; row < 12; row++) {
      page.drawRectangle({
        x: 50,
        y: 320 - row * 18,
        width: 490,
        height: 18,
        borderWidth: 0.7,
        color: row === 0 ? rgb(0.2, 0.25, 0.4) : rgb(1, 1, 1),
      });
      for (let column = 0; column < 5; column++)
        page.drawText(`Cell ${row}.${column}`, {
          x: 56 + column * 98,
          y: 325 - row * 18,
          size: 9,
          font,
          color: row === 0 ? rgb(1, 1, 1) : rgb(0, 0, 0),
        });
    }
  });
  const drawn = await renderPage(pdf, 'application/pdf', 1, 0, Math.round((595 / 72) * dotsPerInch));
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn.webp;
}
