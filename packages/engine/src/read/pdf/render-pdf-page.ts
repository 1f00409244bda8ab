// One page of a PDF as WebP.
import type { ReadProblemCode } from '#document/read-document.ts';
import type { RenderedPage } from '../rendered-page.ts';
import { openDocument, type PdfDocument } from './open-document.ts';
import { frameOf, readPageFrame } from './page-frame.ts';
import { dropPdfium, dropPdfiumWhenLarge, isTrap, usePdfium } from './pdfium.ts';
import { type Bitmap, renderBitmap } from './render-bitmap.ts';

/** Finer than print: nobody needs more on a screen. */
const maxPixelsPerPoint = 300 / 72;
const maxPixels = 16_000_000;
const quality = 82;

export async function renderPdfPage(
  bytes: Uint8Array,
  pageNumber: number,
  rotation: number,
  maxWidth: number,
): Promise<RenderedPage | ReadProblemCode> {
  try {
    const pdfium = await usePdfium();
    const document = openDocument(pdfium, bytes);
    if (typeof document === 'string') return document;
    const bitmap = drawPage(document, pageNumber, rotation, maxWidth);
    document.close();
    dropPdfiumWhenLarge(pdfium);
    return bitmap ? await encode(bitmap) : 'page_unreadable';
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return 'page_unreadable';
  }
}

function drawPage(document: PdfDocument, pageNumber: number, rotation: number, maxWidth: number): Bitmap | undefined {
  const { pdfium, form, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, pageNumber - 1);
  if (page === 0) return undefined;
  if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form);
  const frame = frameOf(readPageFrame(document, page), rotation);
  const scale = Math.min(
    maxPixelsPerPoint,
    maxWidth / frame.width,
    Math.sqrt(maxPixels / (frame.width * frame.height)),
  );
  const bitmap = renderBitmap(document, page, frame, scale);
  if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form);
  pdfium.FPDF_ClosePage(page);
  return bitmap;
}

async function encode({ data, width, height }: Bitmap): Promise<RenderedPage> {
  const { default: sharp } = await import('sharp');
  const webp = await sharp(data, { raw: { width, height, channels: 3 } })
    .webp({ quality, effort: 2 })
    .toBuffer();
  return { webp, width, height };
}
