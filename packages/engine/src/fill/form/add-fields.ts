// Makes a page without fields fillable: an AcroForm field for each blank, named and described by what is printed beside it.
import {
  degrees,
  PDFCheckBox,
  type PDFDocument,
  type PDFField,
  type PDFFont,
  PDFHexString,
  PDFName,
} from '@cantoo/pdf-lib';
import type { PlacedBlank } from '../blanks/find-form-blanks.ts';
import { toPaper } from '../write/to-paper.ts';

/** @param labels by the name of a blank's slot */
export function addFields(
  document: PDFDocument,
  blanks: readonly PlacedBlank[],
  labels: ReadonlyMap<string, string>,
  font: PDFFont,
): Map<string, PDFField[]> {
  const form = document.getForm();
  return new Map(
    blanks.map((blank) => {
      const { name } = blank.slot;
      // A stop would make it a field within a field.
      const field = blank.kind === 'tick' ? form.createCheckBox(name) : form.createTextField(name);
      const page = document.getPage(blank.page - 1);
      const looks = { ...rectangleOf(blank), borderWidth: 0, rotate: degrees(blank.frame.rotation) };
      if (field instanceof PDFCheckBox) field.addToPage(page, looks);
      else {
        if (blank.cells !== undefined && isEven(blank)) {
          field.setMaxLength(blank.cells.length);
          field.enableCombing();
        }
        if (blank.isMultiline) field.enableMultiline();
        field.addToPage(page, { ...looks, font });
      }
      const label = labels.get(name);
      if (label !== undefined) field.acroField.dict.set(PDFName.of('TU'), PDFHexString.fromText(label));
      return [name, [field as PDFField]];
    }),
  );
}

/** A field's comb has cells of one width and none between them. */
const isEven = ({ cells = [] }: PlacedBlank) =>
  cells.every((cell, index) => index === 0 || cell[0] - cells[index - 1]![2] < 3);

function rectangleOf({ span, frame }: PlacedBlank): { x: number; y: number; width: number; height: number } {
  const [a, b] = [toPaper(frame, span[0], span[1]), toPaper(frame, span[2], span[3])];
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}
