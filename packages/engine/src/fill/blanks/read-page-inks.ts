// Drawings and letters of the pages of a PDF, in points of the page as it was read.
import type { PageDrawing } from '#read/drawing.ts';
import type { PdfDocument } from '#read/pdf/open-document.ts';
import { type PageFrame, readPageFrame, toSeenRect, turnFrame } from '#read/pdf/page-frame.ts';
import { readDrawing } from '#read/pdf/read-drawing.ts';
import { type Glyph, readGlyphs } from '#read/pdf/read-glyphs.ts';
import type { Ink } from './blank.ts';

export interface DrawnPage {
  readonly frame: PageFrame;
  readonly drawing: PageDrawing;
  readonly inks: readonly Ink[];
}

/** @param rotation of the page as it was read */
export function readPageInks(document: PdfDocument, number: number, rotation: number): DrawnPage | undefined {
  const { pdfium, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return undefined;
  try {
    const filed = readPageFrame(document, page);
    const frame = turnFrame(filed, rotation - filed.rotation + 360);
    const inks = readGlyphs(document, page)
      .glyphs.filter((glyph) => !glyph.isSpace && !glyph.isInvisible && !isWatermark(glyph))
      .map(({ text, rect, dx, dy, font }) => {
        const [x0, y0, x1, y1] = toSeenRect(frame, rect);
        // Advance boxes have room for accents and for the tails of letters.
        const height = y1 - y0;
        const isSideways = frame.rotation % 180 === 0 ? Math.abs(dy) > Math.abs(dx) : Math.abs(dx) > Math.abs(dy);
        return { text, span: [x0, y0 + 0.2 * height, x1, y1 - 0.12 * height] as const, isSideways, font };
      });
    return { frame, drawing: readDrawing(document, page, frame), inks };
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Points: larger letters, and those that run aslant, lie over the form rather than in it. */
const largest = 44;
const isWatermark = ({ em, dx, dy }: Glyph) => em > largest || Math.max(Math.abs(dx), Math.abs(dy)) < 0.98;
