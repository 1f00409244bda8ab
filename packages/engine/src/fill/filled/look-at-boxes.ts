// Boxes to tick of a printed page, marked or not: what its picture shows in the squares and circles that are drawn there, be it a letter, a stroke or a stamp.
import type { PageDrawing, Span } from '#read/drawing.ts';
import { joinRules } from '#read/join-rules.ts';
import type { PdfDocument } from '#read/pdf/open-document.ts';
import { renderBitmap } from '#read/pdf/render-bitmap.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import { isEmptyBox, sharedArea } from '../blanks/blank.ts';
import { findCells } from '../blanks/find-cells.ts';
import { findTicks } from '../blanks/find-ticks.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import { findBoxes, lookInto, type SeenBox } from './find-boxes.ts';

/** As much as a mark needs: 150 dots an inch. */
const pixelsPerPoint = 150 / 72;
/** One to be ticked, and one to show what it looks like when it is not. */
const fewest = 2;
/** So many dark specks in and around a box are those of a code to scan. */
const modules = 12;
/** Of 255. */
const dark = 128;

export function lookAtBoxes(document: PdfDocument, number: number, { frame, drawing, inks }: DrawnPage): SeenBox[] {
  const cells = findCells(joinRules(drawing.level, 4), joinRules(drawing.upright, 2.4));
  const drawn = findTicks(cells, [], drawing, () => true).filter((box) => !isInCode(box, drawing.shades));
  // A letter fills its room anyhow: where its frame is the picture says.
  const written = inks.filter(isEmptyBox).map(({ span }) => span);
  if (drawn.length + written.length < fewest) return [];
  const { pdfium, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return [];
  try {
    const scale = Math.min(pixelsPerPoint, Math.sqrt(defaultReadLimits.ocrPixels / (frame.width * frame.height)));
    const picture = renderBitmap(document, page, frame, scale);
    if (picture === undefined) return [];
    const isWritten = (span: Span) => written.some((letter) => sharedArea(letter, span) > 0);
    const framed = written.length === 0 ? [] : findBoxes(picture, scale, inks);
    return [
      ...lookInto(drawn, picture, scale, inks),
      ...framed.filter(({ span }) => isWritten(span) && !drawn.some((box) => sharedArea(box, span) > 0)),
    ];
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** Codes to scan have squares in their corners. */
function isInCode([x0, y0, x1, y1]: Span, shades: PageDrawing['shades']): boolean {
  const [wide, high] = [x1 - x0, y1 - y0];
  const around: Span = [x0 - wide, y0 - high, x1 + wide, y1 + high];
  return shades.filter(({ span, tone }) => tone < dark && sharedArea(span, around) > 0).length >= modules;
}
