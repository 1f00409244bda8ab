// Where a page shows pictures, how much of it they cover, and how finely they were scanned.
import type { Box } from '../../read-document.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, toBox, toSeenRect } from './page-frame.ts';

export interface PagePicture {
  readonly box: Box;
}

const imageObject = 3;
const formObject = 5;
const maxObjects = 4000;
const maxDepth = 4;
/** Of the page: a smaller picture is a logo or an ornament. */
const minArea = 0.005;

export function findPictures(document: PdfDocument, page: number, frame: PageFrame): PagePicture[] {
  const { pdfium } = document;
  const pictures: PagePicture[] = [];
  let left = maxObjects;
  const visit = (object: number, depth: number) => {
    if (left-- <= 0) return;
    const type = pdfium.FPDFPageObj_GetType(object);
    if (type === imageObject) {
      const box = readBox(document, object, frame);
      if (box && areaOf(box) >= minArea) pictures.push({ box });
    } else if (type === formObject && depth < maxDepth) {
      const count = pdfium.FPDFFormObj_CountObjects(object);
      const hasPicture = someChild(
        count,
        (index) => pdfium.FPDFPageObj_GetType(pdfium.FPDFFormObj_GetObject(object, index)) === imageObject,
      );
      const box = hasPicture ? readBox(document, object, frame) : undefined;
      // Children are placed in the form's own space: the form's place on the page stands for them.
      if (box && areaOf(box) >= minArea) pictures.push({ box });
      else
        for (let index = 0; index < count && left > 0; index++)
          visit(pdfium.FPDFFormObj_GetObject(object, index), depth + 1);
    }
  };
  const count = pdfium.FPDFPage_CountObjects(page);
  for (let index = 0; index < count && left > 0; index++) visit(pdfium.FPDFPage_GetObject(page, index), 0);
  return pictures;
}

function someChild(count: number, test: (index: number) => boolean): boolean {
  for (let index = 0; index < Math.min(count, 200); index++) if (test(index)) return true;
  return false;
}

function readBox({ pdfium, scratch }: PdfDocument, object: number, frame: PageFrame): Box | undefined {
  const { pointer } = scratch;
  if (pdfium.FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12) !== 1) return undefined;
  const view = scratch.view();
  const rect = {
    left: view.getFloat32(0, true),
    bottom: view.getFloat32(4, true),
    right: view.getFloat32(8, true),
    top: view.getFloat32(12, true),
  };
  return toBox(frame, toSeenRect(frame, rect));
}

function areaOf([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0);
}
