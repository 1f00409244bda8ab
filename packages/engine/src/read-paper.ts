// Reads a file as a paper that somebody may have filled: what it says, and what was typed into the blanks of its printed forms.
import type { ReadDocument } from '#document/read-document.ts';
import { readFilled } from '#fill/filled/read-filled.ts';
import { readScanned } from '#fill/filled/read-scanned.ts';
import { type ReadFileOptions, readFile } from '#read/read-file.ts';

export async function readPaper(bytes: Uint8Array, options: ReadFileOptions = {}): Promise<ReadDocument> {
  const read = await readFile(bytes, { ...options, readScan: readScanned });
  return read.mediaType === 'application/pdf' ? { ...read, pages: await readFilled(bytes, read.pages) } : read;
}
