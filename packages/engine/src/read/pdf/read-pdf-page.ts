// One page of a PDF: its text layer judged, its form read, and the page recognised as a picture where the text layer does not do.

import type { MachineReading } from '#document/machine-reading.ts';
import type { Box, Page } from '#document/read-document.ts';
import { addBesides } from '../read-scan.ts';
import { dropUnseen } from './drop-unseen.ts';
import { findDrawnCodes } from './find-drawn-codes.ts';
import { findShapes } from './find-shapes.ts';
import { dropTicks, findTickBoxes } from './find-tick-boxes.ts';
import { makeFormLines } from './form-lines.ts';
import { isSeenOtherwise } from './is-seen-otherwise.ts';
import { joinCells } from './join-cells.ts';
import { isOverScan, judgeTextLayer, type TextLayerVerdict } from './judge-text-layer.ts';
import { findMainQuarter } from './lay-glyphs.ts';
import { type InkMap, mapInk } from './measure-ink.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, readPageFrame, toBox, toSeenRect, turnFrame } from './page-frame.ts';
import { readDrawing } from './read-drawing.ts';
import { readFormFields, type WidgetField } from './read-form-fields.ts';
import { type Glyph, readGlyphs } from './read-glyphs.ts';
import { readLines } from './read-lines.ts';
import type { ReadPdfOptions } from './read-pdf-options.ts';
import { readTypedNotes } from './read-typed-notes.ts';
import { type RecognisedPage, recognisePage } from './recognise-page.ts';
import { renderBitmap } from './render-bitmap.ts';

/** Longer side in pixels of the small picture on which ink is measured. */
const inkPixels = 500;
/** Pixels a point: a word is drawn so large where the small picture shows nothing of it. */
const closely = 2;

export interface ReadPdfPage {
  readonly page: Page;
  readonly codes: readonly MachineReading[];
}

/** Undefined when PDFium cannot load the page. */
export async function readPdfPage(
  document: PdfDocument,
  number: number,
  options: ReadPdfOptions,
): Promise<ReadPdfPage | undefined> {
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
): Promise<ReadPdfPage> {
  const asFiled = readPageFrame(document, page);
  const shapes = findShapes(document, page, asFiled);
  const glyphs = dropHidden(readGlyphs(document, page).glyphs, shapes.pictures.length > 0);
  const frame = turnUpright(asFiled, glyphs);
  const widgets = readFormFields(document, page, frame);
  const formLines = makeFormLines(widgets, readTypedNotes(document, page, frame), frame);
  const allLines = readLines(glyphs, frame, formLines);
  const drawn = findTickBoxes(allLines, shapes, frame).filter(
    ({ box }) => !widgets.some((widget) => overlaps(widget.box, box)),
  );
  const fields = [...widgets.map(toFormField), ...drawn];
  const laidOut = joinCells(dropTicks(allLines, drawn), readDrawing(document, page, frame));
  const pictures = shapes.pictures.map((rect) => toBox(frame, toSeenRect(frame, rect)));
  let map: InkMap | undefined;
  const ink = () => {
    const bitmap = map
      ? undefined
      : renderBitmap(document, page, frame, inkPixels / Math.max(frame.width, frame.height));
    map ??= bitmap && mapInk(bitmap);
    return map;
  };
  const isLaid = isOverScan(glyphs);
  // A form is read back as it was written; a paper is believed as it is seen.
  const isPaper = options.readScan !== undefined;
  const lines =
    isPaper && !isLaid
      ? dropUnseen(laidOut, ink(), (area) => renderBitmap(document, page, frame, closely, area))
      : laidOut;
  const judged = judgeTextLayer({ glyphs, lines, pictures, ink });
  const verdict = isPaper ? await compareWithSight(judged) : judged;
  async function compareWithSight(told: TextLayerVerdict): Promise<TextLayerVerdict> {
    if (told === 'unsound' || lines.length === 0) return told;
    const isLooked = number === 1 || isLaid;
    return isLooked && (await isSeenOtherwise(document, page, frame, lines, isLaid)) ? 'unsound' : told;
  }
  const source = formLines.length > 0 || widgets.some(({ checked }) => checked) ? 'form' : 'text';
  const read: RecognisedPage = { frame, source, lines, fields, codes: [] };
  const seen =
    verdict === 'sound'
      ? { ...read, codes: await findDrawnCodes(document, page, number, frame, shapes) }
      : await recognisePage(document, page, number, { ...read, keepsText: verdict === 'partial', formLines }, options);
  const found: Page = {
    number,
    width: seen.frame.width,
    height: seen.frame.height,
    rotation: seen.frame.rotation,
    ...(seen.tilt !== undefined && { tilt: seen.tilt }),
    source: seen.source,
    text: seen.lines.map(({ text }) => text).join('\n'),
    lines: seen.lines,
    fields: seen.fields,
  };
  const besides = seen.picture === undefined ? undefined : await options.readScan?.(seen.picture, found);
  return {
    page: besides === undefined ? found : addBesides(found, besides),
    codes: seen.codes,
  };
}

function overlaps(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
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
