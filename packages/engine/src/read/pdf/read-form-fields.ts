// AcroForm fields of a page exactly as the file states them: one entry for each widget a person sees.
import type { FormField } from '#document/read-document.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, toBox, toSeenRect } from './page-frame.ts';
import type { TypedText } from './read-typed-notes.ts';

/** A widget's field with what is needed to set its value as words where a person sees it. */
export type WidgetField = FormField & TypedText;

const widgetSubtype = 20;
/** Annotation flags Invisible, Hidden and NoView (ISO 32000-1, table 165). */
const unseenFlags = 1 | 2 | 32;
/** Field flags of text fields (table 228). */
const multilineFlag = 1 << 12;
const passwordFlag = 1 << 13;
const combFlag = 1 << 24;
const maxWidgets = 5000;

/** `FPDF_FORMFIELD_*` of fpdf_formfill.h; push buttons hold nothing. */
const kinds: Readonly<Record<number, FormField['kind']>> = {
  2: 'checkbox',
  3: 'radio',
  4: 'choice',
  5: 'choice',
  6: 'text',
  7: 'signature',
};

export function readFormFields(document: PdfDocument, page: number, frame: PageFrame): WidgetField[] {
  if (document.form === 0) return [];
  const { pdfium } = document;
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), maxWidgets);
  const fields: WidgetField[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const field =
      pdfium.FPDFAnnot_GetSubtype(annotation) === widgetSubtype ? readWidget(document, annotation, frame) : undefined;
    if (field) fields.push(field);
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return fields;
}

function readWidget(document: PdfDocument, annotation: number, frame: PageFrame): WidgetField | undefined {
  const { pdfium, scratch, form } = document;
  const kind = kinds[pdfium.FPDFAnnot_GetFormFieldType(form, annotation)];
  if (!kind || (pdfium.FPDFAnnot_GetFlags(annotation) & unseenFlags) !== 0) return undefined;
  if (pdfium.FPDFAnnot_GetRect(annotation, scratch.pointer) !== 1) return undefined;
  const box = toBox(frame, toSeenRect(frame, scratch.readRect()));
  const flags = pdfium.FPDFAnnot_GetFormFieldFlags(form, annotation);
  const name = scratch.readString((buffer, size) => pdfium.FPDFAnnot_GetFormFieldName(form, annotation, buffer, size));
  const label = scratch.readString((buffer, size) =>
    pdfium.FPDFAnnot_GetFormFieldAlternateName(form, annotation, buffer, size),
  );
  const shape = {
    isMultiline: (flags & multilineFlag) !== 0,
    isComb: (flags & combFlag) !== 0,
    fontSize: readFontSize(document, annotation),
  };
  if (kind === 'checkbox' || kind === 'radio') {
    const checked = pdfium.FPDFAnnot_IsChecked(form, annotation) === 1;
    const option = scratch.readString((buffer, size) =>
      pdfium.FPDFAnnot_GetFormFieldExportValue(form, annotation, buffer, size),
    );
    return { name, label, kind, value: checked && kind === 'radio' ? option : '', checked, option, box, ...shape };
  }
  const isSecret = kind === 'text' && (flags & passwordFlag) !== 0;
  const value = isSecret ? '' : readValue(document, annotation, kind);
  return { name, label, kind, value, box, ...shape };
}

/** For choices the label that is shown, not the export value behind it. */
function readValue({ pdfium, scratch, form }: PdfDocument, annotation: number, kind: FormField['kind']): string {
  if (kind === 'choice') {
    const chosen: string[] = [];
    const options = Math.min(pdfium.FPDFAnnot_GetOptionCount(form, annotation), maxWidgets);
    for (let index = 0; index < options; index++) {
      if (pdfium.FPDFAnnot_IsOptionSelected(form, annotation, index) !== 1) continue;
      chosen.push(
        scratch.readString((buffer, size) => pdfium.FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, size)),
      );
    }
    if (chosen.length > 0) return chosen.join(', ');
  }
  return scratch.readString((buffer, size) => pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size));
}

function readFontSize({ pdfium, scratch, form }: PdfDocument, annotation: number): number {
  return pdfium.FPDFAnnot_GetFontSize(form, annotation, scratch.pointer) === 1 ? scratch.view().getFloat32(0, true) : 0;
}
