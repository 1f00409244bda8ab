// Pages at the end for what was too long for its field: the field's words, where it is, and the whole text.
import { type PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { addendumWords } from '../language/addendum-words.ts';
import type { FormLocale } from '../language/form-locale.ts';
import { wrapText } from './fit-text.ts';
import type { WrittenField } from './write-fields.ts';

const margin = 56;
const size = 10;
const leading = 15;

export function drawAddendum(
  document: PDFDocument,
  font: PDFFont,
  fields: readonly WrittenField[],
  locale: FormLocale,
): void {
  const long = fields.filter(({ overflow }) => overflow !== undefined);
  if (long.length === 0) return;
  const first = document.getPage(0).getSize();
  let page: PDFPage | undefined;
  let y = 0;
  const draw = (text: string, isLabel: boolean) => {
    if (page === undefined || y < margin + leading) {
      page = document.addPage([first.width, first.height]);
      y = first.height - margin;
    }
    page.drawText(text, { x: margin, y, size, font, color: isLabel ? rgb(0.35, 0.35, 0.35) : rgb(0, 0, 0) });
    y -= leading;
  };
  const rows = (text: string) =>
    text
      .split('\n')
      .flatMap((row) => breakLong(wrapText(row, font, size, first.width - 2 * margin), font, first.width - 2 * margin));
  const { title, page: pageWord } = addendumWords(locale);
  draw(title, false);
  for (const { label, slot, value } of long) {
    y -= leading / 2;
    for (const row of rows(`${pageWord} ${slot.widgets[0]?.page ?? 1}, ${drawable(label, font)}`)) draw(row, true);
    for (const row of rows(value)) draw(row, false);
  }
}

/** A label may have signs that the font has not. */
function drawable(text: string, font: PDFFont): string {
  const known = new Set(font.getCharacterSet());
  return [...text].filter((letter) => known.has(letter.codePointAt(0)!)).join('');
}

/** A word wider than the page, as an address of the web. */
function breakLong(rows: readonly string[], font: PDFFont, width: number): string[] {
  return rows.flatMap((row) => {
    const pieces: string[] = [];
    let piece = '';
    for (const letter of row) {
      if (font.widthOfTextAtSize(piece + letter, size) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += letter;
    }
    return [...pieces, piece];
  });
}
