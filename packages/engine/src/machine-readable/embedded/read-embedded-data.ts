// All that was found inside a file, as readings, and a problem for what could not be read safely.

import { cleanText } from '#read/clean-text.ts';
import type { ReadProblem } from '#read-document.ts';
import type { MachineReading, PayloadReading } from '../machine-reading.ts';
import { type Attachment, readAttachment } from './read-attachment.ts';
import { readFormData } from './read-form-data.ts';
import { type Information, readInformation } from './read-information.ts';

/** Characters kept to be shown. */
const keptCharacters = 2000;

export interface EmbeddedData {
  readonly attachments: readonly Attachment[];
  /** Of an XFA form. */
  readonly formData: Uint8Array | undefined;
  readonly information: Information;
  /** The whole file. */
  readonly bytes: Uint8Array;
}

export function readEmbeddedData({ attachments, formData, information, bytes }: EmbeddedData): {
  readings: readonly MachineReading[];
  problems: readonly ReadProblem[];
} {
  const read = attachments.map((attachment) => ({ name: attachment.name, reading: readAttachment(attachment) }));
  const form = formData && { name: '', reading: readFormData(formData) };
  const all = form ? [...read, form] : read;
  const about = readInformation(information, bytes);
  return {
    readings: [
      ...all.flatMap(({ name, reading }) => (reading && reading !== 'refused' ? [toReading(reading, name)] : [])),
      ...(about ? [toReading(about.reading, about.words)] : []),
    ],
    problems: all.some(({ reading }) => reading === 'refused') ? [{ code: 'embedded_unreadable' }] : [],
  };
}

function toReading(reading: PayloadReading, raw: string): MachineReading {
  const facts = reading.facts.map((fact) => ({ ...fact, value: cleanText(fact.value), raw: cleanText(fact.raw) }));
  return { ...reading, facts, raw: cleanText(raw).slice(0, keptCharacters) };
}
