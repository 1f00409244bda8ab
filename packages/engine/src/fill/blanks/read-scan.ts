// Pages that are pictures, straightened: a PDF of the level pictures, their words where they stand now, and what is drawn on them.
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Box, MediaType, Page } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import { decodePicture } from '#read/image/decode-picture.ts';
import { readPictureDrawing } from '#read/image/read-picture-drawing.ts';
import { straighten } from '#read/image/straighten.ts';
import { turnPicture } from '#read/ocr/orientation/turn-picture.ts';
import type { Picture, Rotation } from '#read/ocr/picture.ts';
import { openDocument } from '#read/pdf/open-document.ts';
import { frameOf, readPageFrame } from '#read/pdf/page-frame.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import { renderBitmap } from '#read/pdf/render-bitmap.ts';
import { defaultReadLimits } from '#read/read-limits.ts';
import type { DrawnPage } from './read-page-inks.ts';
import { wordInk } from './word-ink.ts';

/** A form as it came, read. */
export interface Paper {
  readonly bytes: Uint8Array;
  readonly mediaType: MediaType;
  readonly pages: readonly Page[];
}

export interface Scan {
  readonly bytes: Uint8Array;
  readonly pages: readonly Page[];
  readonly drawn: ReadonlyMap<number, DrawnPage>;
}

const pixelsPerPoint = 200 / 72;
/** Points: a photo does not say how large the paper is. */
const usualWidth = 612;
const jpegQuality = 85;

/** Pages with a text layer stay as they are. */
export async function readScan({ bytes, mediaType, pages }: Paper): Promise<Scan> {
  const made = await PDFDocument.create();
  const source =
    mediaType === 'application/pdf' ? await PDFDocument.load(bytes, { ignoreEncryption: true }) : undefined;
  const drawn = new Map<number, DrawnPage>();
  const read: Page[] = [];
  for (const page of pages) {
    const taken = page.source === 'ocr' ? await takePicture(bytes, mediaType, page) : undefined;
    if (taken !== undefined) {
      const straight = await straighten(taken.picture);
      const scanned = await drawScan(made, page, taken, straight);
      // A page that could not be read is left out.
      read.push({ ...scanned.page, number: made.getPageCount() });
      drawn.set(made.getPageCount(), scanned.drawn);
    } else if (source !== undefined) {
      const [copy] = await made.copyPages(source, [page.number - 1]);
      made.addPage(copy);
      read.push({ ...page, number: made.getPageCount() });
    }
  }
  return { bytes: await made.save({ addDefaultPage: false }), pages: read, drawn };
}

interface Taken {
  readonly picture: Picture;
  /** Pixels a point. */
  readonly scale: number;
}

async function takePicture(bytes: Uint8Array, mediaType: MediaType, page: Page): Promise<Taken | undefined> {
  if (mediaType !== 'application/pdf') {
    const decoded = await decodePicture(bytes, defaultReadLimits);
    if (typeof decoded === 'string') return undefined;
    const picture = await turnPicture(decoded, page.rotation as Rotation);
    return { picture, scale: Math.min(picture.width, picture.height) / usualWidth };
  }
  const document = openDocument(await usePdfium(), bytes);
  if (typeof document === 'string') return undefined;
  try {
    const { pdfium, handle } = document;
    const loaded = pdfium.FPDF_LoadPage(handle, page.number - 1);
    if (loaded === 0) return undefined;
    const frame = frameOf(readPageFrame(document, loaded), page.rotation);
    const scale = Math.min(pixelsPerPoint, Math.sqrt(defaultReadLimits.ocrPixels / (frame.width * frame.height)));
    const picture = renderBitmap(document, loaded, frame, scale);
    pdfium.FPDF_ClosePage(loaded);
    return picture && { picture, scale };
  } finally {
    document.close();
  }
}

async function drawScan(
  made: PDFDocument,
  page: Page,
  { scale }: Taken,
  { picture, skew }: { readonly picture: Picture; readonly skew: number },
): Promise<{ page: Page; drawn: DrawnPage }> {
  const { default: sharp } = await import('sharp');
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const jpeg = await sharp(picture.data, { raw }).jpeg({ quality: jpegQuality }).toBuffer();
  const [width, height] = [picture.width / scale, picture.height / scale];
  made.addPage([width, height]).drawImage(await made.embedJpg(jpeg), { x: 0, y: 0, width, height });
  // Small print that lay askew is read better once it is level.
  const { recognisePicture } = await import('#read/ocr/recognise-picture.ts');
  const { lines, fields } = skew === 0 ? page : await recognisePicture(picture);
  const toSpan = ([x0, y0, x1, y1]: Box): Span => [x0 * width, y0 * height, x1 * width, y1 * height];
  const boxes = fields.filter(({ kind }) => kind === 'checkbox').map(({ box }) => toSpan(box));
  const inks = lines.flatMap(({ words }) => words).map(({ text, box }) => wordInk(text, toSpan(box)));
  const drawing = readPictureDrawing(picture, { scale, boxes, words: inks.map(({ span }) => span) });
  const frame = frameOf({ left: 0, bottom: 0, right: width, top: height }, 0);
  return {
    page: { ...page, width, height, rotation: 0, lines, text: lines.map(({ text }) => text).join('\n') },
    drawn: { frame, drawing, inks },
  };
}
