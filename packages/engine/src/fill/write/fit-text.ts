// The size at which a text fits into its field, undefined when it would be too small to be read.
import type { PDFFont } from '@cantoo/pdf-lib';
import type { FormSlot } from '../form/form-slot.ts';

/** Points. */
const smallest = 6;
const largest = 12;
/** Between the border of a field and its text, on both sides. */
const padding = 3;
const lineHeight = 1.2;
const steps = 0.5;
/** Of the size: from the accent of a capital to the foot of a `g`, in the font that we write with. */
const [accent, foot] = [0.95, 0.24];
/** Height that border and padding of a field take, above and below together. */
const cutOff = 3;
const drawnHeight = (points: number) => points * (accent + foot) + cutOff;
/** Boxes lower than this are drawn into all the same, at the smallest size. */
const lowest = drawnHeight(smallest);

/** Lines are centred by the height that a font tells, ascenders alone, which sets them so low that their feet are cut: here by their ink. */
export const centredByInk = (font: PDFFont): PDFFont =>
  Object.create(font, {
    heightAtSize: {
      value: (size: number, options?: { descender?: boolean }) =>
        options?.descender === false ? size * (accent - foot) : font.heightAtSize(size, options),
    },
  });

/** @param size the field's own size in points, 0 when it follows the box */
export function fitText(
  text: string,
  font: PDFFont,
  { isComb, isMultiline, maxLength = 0 }: Pick<FormSlot, 'isComb' | 'isMultiline' | 'maxLength'>,
  size: number,
  width: number,
  height: number,
): number | undefined {
  const wanted = size > 0 ? size : Math.min(largest, Math.max(smallest, height * 0.72));
  const fits = (points: number) => {
    if (isComb)
      return [...text].every((letter) => font.widthOfTextAtSize(letter, points) <= (width / maxLength) * 1.02);
    const rows = isMultiline ? wrapText(text, font, points, width - padding) : [text];
    const isNarrow = rows.every((row) => font.widthOfTextAtSize(row, points) <= width - padding);
    const line = font.heightAtSize(points) * lineHeight;
    return (
      isNarrow &&
      (isMultiline ? line * rows.length <= height - padding / 2 : drawnHeight(points) <= Math.max(height, lowest))
    );
  };
  for (let points = wanted; points >= Math.min(smallest, wanted); points -= steps) if (fits(points)) return points;
  return undefined;
}

export function wrapText(text: string, font: PDFFont, points: number, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const rows: string[] = [];
    let row = '';
    for (const word of paragraph.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`;
      if (row !== '' && font.widthOfTextAtSize(longer, points) > width) {
        rows.push(row);
        row = word;
      } else row = longer;
    }
    return [...rows, row];
  });
}
