// The signatures of a PDF as they stand in it, not yet verified.
import type { PdfSignature } from '#machine-readable/embedded/signatures/verify-signature.ts';
import type { PdfDocument } from './open-document.ts';

/** More signatures than a paper has, and more bytes than one takes, are an attack. */
const maxSignatures = 10;
const maxBytes = 1_000_000;
const integerBytes = 4;

export function listSignatures(document: PdfDocument): PdfSignature[] {
  const { pdfium, scratch, handle } = document;
  const count = Math.min(maxSignatures, pdfium.FPDF_GetSignatureCount(handle));
  return (
    Array.from({ length: Math.max(0, count) }, (_, index) => pdfium.FPDF_GetSignatureObject(handle, index))
      .filter((signature) => signature !== 0)
      .map((signature) => ({
        contents: readContents(document, signature),
        byteRange: readRange(document, signature),
        time: scratch.readAscii((buffer, size) => pdfium.FPDFSignatureObj_GetTime(signature, buffer, size)),
      }))
      // A field to sign that nobody has signed is listed too.
      .filter(({ contents }) => contents.length > 0)
  );
}

function readContents({ pdfium }: PdfDocument, signature: number): Uint8Array {
  const size = pdfium.FPDFSignatureObj_GetContents(signature, 0, 0);
  const buffer = size > 0 && size <= maxBytes ? pdfium.malloc(size) : 0;
  if (buffer === 0) return new Uint8Array();
  try {
    pdfium.FPDFSignatureObj_GetContents(signature, buffer, size);
    return new Uint8Array(pdfium.memory.buffer, buffer, size).slice();
  } finally {
    pdfium.free(buffer);
  }
}

/** Empty when it has not the two pairs that every signature has. */
function readRange({ pdfium, scratch }: PdfDocument, signature: number): number[] {
  const length = pdfium.FPDFSignatureObj_GetByteRange(signature, 0, 0);
  if (length !== 4) return [];
  pdfium.FPDFSignatureObj_GetByteRange(signature, scratch.pointer, length);
  return Array.from({ length }, (_, index) => scratch.view().getInt32(index * integerBytes, true));
}
