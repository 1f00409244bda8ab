// Opens a PDF in PDFium, or says in one word why it cannot be opened.
import type { ReadProblemCode } from '#document/read-document.ts';
import type { Pdfium } from './pdfium.ts';
import { Scratch } from './scratch.ts';

/** `FPDF_ERR_PASSWORD` and `FPDF_ERR_SECURITY` of fpdfview.h. */
const passwordError = 4;
const securityError = 5;

export interface PdfDocument {
  readonly pdfium: Pdfium;
  readonly scratch: Scratch;
  readonly handle: number;
  /** PDFium's form environment, 0 when the document has no AcroForm. */
  readonly form: number;
  readonly pageCount: number;
  close(): void;
}

export function openDocument(pdfium: Pdfium, bytes: Uint8Array): PdfDocument | ReadProblemCode {
  const data = pdfium.malloc(bytes.byteLength);
  if (data === 0) return 'out_of_memory';
  new Uint8Array(pdfium.memory.buffer, data, bytes.byteLength).set(bytes);
  const handle = pdfium.FPDF_LoadMemDocument(data, bytes.byteLength, 0);
  const pageCount = handle === 0 ? 0 : pdfium.FPDF_GetPageCount(handle);
  if (pageCount === 0) {
    const problem = handle === 0 ? nameOpenError(pdfium.FPDF_GetLastError()) : 'no_pages';
    if (handle !== 0) pdfium.FPDF_CloseDocument(handle);
    pdfium.free(data);
    return problem;
  }
  const { form, closeForm } = openForm(pdfium, handle);
  const scratch = new Scratch(pdfium);
  const close = () => {
    closeForm();
    pdfium.FPDF_CloseDocument(handle);
    scratch.free();
    pdfium.free(data);
  };
  return { pdfium, scratch, handle, form, pageCount, close };
}

function nameOpenError(error: number): ReadProblemCode {
  return error === passwordError || error === securityError ? 'encrypted_pdf' : 'corrupt_file';
}

function openForm(pdfium: Pdfium, handle: number): { form: number; closeForm: () => void } {
  if (pdfium.FPDF_GetFormType(handle) === 0) return { form: 0, closeForm: () => {} };
  const info = pdfium.PDFiumExt_OpenFormFillInfo();
  const form = pdfium.PDFiumExt_InitFormFillEnvironment(handle, info);
  const closeForm = () => {
    if (form !== 0) pdfium.PDFiumExt_ExitFormFillEnvironment(form);
    pdfium.PDFiumExt_CloseFormFillInfo(info);
  };
  return { form, closeForm };
}
