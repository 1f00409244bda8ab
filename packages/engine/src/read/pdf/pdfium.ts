// The narrow port to PDFium (WebAssembly): the functions we call, its memory, and a fresh instance after a trap.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type PdfiumFunction =
  | 'FPDF_LoadMemDocument'
  | 'FPDF_CloseDocument'
  | 'FPDF_GetLastError'
  | 'FPDF_GetPageCount'
  | 'FPDF_LoadPage'
  | 'FPDF_ClosePage'
  | 'FPDF_GetPageBoundingBox'
  | 'FPDF_GetFormType'
  | 'FPDF_GetMetaText'
  | 'FPDF_GetXFAPacketCount'
  | 'FPDF_GetXFAPacketName'
  | 'FPDF_GetXFAPacketContent'
  | 'FPDF_GetSignatureCount'
  | 'FPDF_GetSignatureObject'
  | 'FPDFSignatureObj_GetContents'
  | 'FPDFSignatureObj_GetByteRange'
  | 'FPDFSignatureObj_GetTime'
  | 'FPDFDoc_GetAttachmentCount'
  | 'FPDFDoc_GetAttachment'
  | 'FPDFAttachment_GetName'
  | 'FPDFAttachment_GetFile'
  | 'FPDFPage_GetRotation'
  | 'FPDFPage_CountObjects'
  | 'FPDFPage_GetObject'
  | 'FPDFPage_GetAnnotCount'
  | 'FPDFPage_GetAnnot'
  | 'FPDFPage_CloseAnnot'
  | 'FPDFPage_Flatten'
  | 'FPDFPageObj_GetType'
  | 'FPDFPageObj_GetBounds'
  | 'FPDFFormObj_CountObjects'
  | 'FPDFFormObj_GetObject'
  | 'FPDFPageObj_GetMatrix'
  | 'FPDFPageObj_GetFillColor'
  | 'FPDFPageObj_GetStrokeColor'
  | 'FPDFPath_GetDrawMode'
  | 'FPDFPath_CountSegments'
  | 'FPDFPath_GetPathSegment'
  | 'FPDFPathSegment_GetType'
  | 'FPDFPathSegment_GetPoint'
  | 'FPDFPathSegment_GetClose'
  | 'FPDFText_LoadPage'
  | 'FPDFText_ClosePage'
  | 'FPDFText_CountChars'
  | 'FPDFText_GetUnicode'
  | 'FPDFText_IsGenerated'
  | 'FPDFText_HasUnicodeMapError'
  | 'FPDFText_GetLooseCharBox'
  | 'FPDFText_GetCharBox'
  | 'FPDFText_GetCharOrigin'
  | 'FPDFText_GetFontSize'
  | 'FPDFText_GetMatrix'
  | 'FPDFText_GetTextObject'
  | 'FPDFTextObj_GetTextRenderMode'
  | 'FPDFTextObj_GetFont'
  | 'FPDFAnnot_GetSubtype'
  | 'FPDFAnnot_GetRect'
  | 'FPDFAnnot_GetFlags'
  | 'FPDFAnnot_GetStringValue'
  | 'FPDFAnnot_GetFormFieldType'
  | 'FPDFAnnot_GetFormFieldFlags'
  | 'FPDFAnnot_GetFormFieldName'
  | 'FPDFAnnot_GetFormFieldAlternateName'
  | 'FPDFAnnot_GetFormFieldValue'
  | 'FPDFAnnot_GetFormFieldExportValue'
  | 'FPDFAnnot_GetFontSize'
  | 'FPDFAnnot_IsChecked'
  | 'FPDFAnnot_GetOptionCount'
  | 'FPDFAnnot_GetOptionLabel'
  | 'FPDFAnnot_IsOptionSelected'
  | 'FPDFBitmap_CreateEx'
  | 'FPDFBitmap_FillRect'
  | 'FPDFBitmap_Destroy'
  | 'FPDF_RenderPageBitmap'
  | 'FPDF_FFLDraw'
  | 'FORM_OnAfterLoadPage'
  | 'FORM_OnBeforeClosePage'
  | 'PDFiumExt_OpenFormFillInfo'
  | 'PDFiumExt_InitFormFillEnvironment'
  | 'PDFiumExt_ExitFormFillEnvironment'
  | 'PDFiumExt_CloseFormFillInfo'
  | 'PDFiumExt_OpenFileWriter'
  | 'PDFiumExt_SaveAsCopy'
  | 'PDFiumExt_GetFileWriterSize'
  | 'PDFiumExt_GetFileWriterData'
  | 'PDFiumExt_CloseFileWriter';

type Exports = Readonly<Record<PdfiumFunction, (...args: number[]) => number>> & {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly malloc: (size: number) => number;
  readonly free: (pointer: number) => void;
};

/** PDFium's own functions by their own names (`fpdfview.h` and its siblings); pointers are byte offsets into `memory`. */
export type Pdfium = Exports;

let instance: Promise<Pdfium> | undefined;

/** The WebAssembly heap only grows: past this size an instance is dropped rather than kept for the next document. */
const keptHeapBytes = 160 * 1024 * 1024;

/** The process's PDFium, started at the first call. */
export function usePdfium(): Promise<Pdfium> {
  instance ??= startPdfium();
  return instance;
}

/** Forgets the instance: after a trap its heap cannot be trusted. The next `usePdfium` starts a new one. */
export function dropPdfium(): void {
  instance = undefined;
}

export function dropPdfiumWhenLarge(pdfium: Pdfium): void {
  if (pdfium.memory.buffer.byteLength > keptHeapBytes) dropPdfium();
}

/** PDFium hit something it cannot survive: an abort, a trap of its memory, or the end of the stack. */
export function isTrap(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'RuntimeError');
}

async function startPdfium(): Promise<Pdfium> {
  const [{ init }, wasm] = await Promise.all([
    import('@embedpdf/pdfium'),
    readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'))),
  ]);
  const silent = { print: () => {}, printErr: () => {} };
  const wrapped = await init({ wasmBinary: new Uint8Array(wasm).buffer, ...silent });
  wrapped.PDFiumExt_Init();
  // Calling the exports directly spares a wrapper for each of the several calls a character takes.
  return wrapped.pdfium.wasmExports as unknown as Pdfium;
}
