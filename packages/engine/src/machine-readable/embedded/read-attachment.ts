// A file inside a paper: an invoice for machines, or plain data whose names say what they are.

import { decodeText } from '#document/decode-text.ts';
import type { PayloadReading } from '#document/machine-reading.ts';
import { readCii } from './invoice/read-cii.ts';
import { readUbl } from './invoice/read-ubl.ts';
import { parseXml } from './parse-xml.ts';
import { readNamedValues } from './read-named-values.ts';

export interface Attachment {
  readonly name: string;
  /** Absent: it could not be unpacked, or is larger than any data about a paper. */
  readonly bytes?: Uint8Array;
}

/** `refused`: it should be data and cannot be read safely. Undefined: a file of no interest, as a picture or another PDF. */
export function readAttachment({ name, bytes }: Attachment): PayloadReading | 'refused' | undefined {
  if (!bytes) return 'refused';
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (extension === 'xml') {
    const root = parseXml(decodeText(bytes));
    return root ? (readCii(root) ?? readUbl(root)) : 'refused';
  }
  if (extension === 'json' || extension === 'csv') return readNamedValues(decodeText(bytes), extension);
  return undefined;
}
