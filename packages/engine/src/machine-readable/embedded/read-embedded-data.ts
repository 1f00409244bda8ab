// All that was found inside a file, as readings, and a problem for what could not be read safely.

import { cleanText } from '#document/clean-text.ts';
import type { MachineReading, PayloadReading } from '#document/machine-reading.ts';
import type { ReadProblem } from '#document/read-document.ts';
import { type Attachment, readAttachment } from './read-attachment.ts';
import { readFormData } from './read-form-data.ts';
import { type Information, readInformation } from './read-information.ts';
import type { PdfSignature } from './signatures/verify-signature.ts';

/** Characters kept to be shown. */
const keptCharacters = 2000;

export interface EmbeddedData {
  readonly attachments: readonly Attachment[];
  /** Of an XFA form. */
  readonly formData: Uint8Array | undefined;
  readonly signatures: readonly PdfSignature[];
  readonly information: Information;
  /** The whole file. */
  readonly bytes: Uint8Array;
}

export async function readEmbeddedData({
  attachments,
  formData,
  signatures,
  information,
  bytes,
}: EmbeddedData): Promise<{ readings: readonly MachineReading[]; problems: readonly ReadProblem[] }> {
  const read = attachments.map((attachment) => ({ name: attachment.name, reading: readAttachment(attachment) }));
  const form = formData && { name: '', reading: readFormData(formData) };
  const all = form ? [...read, form] : read;
  // Its libraries are loaded for the few papers that are signed.
  const signed =
    signatures.length > 0
      ? await (await import('./signatures/read-signatures.ts')).readSignatures(signatures, bytes)
      : [];
  const about = readInformation(information, bytes);
  return {
    readings: [
      ...all.flatMap(({ name, reading }) => (reading && reading !== 'refused' ? [toReading(reading, name)] : [])),
      ...signed.map(({ reading, words }) => toReading(reading, words)),
      ...(about ? [toReading(about.reading, about.words)] : []),
    ],
    problems: all.some(({ reading }) => reading === 'refused') ? [{ code: 'embedded_unreadable' }] : [],
  };
}

function toReading(reading: PayloadReading, raw: string): MachineReading {
  const facts = reading.facts.map((fact) => ({ ...fact, value: cleanText(fact.value), raw: cleanText(fact.raw) }));
  return { ...reading, facts, raw: cleanText(raw).slice(0, keptCharacters) };
}
