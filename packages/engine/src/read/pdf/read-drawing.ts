// The rules, small circles and shaded fields of a page from its drawn paths.
import type { PageDrawing, Rule, Shade, Span } from '../drawing.ts';
import { identity, type Matrix, multiply, readMatrix } from './matrix.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, toSeen } from './page-frame.ts';

const pathObject = 2;
const formObject = 5;
const maxObjects = 20_000;
const maxSegments = 400;
const maxDepth = 4;
const [lineTo, bezierTo, moveTo] = [0, 1, 2];
/** Points: a filled shape so thin is a line. */
const thin = 2.2;
/** Points, and how much longer than that it is: a bar between two columns. */
const bar = { thickest: 4, length: 12, darkest: 128 };
/** Points: how far the ends of a line may be off the level, and, of a long one that was drawn by hand, the share of its length. */
const skew = 0.6;
const tilt = 0.012;
/** Of 255: lighter lines are there for the eye of the printer. */
const visible = 236;
/** Side of a circle to fill in, in points. */
const round = { min: 4.5, max: 16 };

interface Contour {
  readonly points: [x: number, y: number][];
  isClosed: boolean;
  isCurved: boolean;
}

interface Paint {
  readonly fill: number | undefined;
  readonly stroke: number | undefined;
}

interface Collected {
  readonly level: Rule[];
  readonly upright: Rule[];
  readonly rounds: Span[];
  readonly shades: Shade[];
}

