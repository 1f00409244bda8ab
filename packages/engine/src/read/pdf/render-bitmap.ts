// A page drawn as pixels, form values and annotations included, turned so that it fits the frame it is asked for.
import type { Box } from '#document/read-document.ts';
import type { PdfDocument } from './open-document.ts';
import type { PageFrame } from './page-frame.ts';

export interface Bitmap {
  /** 8-bit RGB, three bytes a pixel, row-major. */
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** `FPDFBitmap_BGR` with reversed byte order is RGB. */
const bgrFormat = 2;
const drawAnnotations = 0x01;
const reverseByteOrder = 0x10;
const white = 0xffffffff;
const wholePage: Box = [0, 0, 1, 1];

/**
 * Draws the page `pixelsPerPoint` large. The frame may be turned further than the page itself: the picture is turned with it.
 * Of `area`, where it is given, only that part is drawn. Undefined when there is no memory for it.
 */
export function renderBitmap(
  { pdfium, form }: PdfDocument,
  page: number,
  frame: PageFrame,
  pixelsPerPoint: number,
  area: Box = wholePage,
): Bitmap | undefined {
  const across = Math.max(1, Math.round(frame.width * pixelsPerPoint));
  const down = Math.max(1, Math.round(frame.height * pixelsPerPoint));
  const [left, top] = [Math.floor(area[0] * across), Math.floor(area[1] * down)];
  const width = Math.max(1, Math.ceil(area[2] * across) - left);
  const height = Math.max(1, Math.ceil(area[3] * down) - top);
  const stride = width * 3;
  const buffer = pdfium.malloc(stride * height);
  if (buffer === 0) return undefined;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, bgrFormat, buffer, stride);
  try {
    if (bitmap === 0) return undefined;
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
    const turn = ((frame.rotation - pdfium.FPDFPage_GetRotation(page) * 90 + 360) % 360) / 90;
    const flags = drawAnnotations | reverseByteOrder;
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, across, down, turn, flags);
    if (form !== 0) pdfium.FPDF_FFLDraw(form, bitmap, page, -left, -top, across, down, turn, flags);
    return { data: new Uint8Array(pdfium.memory.buffer, buffer, stride * height).slice(), width, height };
  } finally {
    if (bitmap !== 0) pdfium.FPDFBitmap_Destroy(bitmap);
    pdfium.free(buffer);
  }
}
