// Boxes of a printed page that somebody ticked: what its picture shows in the squares and circles that are drawn there, be it a letter, a stroke or a stamp.
import type { Span } from '#read/drawing.ts';
import { joinRules } from '#read/join-rules.ts';
import type { PdfDocument } from '#read/pdf/open-document.ts';
import { renderBitmap } from '#read/pdf/render-bitmap.ts';
import { isEmptyBox, sharedArea } from '../blanks/blank.ts';
import { findCells } from '../blanks/find-cells.ts';
import { findTicks } from '../blanks/find-ticks.ts';
import type { DrawnPage } from '../blanks/read-page-inks.ts';
import { findBoxes, lookInto } from './find-boxes.ts';

/** As much as a mark needs: 150 dots an inch. */
const pixelsPerPoint = 150 / 72;
/** One to be ticked, and one to show what it looks like when it is not. */
const fewest = 2;

/** @returns where they stand, in points */
export function findMarked(document: PdfDocument, number: number, { frame, drawing, inks }: DrawnPage): Span[] {
  const cells = findCells(joinRules(drawing.level, 4), joinRules(drawing.upright, 2.4));
  const drawn = findTicks(cells, [], drawing, () => true);
  // A letter fills its room anyhow: where its frame is the picture says.
  const written = inks.filter(isEmptyBox).map(({ span }) => span);
  if (drawn.length + written.length < fewest) return [];
  const { pdfium, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return [];
  try {
    const picture = renderBitmap(document, page, frame, pixelsPerPoint);
    if (picture === undefined) return [];
    const isWritten = (span: Span) => written.some((letter) => sharedArea(letter, span) > 0);
    const framed = written.length === 0 ? [] : findBoxes(picture, pixelsPerPoint, inks);
    const boxes = [
      ...lookInto(drawn, picture, pixelsPerPoint, inks),
      ...framed.filter(({ span }) => isWritten(span) && !drawn.some((box) => sharedArea(box, span) > 0)),
    ];
    return boxes.filter(({ isMarked }) => isMarked).map(({ span }) => span);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}
