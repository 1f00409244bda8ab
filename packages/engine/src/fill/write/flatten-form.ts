// The finished form without fields: what they show becomes part of its pages, so that nobody types over it.
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { openDocument, type PdfDocument } from '#read/pdf/open-document.ts';
import { usePdfium } from '#read/pdf/pdfium.ts';

/** `FLAT_PRINT` of fpdf_flatten.h: what a printer leaves out is left out here. */
const forPrint = 1;
/** `FLATTEN_FAIL` */
const failed = 0;

/** Undefined where a page cannot be flattened. */
export async function flattenForm(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const opened = openDocument(await usePdfium(), bytes);
  if (typeof opened === 'string') return undefined;
  let flat: Uint8Array | undefined;
  try {
    flat = flattenPages(opened) ? save(opened) : undefined;
  } finally {
    opened.close();
  }
  return flat === undefined ? undefined : dropFields(flat);
}

function flattenPages({ pdfium, handle, pageCount }: PdfDocument): boolean {
  for (let number = 0; number < pageCount; number++) {
    const page = pdfium.FPDF_LoadPage(handle, number);
    if (page === 0) return false;
    const result = pdfium.FPDFPage_Flatten(page, forPrint);
    pdfium.FPDF_ClosePage(page);
    if (result === failed) return false;
  }
  return true;
}

function save({ pdfium, handle }: PdfDocument): Uint8Array | undefined {
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  try {
    if (pdfium.PDFiumExt_SaveAsCopy(handle, writer) === 0) return undefined;
    const size = pdfium.PDFiumExt_GetFileWriterSize(writer);
    const pointer = pdfium.malloc(size);
    pdfium.PDFiumExt_GetFileWriterData(writer, pointer, size);
    const bytes = new Uint8Array(pdfium.memory.buffer, pointer, size).slice();
    pdfium.free(pointer);
    return bytes;
  } finally {
    pdfium.PDFiumExt_CloseFileWriter(writer);
  }
}

/** The list of fields outlives their drawings. */
async function dropFields(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  document.catalog.delete(PDFName.of('AcroForm'));
  return document.save({ updateFieldAppearances: false, addDefaultPage: false });
}
