// Blank forms for tests, with fields where a test says, and the words around them.
import { PDFDocument, type PDFFont, type PDFForm, PDFName, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';

export interface FormPage {
  readonly document: PDFDocument;
  readonly form: PDFForm;
  readonly page: PDFPage;
  readonly font: PDFFont;
  /** Words with their base line at `y`. */
  readonly print: (text: string, x: number, y: number, size?: number) => void;
  /** A field for text; `tooltip` is what readers show when the pointer rests on it. */
  readonly addText: (name: string, at: FieldPlace) => void;
  readonly addCheckBox: (name: string, x: number, y: number) => void;
}

export interface FieldPlace {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly tooltip?: string;
  readonly maxLength?: number;
  readonly isComb?: boolean;
  readonly isMultiline?: boolean;
  readonly isReadOnly?: boolean;
  readonly value?: string;
}

export async function makeForm(draw: (page: FormPage) => void): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  const form = document.getForm();
  const print = (text: string, x: number, y: number, size = 10) => page.drawText(text, { x, y, size, font });
  const addText = (name: string, place: FieldPlace) => {
    const { x, y, width = 200, height = 18, tooltip, maxLength, isComb, isMultiline, isReadOnly, value } = place;
    const field = form.createTextField(name);
    if (maxLength !== undefined) field.setMaxLength(maxLength);
    if (isMultiline) field.enableMultiline();
    if (isComb) field.enableCombing();
    if (value !== undefined) field.setText(value);
    if (isReadOnly) field.enableReadOnly();
    field.addToPage(page, { x, y, width, height, font });
    if (tooltip !== undefined) field.acroField.dict.set(PDFName.of('TU'), document.context.obj(tooltip) as never);
  };
  const addCheckBox = (name: string, x: number, y: number) =>
    form.createCheckBox(name).addToPage(page, { x, y, width: 10, height: 10 });
  draw({ document, form, page, font, print, addText, addCheckBox });
  // Drawings of addToPage are kept, also where a test has broken the list of fields.
  return document.save({ updateFieldAppearances: false });
}
