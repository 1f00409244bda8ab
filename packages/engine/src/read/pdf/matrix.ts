// Affine maps as PDF writes them: `[a b c d e f]`, x' = ax + cy + e, y' = bx + dy + f (ISO 32000-1, 8.3.3).
import type { PdfDocument } from './open-document.ts';
import type { Rect } from './page-frame.ts';

export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply([a, b, c, d, e, f]: Matrix, [oa, ob, oc, od, oe, of]: Matrix): Matrix {
  return [
    a * oa + b * oc,
    a * ob + b * od,
    c * oa + d * oc,
    c * ob + d * od,
    e * oa + f * oc + oe,
    e * ob + f * od + of,
  ];
}

/** The rectangle around the transformed rectangle. */
export function transformRect([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Rect): Rect {
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e));
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f));
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

export function readMatrix({ pdfium, scratch }: PdfDocument, object: number): Matrix {
  if (pdfium.FPDFPageObj_GetMatrix(object, scratch.pointer) !== 1) return identity;
  const view = scratch.view();
  return [0, 4, 8, 12, 16, 20].map((offset) => view.getFloat32(offset, true)) as unknown as Matrix;
}
