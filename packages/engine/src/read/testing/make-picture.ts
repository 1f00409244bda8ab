// Pictures of text for tests, drawn with PDFium's own fonts so that they look the same on every machine.
import { rgb, StandardFonts } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { renderPage } from '../render-page.ts';
import { makePdf } from './make-pdf.ts';

/** Black Helvetica on white, 900 pixels wide, one row every 60 pixels: large enough to be recognised without doubt. */
export function drawPicture(rows: readonly string[]): Promise<Sharp> {
  const texts = rows.map((text, index) => ({ text, x: 40, y: 120 + index * 60 }));
  return drawTexts(texts, { height: 180 + rows.length * 60, size: 36 });
}

/** PNG of a white square; `side` in pixels. */
export function drawBlank(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
}

export interface TextPicture {
  /** Pixels; 900 wide. */
  readonly height: number;
  readonly size: number;
  readonly font?: StandardFonts;
  /** Shares of red, green and blue. */
  readonly ink?: readonly [number, number, number];
  readonly paper?: readonly [number, number, number];
}

/** Texts whose base lines begin at places given in pixels from the top left corner. */
export async function drawTexts(
  texts: readonly { readonly text: string; readonly x: number; readonly y: number }[],
  { height, size, font = StandardFonts.Helvetica, ink = [0, 0, 0], paper = [1, 1, 1] }: TextPicture,
): Promise<Sharp> {
  const pdf = await makePdf(async (document) => {
    const page = document.addPage([450, height / 2]);
    const face = await document.embedFont(font);
    page.drawRectangle({ x: 0, y: 0, width: 450, height: height / 2, color: rgb(...paper) });
    for (const { text, x, y } of texts)
      page.drawText(text, { x: x / 2, y: (height - y) / 2, size: size / 2, font: face, color: rgb(...ink) });
  });
  const drawn = await renderPage(pdf, 'application/pdf', 1, 0, 900);
  if (typeof drawn === 'string') throw new Error(drawn);
  return sharp(drawn.webp);
}
