// Text typed onto a page as free text annotations: how people fill in forms that have no fields.
import type { Box } from '#document/read-document.ts';
import type { PdfDocument } from './open-document.ts';
import { type PageFrame, toBox, toSeenRect } from './page-frame.ts';

export interface TypedText {
  readonly value: string;
  readonly box: Box;
  readonly isMultiline: boolean;
  readonly isComb: boolean;
  /** Font size in points, 0 when the program that shows it chooses. */
  readonly fontSize: number;
}

const freeTextSubtype = 3;
/** Annotation flags Hidden and NoView (ISO 32000-1, table 165). */
const unseenFlags = 2 | 32;
const maxAnnotations = 5000;

export function readTypedNotes({ pdfium, scratch }: PdfDocument, page: number, frame: PageFrame): TypedText[] {
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), maxAnnotations);
  const notes: TypedText[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const isSeen =
      pdfium.FPDFAnnot_GetSubtype(annotation) === freeTextSubtype &&
      (pdfium.FPDFAnnot_GetFlags(annotation) & unseenFlags) === 0;
    if (isSeen && pdfium.FPDFAnnot_GetRect(annotation, scratch.pointer) === 1) {
      const box = toBox(frame, toSeenRect(frame, scratch.readRect()));
      notes.push({
        value: readEntry('Contents', annotation),
        box,
        isMultiline: true,
        isComb: false,
        fontSize: nameFontSize(readEntry('DA', annotation)),
      });
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return notes;

  function readEntry(key: string, annotation: number): string {
    return scratch.withAscii(key, (name) =>
      scratch.readString((buffer, size) => pdfium.FPDFAnnot_GetStringValue(annotation, name, buffer, size)),
    );
  }
}

/** From a default appearance such as `0 g /Helv 11 Tf`. */
function nameFontSize(appearance: string): number {
  return Number(/([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0);
}
