// Reads the written text as a person would: the finished page is drawn without its rules, and each place is read from
// the picture. Text that lies on print of the form, or sticks out of its place and so is cut off, does not read as the
// intended value.
import type { Box } from '#document/read-document.ts';
import { buildPyramid, type Pyramid } from '#read/ocr/pyramid.ts';
import { readRegion } from '#read/ocr/recognise/read-region.ts';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { readPageFrame, turnFrame } from '#read/pdf/page-frame.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import { type Bitmap, renderBitmap } from '#read/pdf/render-bitmap.ts';
import { findInkLines } from './find-ink-lines.ts';

export interface Place {
  readonly name: string;
  /** 1-based. */
  readonly page: number;
  readonly box: Box;
}

const pixelsPerPoint = 200 / 72;
/** Of 255: by so much darker than before a pixel is ours. */
const darker = 48;
/** A form of more is read in part; its letters are compared all the same. */
const maxReadings = 400;
const threads = 2;

/**
 * @param rotations of the pages as they were read
 * @returns what stands in each place by its name, '' for marks that say nothing; places that were not looked at are absent
 */
export async function readByEye(
  before: Uint8Array,
  after: Uint8Array,
  rotations: readonly number[],
  places: readonly Place[],
): Promise<Map<string, string>> {
  const read = new Map<string, string>();
  const pdfium = await usePdfium();
  const [blank, filled] = [openDocument(pdfium, before), openDocument(pdfium, after)];
  let left = maxReadings;
  try {
    if (typeof blank === 'string' || typeof filled === 'string') return read;
    for (const page of new Set(places.map((place) => place.page))) {
      const ink = newInk(blank, filled, page, rotations[page - 1] ?? 0);
      if (ink === undefined) continue;
      const pyramid = buildPyramid(ink);
      for (const place of places.filter((one) => one.page === page)) {
        const lines = findInkLines(ink, place.box);
        left -= lines.length;
        if (left < 0) return read;
        const texts: string[] = [];
        for (const line of lines) texts.push(await readText(pyramid, line));
        read.set(place.name, texts.join(' '));
      }
    }
    return read;
  } finally {
    if (typeof blank !== 'string') blank.close();
    if (typeof filled !== 'string') filled.close();
  }
}

type Quad = readonly [x0: number, y0: number, x1: number, y1: number];

async function readText(pyramid: Pyramid, [x0, y0, x1, y1]: Quad): Promise<string> {
  const place = { centre: { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }, width: x1 - x0, height: y1 - y0, angle: 0 };
  const { read } = await readRegion(pyramid, place, threads);
  return read.characters.map(({ text }) => text).join('');
}

/** The finished page without the rules of the form, and white where nothing is written. */
function newInk(blank: PdfDocument, filled: PdfDocument, page: number, rotation: number): Bitmap | undefined {
  const [before, after] = [draw(blank, page, rotation), draw(filled, page, rotation)];
  if (before === undefined || after === undefined || before.data.length !== after.data.length) return undefined;
  const data = new Uint8Array(after.data.length).fill(255);
  const rules = findRules(before);
  for (let at = 0; at < data.length; at += 3) {
    const isNew = before.data[at + 1]! - after.data[at + 1]! > darker;
    const isPrint = before.data[at + 1]! < dark && rules[at / 3] === 0;
    if (isNew || isPrint) data.set(after.data.subarray(at, at + 3), at);
  }
  return { ...after, data };
}

/** Of 255: what is dark, and what belongs to a rule that is, also its soft edge. */
const dark = 128;
const grey = 200;
/** Pixels: no stroke of a letter that small forms are printed in is so long. */
const ruleLength = 40;

/** 1 for each pixel of a long straight stroke. */
function findRules({ data, width, height }: Bitmap): Uint8Array {
  const rules = new Uint8Array(width * height);
  const follow = (lines: number, length: number, indexOf: (line: number, along: number) => number) => {
    for (let line = 0; line < lines; line++) {
      for (let from = 0, along = 0; along <= length; along++) {
        if (along < length && data[indexOf(line, along) * 3 + 1]! < grey) continue;
        if (along - from >= ruleLength) for (let at = from; at < along; at++) rules[indexOf(line, at)] = 1;
        from = along + 1;
      }
    }
  };
  follow(height, width, (y, x) => y * width + x);
  follow(width, height, (x, y) => y * width + x);
  return rules;
}

function draw(document: PdfDocument, number: number, rotation: number): Bitmap | undefined {
  const { pdfium, handle } = document;
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return undefined;
  try {
    const frame = readPageFrame(document, page);
    return renderBitmap(document, page, turnFrame(frame, rotation - frame.rotation + 360), pixelsPerPoint);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}
