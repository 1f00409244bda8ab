// What lies in a PDF beside its pages: attached files, data of XFA forms, signatures, what it says about itself.

import type { MachineReading } from '#document/machine-reading.ts';
import type { ReadProblem } from '#document/read-document.ts';
import type { Attachment } from '#machine-readable/embedded/read-attachment.ts';
import { readEmbeddedData } from '#machine-readable/embedded/read-embedded-data.ts';
import { listSignatures } from './list-signatures.ts';
import type { PdfDocument } from './open-document.ts';

/** More attachments, or larger ones, are no data about the paper. */
const maxAttachments = 20;
const maxBytes = 16_000_000;

export function readEmbedded(
  document: PdfDocument,
  bytes: Uint8Array,
): Promise<{ readings: readonly MachineReading[]; problems: readonly ReadProblem[] }> {
  return readEmbeddedData({
    attachments: listAttachments(document),
    formData: findFormData(document),
    signatures: listSignatures(document),
    information: {
      title: readMeta(document, 'Title'),
      author: readMeta(document, 'Author'),
      creator: readMeta(document, 'Creator'),
      created: readMeta(document, 'CreationDate'),
    },
    bytes,
  });
}

function readMeta({ pdfium, scratch, handle }: PdfDocument, tag: string): string {
  return scratch.withAscii(tag, (pointer) =>
    scratch.readString((buffer, size) => pdfium.FPDF_GetMetaText(handle, pointer, buffer, size)),
  );
}

function listAttachments(document: PdfDocument): Attachment[] {
  const { pdfium, scratch, handle } = document;
  const count = Math.min(maxAttachments, pdfium.FPDFDoc_GetAttachmentCount(handle));
  return Array.from({ length: count }, (_, index) => pdfium.FPDFDoc_GetAttachment(handle, index)).flatMap(
    (attachment) => {
      if (attachment === 0) return [];
      const name = scratch.readString((buffer, size) => pdfium.FPDFAttachment_GetName(attachment, buffer, size));
      // Decoding what is of no interest could cost a lot.
      if (!/\.(?:xml|json|csv)$/i.test(name)) return [];
      const bytes = readBytes(document, (buffer, size, needed) =>
        pdfium.FPDFAttachment_GetFile(attachment, buffer, size, needed),
      );
      return [{ name, ...(bytes && { bytes }) }];
    },
  );
}

/** The packet of an XFA form that holds what was typed into it. */
function findFormData(document: PdfDocument): Uint8Array | undefined {
  const { pdfium, scratch, handle } = document;
  for (let index = 0; index < Math.min(maxAttachments, pdfium.FPDF_GetXFAPacketCount(handle)); index++) {
    const length = pdfium.FPDF_GetXFAPacketName(handle, index, scratch.pointer, 64);
    const name = Buffer.from(pdfium.memory.buffer, scratch.pointer, Math.min(64, length)).toString('latin1');
    if (name.startsWith('datasets'))
      return readBytes(document, (buffer, size, needed) =>
        pdfium.FPDF_GetXFAPacketContent(handle, index, buffer, size, needed),
      );
  }
  return undefined;
}

/** Undefined when there is nothing, or more than is worth reading. */
function readBytes(
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