export function readDrawing(document: PdfDocument, page: number, frame: PageFrame): PageDrawing {
  const { pdfium } = document;
  const found: Collected = { level: [], upright: [], rounds: [], shades: [] };
  let left = maxObjects;
  const visit = (object: number, matrix: Matrix, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium.FPDFPageObj_GetType(object);
    const own = multiply(readMatrix(document, object), matrix);
    if (type === pathObject) collect(readContours(document, object, own, frame), readPaint(document, object), found);
    else if (type === formObject && depth < maxDepth) {
      const count = pdfium.FPDFFormObj_CountObjects(object);
      for (let index = 0; index < count && left > 0; index++)
        visit(pdfium.FPDFFormObj_GetObject(object, index), own, depth + 1);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) visit(pdfium.FPDFPage_GetObject(page, index), identity, 0);
  return { width: frame.width, height: frame.height, ...found };
}

function readContours({ pdfium, scratch }: PdfDocument, object: number, matrix: Matrix, frame: PageFrame): Contour[] {
  const count = pdfium.FPDFPath_CountSegments(object);
  if (count > maxSegments) return [];
  const contours: Contour[] = [];
  const [a, b, c, d, e, f] = matrix;
  for (let index = 0; index < count; index++) {
    const segment = pdfium.FPDFPath_GetPathSegment(object, index);
    const type = pdfium.FPDFPathSegment_GetType(segment);
    if (pdfium.FPDFPathSegment_GetPoint(segment, scratch.pointer, scratch.pointer + 4) !== 1) continue;
    const view = scratch.view();
    const [x, y] = [view.getFloat32(0, true), view.getFloat32(4, true)];
    const point = toSeen(frame, a * x + c * y + e, b * x + d * y + f);
    if (!Number.isFinite(point[0] + point[1])) continue;
    if (type === moveTo || contours.length === 0) contours.push({ points: [], isClosed: false, isCurved: false });
    const contour = contours.at(-1)!;
    contour.points.push(point);
    if (type === bezierTo) contour.isCurved = true;
    if (type !== lineTo && type !== bezierTo && type !== moveTo) continue;
    if (pdfium.FPDFPathSegment_GetClose(segment) === 1) contour.isClosed = true;
  }
  return contours;
}

function readPaint({ pdfium, scratch }: PdfDocument, object: number): Paint {
  const { pointer } = scratch;
  pdfium.FPDFPath_GetDrawMode(object, pointer, pointer + 4);
  const [fill, stroke] = [scratch.view().getInt32(0, true), scratch.view().getInt32(4, true)];
  const toneOf = (read: 'FPDFPageObj_GetFillColor' | 'FPDFPageObj_GetStrokeColor') => {
    if (pdfium[read](object, pointer, pointer + 4, pointer + 8, pointer + 12) !== 1) return 0;
    const view = scratch.view();
    const [red, green, blue, alpha] = [0, 4, 8, 12].map((offset) => view.getUint32(offset, true)) as [
      number,
      number,
      number,
      number,
    ];
    return 255 - ((255 - (red * 77 + green * 150 + blue * 29) / 256) * alpha) / 255;
  };
  return {
    fill: fill === 0 ? undefined : toneOf('FPDFPageObj_GetFillColor'),
    stroke: stroke === 0 ? undefined : toneOf('FPDFPageObj_GetStrokeColor'),
  };
}

function collect(contours: readonly Contour[], { fill, stroke }: Paint, found: Collected): void {
  const isStroked = stroke !== undefined && stroke < visible;
  for (const contour of contours) {
    const span = boundsOf(contour.points);
    const [width, height] = [span[2] - span[0], span[3] - span[1]];
    const isRound =
      contour.isCurved &&
      Math.min(width, height) >= round.min &&
      Math.max(width, height) <= round.max &&
      Math.abs(width - height) < 0.2 * width;
    if (isRound && (isStroked || fill !== undefined)) {
      // A single curve is the corner of a frame.
      if (contour.points.length > 4 && (isStroked || fill! >= visible)) found.rounds.push(span);
      continue;
    }
    if (fill !== undefined) collectFill(contour, span, fill, found);
    if (!isStroked) continue;
    if (contour.isCurved && contour.points.length > 4) {
      // A box with round corners: its sides are those of its bounds.
      if (width > round.min && height > round.min) addSides(span, found);
      continue;
    }
    for (let index = 1; index < contour.points.length; index++)
      addLine(contour.points[index - 1]!, contour.points[index]!, found);
    if (contour.isClosed && contour.points.length > 2) addLine(contour.points.at(-1)!, contour.points[0]!, found);
  }
}

function collectFill(contour: Contour, span: Span, tone: number, found: Collected): void {
  const [width, height] = [span[2] - span[0], span[3] - span[1]];
  const [thickness, length] = [Math.min(width, height), Math.max(width, height)];
  const isBar = tone < bar.darkest && thickness <= bar.thickest && length > bar.length * thickness;
  if (thickness <= thin || isBar) {
    if (tone >= visible || length < 4) return;
    if (width >= height) found.level.push({ at: (span[1] + span[3]) / 2, from: span[0], to: span[2] });
    else found.upright.push({ at: (span[0] + span[2]) / 2, from: span[1], to: span[3] });
  } else if (isRectangle(contour)) found.shades.push({ span, tone });
}

function isRectangle({ points, isCurved }: Contour): boolean {
  if (isCurved || points.length < 4 || points.length > 6) return false;
  return points.every((point, index) => {
    const next = points[(index + 1) % points.length]!;
    return Math.abs(point[0] - next[0]) < skew || Math.abs(point[1] - next[1]) < skew;
  });
}

function addSides([x0, y0, x1, y1]: Span, { level, upright }: Collected): void {
  level.push({ at: y0, from: x0, to: x1 }, { at: y1, from: x0, to: x1 });
  upright.push({ at: x0, from: y0, to: y1 }, { at: x1, from: y0, to: y1 });
}

function addLine([ax, ay]: [number, number], [bx, by]: [number, number], { level, upright }: Collected): void {
  const [dx, dy] = [Math.abs(ax - bx), Math.abs(ay - by)];
  if (dy < Math.max(skew, tilt * dx) && dx > 0.5)
    level.push({ at: (ay + by) / 2, from: Math.min(ax, bx), to: Math.max(ax, bx) });
  else if (dx < Math.max(skew, tilt * dy) && dy > 0.5)
    upright.push({ at: (ax + bx) / 2, from: Math.min(ay, by), to: Math.max(ay, by) });
}

function boundsOf(points: readonly [number, number][]): Span {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
