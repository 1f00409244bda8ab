// One page of a PDF: its text layer judged, its form read, and the page recognised as a picture where the text layer does not do.
import type { Page } from '../../read-document.ts';
import { findPictures } from './find-pictures.ts';
import { makeFormLines } from './form-lines.ts';
import { judgeTextLayer } from './judge-text-layer.ts';
import { findMainQuarter } from './lay-glyphs.ts';
import { mapInk } from './measure-ink.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, readPageFrame, turnFrame } from './page-frame.ts';
import { readFormFields, type WidgetField } from './read-form-fields.ts';
import { type Glyph, readGlyphs } from './read-glyphs.ts';
import { readLines } from './read-lines.ts';
import type { ReadPdfOptions } from './read-pdf.ts';
import { type RecognisedPage, recognisePage } from './recognise-page.ts';
import { renderBitmap } from './render-bitmap.ts';

/** Longer side in pixels of the small picture on which ink is measured. */
const inkPixels = 500;

/** Undefined when PDFium cannot load the page. */
export async function readPdfPage(
  document: PdfDocument,
  number: number,
  options: ReadPdfOptions,
): Promise<Page | undefined> {
  const { pdfium, form } = document;
  const page = pdfium.FPDF_LoadPage(document.handle, number - 1);
  if (page === 0) return undefined;
  if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form);
  try {
    return await readLoadedPage(document, page, number, options);
  } finally {
    if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form);
    pdfium.FPDF_ClosePage(page);
  }
}

async function readLoadedPage(
  document: PdfDocument,
  page: number,
  number: number,
  options: ReadPdfOptions,
): Promise<Page> {
  const asFiled = readPageFrame(document, page);
  const pictures = findPictures(document, page, asFiled);
  const glyphs = dropHidden(readGlyphs(document, page).glyphs, pictures.length > 0);
  const frame = turnUpright(asFiled, glyphs);
  const turned = frame === asFiled ? pictures : findPictures(document, page, frame);
  const fields = readFormFields(document, page, frame);
  const formLines = makeFormLines(fields, frame);
  const lines = readLines(glyphs, frame, formLines);
  const ink = () => {
    const bitmap = renderBitmap(document, page, frame, inkPixels / Math.max(frame.width, frame.height));
    return bitmap && mapInk(bitmap);
  };
  const verdict = judgeTextLayer({ glyphs, lines, pictures: turned, ink });
  const source = formLines.length > 0 || fields.some(({ checked }) => checked) ? 'form' : 'text';
  const read: RecognisedPage = { frame, source, lines, fields: fields.map(toFormField) };
  const seen =
    verdict === 'sound'
      ? read
      : await recognisePage(document, page, { ...read, keepsText: verdict === 'partial', formLines }, options);
  return {
    number,
    width: seen.frame.width,
    height: seen.frame.height,
    rotation: seen.frame.rotation,
    source: seen.source,
    text: seen.lines.map(({ text }) => text).join('\n'),
    lines: seen.lines,
    fields: seen.fields,
  };
}

/** Invisible writing belongs to a scan; where there is no picture nobody can see it. */
function dropHidden(glyphs: readonly Glyph[], hasPictures: boolean): readonly Glyph[] {
  return hasPictures || !glyphs.some(({ isInvisible }) => isInvisible)
    ? glyphs
    : glyphs.filter(({ isInvisible }) => !isInvisible);
}

function turnUpright(frame: PageFrame, glyphs: readonly Glyph[]): PageFrame {
  const quarter = findMainQuarter(glyphs, frame);
  return quarter === 0 ? frame : turnFrame(frame, 360 - quarter * 90);
}

function toFormField({ isMultiline: _multiline, isComb: _comb, fontSize: _size, ...field }: WidgetField) {
  return field;
}
