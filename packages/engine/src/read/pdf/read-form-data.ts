// Reads the typed values of an XFA form: a packet of XML within its file.
import type { PdfDocument } from './open-document.ts';
import { readBytes } from './read-bytes.ts';

const maxPackets = 20;

/** The packet of an XFA form that holds what was typed into it. */
export function readFormData(document: PdfDocument): Uint8Array | undefined {
  const { pdfium, scratch, handle } = document;
  for (let index = 0; index < Math.min(maxPackets, pdfium.FPDF_GetXFAPacketCount(handle)); index++) {
    const length = pdfium.FPDF_GetXFAPacketName(handle, index, scratch.pointer, 64);
    const name = Buffer.from(pdfium.memory.buffer, scratch.pointer, Math.min(64, length)).toString('latin1');
    // A form that is one packet has no name for it.
    if (name.startsWith('datasets') || length <= 1)
      return readBytes(document, (buffer, size, needed) =>
        pdfium.FPDF_GetXFAPacketContent(handle, index, buffer, size, needed),
      );
  }
  return undefined;
}
