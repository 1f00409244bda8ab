// Finds the drawings of a page besides text: pictures, and the small squares and circles that may be boxes to tick, in
// user space.

import { identity, type Matrix, multiply, readMatrix, transformRect } from './matrix.ts';
import type { PdfDocument } from './open-document.ts';
import type { PageFrame, Rect } from './page-frame.ts';

export interface PageShapes {
  readonly pictures: readonly Rect[];
  /** Outlines about as high as a line of text and as wide as they are high. */
  readonly outlines: readonly Rect[];
  /** Small dark shapes, as a tick, a cross or a dot drawn into such an outline. */
  readonly marks: readonly Rect[];
  /** Dark drawings of a great many edges in one, as a symbol is when it is drawn rather than a picture. */
  readonly patterns: readonly Rect[];
}

const pathObject = 2;
const imageObject = 3;
const formObject = 5;
const maxObjects = 6000;
const maxDepth = 4;
/** Of the page: a smaller picture is a logo or an ornament. */
const minPictureArea = 0.005;
/** Side of a box to tick, in points. */
const boxSide = { min: 4.5, max: 18 };
const maxSkew = 0.15;
/** `FPDF_SEGMENT_MOVETO`; a rectangle has four segments at least, a circle as well. */
const moveTo = 2;
const minSegments = 4;
const maxSegments = 24;
const minPatternSegments = 120;
/** Points. */
const minPatternSide = 24;
/** Of 255: a darker fill is ink. */
const darkFill = 140;

export function findShapes(document: PdfDocument, page: number, frame: PageFrame): PageShapes {
  const { pdfium } = document;
  const pageArea = frame.width * frame.height;
  const pictures: Rect[] = [];
  const outlines: Rect[] = [];
  const marks: Rect[] = [];
  const patterns: Rect[] = [];
  let left = maxObjects;
  const visit = (object: number, matrix: Matrix, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === imageObject) {
      const rect = readBounds(document, object, matrix, frame);
      if (rect && areaOf(rect) >= minPictureArea * pageArea) pictures.push(rect);
    } else if (type === pathObject) {
      const rect = readBounds(document, object, matrix, frame);
      if (!rect) return;
      if (!isSmall(rect)) {
        if (isPattern(document, object, rect)) patterns.push(rect);
        return;
      }
      const paint = readPaint(document, object);
      if (isSquare(rect) && paint.isStroked && !paint.isDark && isOneContour(document, object)) outlines.push(rect);
      else if (paint.isDark || paint.isStroked) marks.push(rect);
    } else if (type === formObject && depth < maxDepth) {
      const inner = multiply(readMatrix(document, object), matrix);
      const count = pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index++)
        visit(pdfium.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) visit(pdfium.FPDFPage_GetObject(page, index), identity, 0);
  return { pictures, outlines, marks, patterns };
}

/** The part of an object's bounds that is on the page. */
function readBounds(
  { pdfium, scratch }: PdfDocument,
  object: number,
  matrix: Matrix,
  frame: PageFrame,
): Rect | undefined {
  const { pointer } = scratch;
  if (pdfium.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12) !== 1) return undefined;
  const view = scratch.view();
  const own = {
    left: view.getFloat32(0, true),
    bottom: view.getFloat32(4, true),
    right: view.getFloat32(8, true),
    top: view.getFloat32(12, true),
  };
  const placed = matrix === identity ? own : transformRect(matrix, own);
  const rect = {
    left: Math.max(placed.left, frame.left),
    bottom: Math.max(placed.bottom, frame.bottom),
    right: Math.min(placed.right, frame.right),
    top: Math.min(placed.top, frame.top),
  };
  return rect.left < rect.right && rect.bottom < rect.top ? rect : undefined;
}

function readPaint({ pdfium, scratch }: PdfDocument, object: number): { isStroked: boolean; isDark: boolean } {
  const { pointer } = scratch;
  pdfium.FPDFPath_GetDrawMode(object, pointer, pointer + 4);
  const [fill, stroke] = [scratch.view().getInt32(0, true), scratch.view().getInt32(4, true)];
  pdfium.FPDFPageObj_GetFillColor(object, pointer, pointer + 4, pointer + 8, pointer + 12);
  const view = scratch.view();
  const [red, green, blue, alpha] = [0, 4, 8, 12].map((offset) => view.getUint32(offset, true)) as [
    number,
    number,
    number,
    number,
  ];
  return {
    isStroked: stroke !== 0,
    isDark: fill !== 0 && alpha > 100 && (red * 77 + green * 150 + blue * 29) >> 8 < darkFill,
  };
}

/** A line, or the two strokes of a cross, is no outline although it may be as wide as high. */
function isOneContour({ pdfium }: PdfDocument, object: number): boolean {
  const count = pdfium.FPDFPath_CountSegments(object);
  if (count < minSegments) return false;
  for (let index = 1; index < Math.min(count, maxSegments); index++) {
    if (pdfium.FPDFPathSegment_GetType(pdfium.FPDFPath_GetPathSegment(object, index)) === moveTo) return false;
  }
  return true;
}

function isPattern(document: PdfDocument, object: number, rect: Rect): boolean {
  return (
    Math.min(rect.right - rect.left, rect.top - rect.bottom) >= minPatternSide &&
    document.pdfium.FPDFPath_CountSegments(object) >= minPatternSegments &&
    readPaint(document, object).isDark
  );
}

function isSmall(rect: Rect): boolean {
  const longer = Math.max(rect.right - rect.left, rect.top - rect.bottom);
  return longer <= boxSide.max && longer >= boxSide.min / 3;
}

function isSquare(rect: Rect): boolean {
  const [width, height] = [rect.right - rect.left, rect.top - rect.bottom];
  return Math.min(width, height) >= boxSide.min && Math.abs(width - height) <= maxSkew * Math.max(width, height);
}

function areaOf(rect: Rect): number {
  return (rect.right - rect.left) * (rect.top - rect.bottom);
}
