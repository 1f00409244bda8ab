// Bytes that PDFium keeps for a part of a file.
import type { PdfDocument } from './open-document.ts';

/** Larger parts are no data about a paper. */
const maxBytes = 16_000_000;

/** Undefined when there is nothing, or more than is worth reading. */
export function readBytes(
  { pdfium, scratch }: PdfDocument,
  read: (buffer: number, size: number, needed: number) => number,
): Uint8Array | undefined {
  if (read(0, 0, scratch.pointer) !== 1) return undefined;
  const size = scratch.view().getUint32(0, true);
  const buffer = size > 0 && size <= maxBytes ? pdfium.malloc(size) : 0;
  if (buffer === 0) return undefined;
  try {
    return read(buffer, size, scratch.pointer) === 1
      ? new Uint8Array(pdfium.memory.buffer, buffer, size).slice()
      : undefined;
  } finally {
    pdfium.free(buffer);
  }
}
