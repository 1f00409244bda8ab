// A printed form that somebody has filled: what is typed in its blanks, as the values of fields that are called what the form prints there.
import type { Box, FormField, Page, Word } from '#document/read-document.ts';
import type { Span } from '#read/drawing.ts';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { dropPdfium, isTrap, usePdfium } from '#read/pdf/pdfium.ts';
import { type PlacedBlank, placeBlanks, uprightRules, withBlanks } from '../blanks/find-form-blanks.ts';
import { type DrawnPage, readPageInks } from '../blanks/read-page-inks.ts';
import type { AskedSlot } from '../match/describe-slot.ts';
import { labelSlots } from '../match/label-slots.ts';
import { findTyped, holds, type Typed } from './find-typed.ts';

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
    return typeof document === 'string' ? pages : readPages(document, pages);
  } catch (error) {
    if (!isTrap(error)) throw error;
    dropPdfium();
    return pages;
  }
}

function readPages(document: PdfDocument, pages: readonly Page[]): Page[] {
  try {
    return pages.map((page, at) => {
      const drawn = at < mostPages && isPrinted(page) ? readPageInks(document, page.number, page.rotation) : undefined;
      const typed = drawn && findTyped(drawn.drawing, drawn.inks);
      const found = typed === undefined ? [] : toFields(page, drawn!, typed);
      return areAnswers(found) ? { ...page, fields: [...page.fields, ...found] } : page;
    });
  } finally {
    document.close();
  }
}

/** One value may be a word in another font that chance put onto a rule. */
const fewest = 2;
/** Of the fields of a form: what has few captions for many values is a table, or its captions were taken for values. */
const ownCaption = 0.6;

function areAnswers(fields: readonly FormField[]): boolean {
  const captions = new Set(fields.map(({ label }) => label).filter((label) => label !== ''));
  return captions.size >= fewest && captions.size >= ownCaption * fields.length;
}

function toFields(page: Page, drawn: DrawnPage, { blanks, inks }: Typed): FormField[] {
  const placed = placeBlanks(blanks, page.number, drawn.frame);
  const toSpan = ([x0, y0, x1, y1]: Box): Span => [
    x0 * drawn.frame.width,
    y0 * drawn.frame.height,
    x1 * drawn.frame.width,
    y1 * drawn.frame.height,
  ];
  const isTyped = ({ box }: Word) => inks.some(({ span }) => holds(toSpan(box), span));
  const print = page.lines.flatMap((line) => {
    const words = line.words.filter((word) => !isTyped(word));
    return words.length === 0 ? [] : [{ ...line, words, text: words.map(({ text }) => text).join(' ') }];
  });
  const typed = page.lines.flatMap(({ words }) => words).filter(isTyped);
  const labels = labelSlots(
    placed.map(({ slot }) => slot),
    withBlanks([{ ...page, lines: print }], placed),
    new Map([[page.number, uprightRules(drawn, blanks)]]),
  );
  const isKnown = (box: Box) => page.fields.some((field) => overlaps(field.box, box));
  return placed.flatMap((blank, index) => {
    const own = typed.filter(({ box }) => holds(blank.span, toSpan(box)));
    return own.length === 0 || isKnown(blank.box) ? [] : [toField(blank, own, nearestWords(labels[index]!.asked))];
  });
}

const overlaps = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Captions are known by their own words, without those of the row that a person is told. */
function nearestWords({ descriptions }: AskedSlot): string {
  const [nearest] = descriptions.toSorted((a, b) => b.weight - a.weight);
  return nearest?.text ?? '';
}

function toField({ kind, box }: PlacedBlank, words: readonly Word[], label: string): FormField {
  if (kind === 'tick') return { name: '', label, kind: 'checkbox', value: '', checked: true, box };
  return { name: '', label, kind: 'text', value: words.map(({ text }) => text).join(' '), box };
}
