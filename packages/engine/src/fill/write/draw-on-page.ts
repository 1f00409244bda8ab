// Writes the planned values onto the page itself, where a form has no fields: lines of text, letters of combs, crosses.
import { degrees, type PDFDocument, type PDFFont, rgb } from '@cantoo/pdf-lib';
import type { Span } from '#read/drawing.ts';
import type { PlacedBlank } from '../blanks/find-form-blanks.ts';
import type { FormLocale } from '../language/form-locale.ts';
import { fitText, wrapText } from './fit-text.ts';
import type { FormFont } from './form-font.ts';
import type { PlannedField } from './planned-field.ts';
import { toPaper } from './to-paper.ts';
import { pointElsewhere, tidy, type WrittenField, withoutWrite } from './write-fields.ts';

/** Letter for a tick that can be read back. */
const cross = 'X';

/** Points: of text, which keeps one size over the form wherever it fits. */
const size = { smallest: 6, min: 8, max: 10 };
const step = 0.5;
const inset = 2;
/** Of the size: height of capitals of the font. */
const capital = 0.714;
const lineHeight = 1.2;
/** Points: in a high box one writes near its foot. */
const highestFoot = 6;

export function drawOnPage(
  document: PDFDocument,
  planned: readonly PlannedField[],
  blanks: readonly PlacedBlank[],
  { font, canDraw }: FormFont,
  locale: FormLocale,
): WrittenField[] {
  const usual = usualSize(blanks);
  const bySlot = new Map(blanks.map((blank) => [blank.slot.name, blank]));
  const draw = (text: string, blank: PlacedBlank, x: number, y: number, points: number) =>
    document.getPage(blank.page - 1).drawText(text, {
      ...toPaper(blank.frame, x, y),
      size: points,
      font,
      color: rgb(0, 0, 0),
      rotate: degrees(blank.frame.rotation),
    });
  const write = (text: string, blank: PlacedBlank): boolean => {
    const marks = layText(text, blank, font, usual);
    for (const mark of marks ?? []) draw(mark.text, blank, mark.x, mark.y, mark.points);
    return marks !== undefined;
  };
  return planned.map((plan): WrittenField => {
    const blank = bySlot.get(plan.slot.name);
    if (plan.write === undefined || blank === undefined) return plan;
    if (blank.kind === 'tick') {
      drawCross(blank, font, draw);
      return { ...plan, written: cross };
    }
    const clean = tidy(plan.write, plan.slot.isMultiline);
    if (!canDraw(clean)) return { ...withoutWrite(plan), value: clean, reason: 'no_letters' };
    if (write(clean, blank)) return { ...plan, value: clean, written: clean };
    return pointElsewhere(plan, clean, locale, (words) => write(words, blank));
  });
}

function usualSize(blanks: readonly PlacedBlank[]): number {
  const heights = blanks
    .filter(({ kind, isMultiline }) => kind === 'text' && isMultiline !== true)
    .map(({ span }) => span[3] - span[1])
    .toSorted((a, b) => a - b);
  const middle = heights[Math.floor(heights.length / 2)] ?? size.max;
  return Math.min(size.max, Math.max(size.min, Math.round(middle * 0.62)));
}

interface Mark {
  readonly text: string;
  readonly x: number;
  /** Of the base line. */
  readonly y: number;
  readonly points: number;
}

/** Undefined when the text does not fit in letters that can be read. */
function layText(text: string, blank: PlacedBlank, font: PDFFont, usual: number): Mark[] | undefined {
  const [x0, y0, x1, y1] = blank.span;
  const letters = [...text];
  if (blank.cells !== undefined) {
    const { cells } = blank;
    const points = fitText(text, font, { ...blank.slot, isComb: true }, usual, x1 - x0, y1 - y0);
    if (letters.length > cells.length || points === undefined) return undefined;
    return letters.flatMap((letter, index) => {
      const [left, top, right, bottom] = cells[index]!;
      const x = (left + right - font.widthOfTextAtSize(letter, points)) / 2;
      return letter === ' ' ? [] : [{ text: letter, x, y: baseOf(top, bottom, points), points }];
    });
  }
  if (blank.lines !== undefined) return layOnLines(text, blank.lines, font, usual);
  const points = fitText(text, font, blank.slot, usual, x1 - x0, y1 - y0);
  if (points === undefined) return undefined;
  if (!blank.slot.isMultiline) return [{ text, x: x0 + inset, y: baseOf(y0, y1, points), points }];
  const rows = wrapText(text, font, points, x1 - x0 - 2 * inset);
  const leading = font.heightAtSize(points) * lineHeight;
  return rows.map((row, index) => ({ text: row, x: x0 + inset, y: y0 + points + index * leading, points }));
}

/** A longer text sits on the printed lines, row by row. */
function layOnLines(text: string, lines: readonly Span[], font: PDFFont, usual: number): Mark[] | undefined {
  const [x0, , x1] = lines[0]!;
  for (let points = usual; points >= size.smallest; points -= step) {
    const rows = wrapText(text, font, points, x1 - x0 - 2 * inset);
    const isNarrow = rows.every((row) => font.widthOfTextAtSize(row, points) <= x1 - x0 - inset);
    if (isNarrow && rows.length <= lines.length)
      return rows.map((row, index) => {
        const [, top, , bottom] = lines[index]!;
        return { text: row, x: x0 + inset, y: baseOf(top, bottom, points), points };
      });
  }
  return undefined;
}

const baseOf = (top: number, bottom: number, points: number) =>
  bottom - Math.min(highestFoot, Math.max(inset, (bottom - top - capital * points) / 2));

function drawCross(
  blank: PlacedBlank,
  font: PDFFont,
  draw: (text: string, blank: PlacedBlank, x: number, y: number, points: number) => void,
): void {
  const [x0, y0, x1, y1] = blank.span;
  const points = Math.min(x1 - x0, y1 - y0) * 0.95;
  const width = font.widthOfTextAtSize(cross, points);
  draw(cross, blank, (x0 + x1 - width) / 2, (y0 + y1 + capital * points) / 2, points);
}
