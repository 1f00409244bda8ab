// The finished file through our own reader again: what its fields hold, and what a person will see in them. For the latter the file is
// flattened in memory, so that the drawings of its fields become text of the page.

import type { Box, FormField } from '#document/read-document.ts';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { readPageFrame, toBox, toSeenRect, turnFrame } from '#read/pdf/page-frame.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';
import { readFormFields } from '#read/pdf/read-form-fields.ts';
import { readGlyphs } from '#read/pdf/read-glyphs.ts';

export interface ReadBack {
  readonly fields: readonly PlacedField[];
  /** All letters within a box of a page (1-based), in the order they are drawn, without spaces. */
  readonly seenWithin: (page: number, box: Box) => string;
  /** All letters of the pages from this one on. */
  readonly seenFrom: (page: number) => string;
}

export interface PlacedField {
  readonly field: FormField;
  readonly page: number;
}

interface Letter {
  readonly text: string;
  readonly box: Box;
}

/** @param rotations of the blank form's pages as they were read, so that boxes are the same in both */
export async function readBack(bytes: Uint8Array, rotations: readonly number[]): Promise<ReadBack> {
  const fields: PlacedField[] = [];
  const letters: Letter[][] = [];
  const document = openDocument(await usePdfium(), bytes);
  if (typeof document !== 'string') {
    try {
      for (let number = 1; number <= document.pageCount; number++) {
        const read = readPage(document, number, rotations[number - 1] ?? 0);
        fields.push(...read.fields.map((field) => ({ field, page: number })));
        letters.push(read.letters);
      }
    } finally {
      document.close();
    }
  }
  return {
    fields,
    seenWithin: (page, box) => join((letters[page - 1] ?? []).filter((letter) => isInside(letter.box, box))),
    seenFrom: (page) => join(letters.slice(page - 1).flat()),
  };
}

/** `FLAT_NORMALDISPLAY` of fpdf_flatten.h: as on the screen. */
const forDisplay = 0;

function readPage(document: PdfDocument, number: number, rotation: number): { fields: FormField[]; letters: Letter[] } {
  const { pdfium, handle, form } = document;
  const page = pdfium.FPDF_LoadPage(handle, number - 1);
  if (page === 0) return { fields: [], letters: [] };
  const filed = readPageFrame(document, page);
  const frame = turnFrame(filed, rotation - filed.rotation + 360);
  if (form !== 0) pdfium.FORM_OnAfterLoadPage(page, form);
  const fields = readFormFields(document, page, frame);
  if (form !== 0) pdfium.FORM_OnBeforeClosePage(page, form);
  pdfium.FPDFPage_Flatten(page, forDisplay);
  pdfium.FPDF_ClosePage(page);
  const flat = pdfium.FPDF_LoadPage(handle, number - 1);
  if (flat === 0) return { fields, letters: [] };
  const seen = readGlyphs(document, flat).glyphs.filter(({ isInvisible, isSpace }) => !isInvisible && !isSpace);
  pdfium.FPDF_ClosePage(flat);
  return { fields, letters: seen.map(({ text, rect }) => ({ text, box: toBox(frame, toSeenRect(frame, rect)) })) };
}

const join = (letters: readonly Letter[]) =>
  letters
    .map(({ text }) => text)
    .join('')
    .normalize('NFC');

/** The whole letter across, its middle down: accents and descenders may pass the border, cut letters may not. */
function isInside(letter: Box, box: Box): boolean {
  const slack = 0.002;
  const down = (letter[1] + letter[3]) / 2;
  return letter[0] >= box[0] - slack && letter[2] <= box[2] + slack && down >= box[1] - slack && down <= box[3] + slack;
}
