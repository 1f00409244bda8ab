// A printed form that somebody has filled: what is typed in its blanks, as the values of fields that are called what the form prints there.

import { isCentredIn } from '#document/box.ts';
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { type PageFrame, toBox } from '#read/pdf/page-frame.ts';
import { dropPdfium, isTrap, usePdfium } from '#read/pdf/pdfium.ts';
import { type Blank, sharedArea } from '../blanks/blank.ts';
import { type DrawnPage, readPageInks } from '../blanks/read-page-inks.ts';
import { findAnswers } from './find-answers.ts';
import { findMarked } from './find-marked.ts';
import { findBlankOf, findTyped, holds, type Typed } from './find-typed.ts';
import { type Answer, areAnswers, listAnswers, textOf } from './list-answers.ts';
import { listTicks, nameTick, type Ticked } from './list-ticks.ts';

/** Facts are told of so many; a book's worth of pages would keep its reader busy without a word. */
const mostPages = 30;

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
      const drawn = at < mostPages && isPrinted(page) ? readPageInks(document, page.number, page.rotation) : undefined;
      const answers = drawn === undefined ? [] : await readPage(page, drawn);
      if (drawn === undefined) {
        read.push(page);
        continue;
      }
      const fields = readTicks(page, drawn, findMarked(document, page.number, drawn));
      const isTold = ({ box }: Answer) => fields.some((field) => field.checked && isCentredIn(field.box, box));
      read.push({ ...page, fields: [...fields, ...answers.filter((answer) => !isTold(answer)).map(toField)] });
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

/** Boxes that were found when the page was read, with what the picture shows in them and in others, those that are ticked called by what the form asks there. */
function readTicks(page: Page, { frame, ...drawn }: DrawnPage, marked: readonly Span[]): FormField[] {
  const isLetter = (mark: Span) => drawn.inks.some(({ text, span }) => /[\p{L}\p{N}]/u.test(text) && holds(mark, span));
  const known = page.fields.flatMap((field) => {
    const span = toSpan(field.box, frame);
    const isMarked = marked.some((mark) => sharedArea(mark, span) > 0);
    return field.kind === 'checkbox' ? [{ field, span, isTicked: field.checked === true || isMarked }] : [];
  });
  const others = marked
    .filter((mark) => !known.some(({ span }) => sharedArea(mark, span) > 0))
    .map((span) => ({ span, isTicked: true, isShape: isLetter(span) }));
  const ticked = listTicks(page, { frame, ...drawn }, [...known, ...others]);
  const fields = page.fields.map((field) => {
    const box = known.find((one) => one.field === field);
    const named = ticked.find(({ span }) => span === box?.span);
    const seen = box?.isTicked === true ? { ...field, checked: true } : field;
    return named === undefined ? seen : nameTick(seen, named);
  });
  const besides = ticked.filter(({ span }) => others.some((other) => other.span === span));
  return [...fields, ...besides.map((tick) => toTick(tick, frame))];
}

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

function toTick({ span, label, option }: Ticked, frame: PageFrame): FormField {
  const box = toBox(frame, span);
  return { name: '', label, kind: 'checkbox', value: '', checked: true, ...(option ? { option } : {}), box };
}

export const toSpan = ([x0, y0, x1, y1]: Box, { width, height }: PageFrame): Span => [
  x0 * width,
  y0 * height,
  x1 * width,
  y1 * height,
];
