// Reads the places of a fillable form's fields on its pages as a person sees them, in points.
import { openDocument } from '../../packages/engine/src/read/pdf/open-document.ts';
import { readPageFrame } from '../../packages/engine/src/read/pdf/page-frame.ts';
import { usePdfium } from '../../packages/engine/src/read/pdf/pdfium.ts';
import { readFormFields } from '../../packages/engine/src/read/pdf/read-form-fields.ts';

export type Quad = readonly [x0: number, y0: number, x1: number, y1: number];

export interface FieldPlace {
  /** 1-based. */
  readonly page: number;
  readonly kind: string;
  readonly name: string;
  readonly tooltip: string;
  readonly span: Quad;
  /** In shares of the page. */
  readonly box: Quad;
}

/** Points: what is smaller is there for scripts. */
const smallest = 3;

export async function readFieldPlaces(bytes: Uint8Array): Promise<FieldPlace[]> {
  const pdfium = await usePdfium();
  const document = openDocument(pdfium, bytes);
  if (typeof document === 'string') return [];
  const places: FieldPlace[] = [];
  for (let number = 1; number <= document.pageCount; number++) {
    const page = pdfium.FPDF_LoadPage(document.handle, number - 1);
    if (page === 0) continue;
    if (document.form !== 0) pdfium.FORM_OnAfterLoadPage(page, document.form);
    const frame = readPageFrame(document, page);
    const fields = readFormFields(document, page, frame);
    if (document.form !== 0) pdfium.FORM_OnBeforeClosePage(page, document.form);
    pdfium.FPDF_ClosePage(page);
    const seen = new Set<string>();
    for (const { kind, name, label, box } of fields) {
      const span: Quad = [box[0] * frame.width, box[1] * frame.height, box[2] * frame.width, box[3] * frame.height];
      // Two fields at one place are one to who looks at the page.
      const key = span.map((edge) => Math.round(edge / 2)).join(' ');
      if (span[2] - span[0] <= smallest || span[3] - span[1] <= smallest || seen.has(key)) continue;
      seen.add(key);
      places.push({ page: number, kind, name, tooltip: label, span, box });
    }
  }
  document.close();
  return places;
}
