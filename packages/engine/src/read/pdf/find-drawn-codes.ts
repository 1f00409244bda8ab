// Codes on a page whose text layer says all the rest: looked for only where the page has a picture or draws as a symbol is drawn.

import type { MachineReading } from '#document/machine-reading.ts';
import type { Box } from '#document/read-document.ts';
import { readPageCodes } from '#machine-readable/read-page-codes.ts';
import type { PageShapes } from './find-shapes.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, type Rect, toBox, toSeenRect } from './page-frame.ts';
import { renderBitmap } from './render-bitmap.ts';

/** No more places are looked at, the largest first. */
const maxAreas = 6;
/** So many dark specks, each drawn for itself, may be the modules of a symbol. */
const minModules = 100;
/** Points around a symbol that are looked at with it: its quiet zone. */
const quietZone = 6;
/** Pixels a point: 300 dots an inch, and less where an area is large. */
const finest = 300 / 72;
const maxPixels = 1_500_000;
/** Wider or higher ones are rules and banners. */
const maxAspect = 8;

export async function findDrawnCodes(
  document: PdfDocument,
  page: number,
  number: number,
  frame: PageFrame,
  shapes: PageShapes,
): Promise<MachineReading[]> {
  const codes: MachineReading[] = [];
  for (const area of listAreas(shapes, frame)) {
    const box = toBox(frame, toSeenRect(frame, area));
    const points = (box[2] - box[0]) * frame.width * (box[3] - box[1]) * frame.height;
    const picture = renderBitmap(document, page, frame, Math.min(finest, Math.sqrt(maxPixels / points)), box);
    const found = picture ? await readPageCodes(picture, number) : [];
    codes.push(...found.map((code) => ({ ...code, ...(code.box && { box: placeWithin(box, code.box) }) })));
  }
  return codes;
}

function listAreas({ pictures, patterns, marks }: PageShapes, frame: PageFrame): Rect[] {
  const modules = marks.length >= minModules ? [around(marks)] : [];
  const areas = [...pictures, ...patterns, ...modules].map((rect) => ({
    left: Math.max(frame.left, rect.left - quietZone),
    bottom: Math.max(frame.bottom, rect.bottom - quietZone),
    right: Math.min(frame.right, rect.right + quietZone),
    top: Math.min(frame.top, rect.top + quietZone),
  }));
  const sizes = (rect: Rect) => [rect.right - rect.left, rect.top - rect.bottom] as const;
  return areas
    .filter((rect) => Math.max(...sizes(rect)) <= maxAspect * Math.min(...sizes(rect)))
    .toSorted((a, b) => sizes(b)[0] * sizes(b)[1] - sizes(a)[0] * sizes(a)[1])
    .slice(0, maxAreas);
}

function around(rects: readonly Rect[]): Rect {
  return {
    left: Math.min(...rects.map(({ left }) => left)),
    bottom: Math.min(...rects.map(({ bottom }) => bottom)),
    right: Math.max(...rects.map(({ right }) => right)),
    top: Math.max(...rects.map(({ top }) => top)),
  };
}

function placeWithin([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): Box {
  const [width, height] = [x1 - x0, y1 - y0];
  return [x0 + left * width, y0 + top * height, x0 + right * width, y0 + bottom * height];
}
