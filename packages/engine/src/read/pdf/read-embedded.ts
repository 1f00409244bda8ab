// Reads the data of a PDF beside its pages: attached files, data of XFA forms, signatures, its document information.

import type { MachineReading } from '#document/machine-reading.ts';
import type { ReadProblem } from '#document/read-document.ts';
import type { Attachment } from '#machine-readable/embedded/read-attachment.ts';
import { readEmbeddedData } from '#machine-readable/embedded/read-embedded-data.ts';
import { listSignatures } from './list-signatures.ts';
import type { PdfDocument } from './open-document.ts';
import { readBytes } from './read-bytes.ts';
import { readFormData } from './read-form-data.ts';

/** More attachments are no data about the paper. */
const maxAttachments = 20;

export function readEmbedded(
  document: PdfDocument,
  bytes: Uint8Array,
): Promise<{ readings: readonly MachineReading[]; problems: readonly ReadProblem[] }> {
  return readEmbeddedData({
    attachments: listAttachments(document),
    formData: readFormData(document),
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
