// From PDF user space (points, y upwards, unrotated) to the page as a person sees it: cropped, turned, y downwards.
import type { Box } from '#document/read-document.ts';
import type { PdfDocument } from './open-document.ts';

export interface PageFrame {
  /** Visible part of user space. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  /** Degrees clockwise from user space to the seen page: 0, 90, 180 or 270. */
  readonly rotation: number;
  /** Seen size in points. */
  readonly width: number;
  readonly height: number;
}

export interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Letter size, for pages whose boxes are missing or absurd. */
const fallback: Rect = { left: 0, bottom: 0, right: 612, top: 792 };

export function readPageFrame({ pdfium, scratch }: PdfDocument, page: number): PageFrame {
  const found = pdfium.FPDF_GetPageBoundingBox(page, scratch.pointer) === 1 ? scratch.readRect() : fallback;
  const rect = found.right - found.left > 0 && found.top - found.bottom > 0 ? found : fallback;
  return frameOf(rect, pdfium.FPDFPage_GetRotation(page) * 90);
}

export function frameOf({ left, bottom, right, top }: Rect, rotation: number): PageFrame {
  const [across, up] = [right - left, top - bottom];
  const isTurned = rotation % 180 !== 0;
  return { left, bottom, right, top, rotation, width: isTurned ? up : across, height: isTurned ? across : up };
}

/** The same page turned further clockwise. */
export function turnFrame(frame: PageFrame, degrees: number): PageFrame {
  return frameOf(frame, (frame.rotation + degrees) % 360);
}

/** A point of user space on the seen page, in points from its top left corner. */
export function toSeen(frame: PageFrame, x: number, y: number): [x: number, y: number] {
  switch (frame.rotation) {
    case 90:
      return [y - frame.bottom, x - frame.left];
    case 180:
      return [frame.right - x, y - frame.bottom];
    case 270:
      return [frame.top - y, frame.right - x];
    default:
      return [x - frame.left, frame.top - y];
  }
}

/** A rectangle of user space as `[x0, y0, x1, y1]` in points of the seen page. */
export function toSeenRect(frame: PageFrame, rect: Rect): [number, number, number, number] {
  const [ax, ay] = toSeen(frame, rect.left, rect.bottom);
  const [bx, by] = toSeen(frame, rect.right, rect.top);
  return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
}

/** Points of the seen page to the page-relative box, kept within the page. */
export function toBox(frame: PageFrame, [x0, y0, x1, y1]: readonly [number, number, number, number]): Box {
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  return [share(x0, frame.width), share(y0, frame.height), share(x1, frame.width), share(y1, frame.height)];
}
