// A printed form that somebody has filled: what is typed in its blanks, as the values of fields that are called what the form prints there.
import { isCentredIn } from '#document/box.ts';
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { dropPdfium, isTrap, usePdfium } from '#read/pdf/pdfium.ts';
import type { Blank } from '../blanks/blank.ts';
import { type DrawnPage, readPageInks } from '../blanks/read-page-inks.ts';
import { findAnswers } from './find-answers.ts';
import { findBlankOf, findTyped, holds, type Typed } from './find-typed.ts';
import { type Answer, areAnswers, listAnswers, textOf } from './list-answers.ts';
import { lookAtBoxes } from './look-at-boxes.ts';
import { readPrintedTicks, toSpan } from './read-printed-ticks.ts';

/** Facts are told of so many; a book's worth of pages would keep its reader busy without a word. */
const maxPages = 30;

/** Pages with fields of their own say what stands where, those that are pictures have no fonts, and those without lines were given up. */
const isPrinted = ({ source, fields, lines }: Page) =>
  source === 'text' && lines.length > 0 && fields.every(({ name }) => name === '');

/** @param bytes of a PDF @returns the pages with what was typed on them as fields */
export async function readFilled(bytes: Uint8Array, pages: readonly Page[]): Promise<readonly Page[]> {
  if (!pages.some(isPrinted)) return pages;
  try {
    const document = openDocument(await usePdfium(), bytes);
    return typeof document === 'string' ? pages : await readPages(document, pages);
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return pages;
  }
}

async function readPages(document: PdfDocument, pages: readonly Page[]): Promise<Page[]> {
  const read: Page[] = [];
  try {
    for (const [at, page] of pages.entries()) {
      const drawn = at < maxPages && isPrinted(page) ? readPageInks(document, page.number, page.rotation) : undefined;
      if (drawn === undefined) read.push(page);
      else {
        const fields = readPrintedTicks(page, drawn, lookAtBoxes(document, page.number, drawn));
        const answers = (await readPage(page, drawn)).filter(({ box }) => !isTicked(box, fields));
        read.push({ ...page, fields: [...fields, ...answers.map(toField)] });
      }
    }
    return read;
  } finally {
    document.close();
  }
}

async function readPage(page: Page, drawn: DrawnPage): Promise<Answer[]> {
  const typed = findTyped(drawn.drawing, drawn.inks);
  if (typed === undefined) return findAnswers(page, drawn);
  const answers = listAnswers(page, drawn, typed.blanks, placeTyped(page, drawn, typed));
  return areAnswers(answers) ? answers : [];
}

const isTicked = (place: Box, fields: readonly FormField[]) =>
  fields.some(({ checked, box }) => checked === true && isCentredIn(box, place));

/** Words one of whose letters was typed, each with its blank. */
function placeTyped({ lines }: Page, { frame }: DrawnPage, { blanks, inks }: Typed): Map<Word, Blank> {
  const words = lines.flatMap((line) => line.words);
  return new Map(
    words.flatMap((word) => {
      const span = toSpan(word.box, frame);
      const blank = inks.some((ink) => holds(span, ink.span)) ? findBlankOf(span, blanks) : undefined;
      return blank === undefined ? [] : [[word, blank] as const];
    }),
  );
}

function toField(answer: Answer): FormField {
  const { kind, label, box } = answer;
  if (kind === 'tick') return { name: '', label, kind: 'checkbox', value: '', checked: true, box };
  return { name: '', label, kind: 'text', value: textOf(answer), box };
}
