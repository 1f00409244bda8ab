// Takes the file of an upload to disk as it arrives: measured, hashed and told by its content, never whole in memory.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { type MediaType, sniffMediaType } from '@oneform/engine';
import { v7 as uuid } from 'uuid';
import { cleanFilename } from './clean-filename.ts';
import { acceptedType } from './media-types.ts';
import { createPageCounter } from './page-counter.ts';
import { fileTooLarge, unsupportedType } from './upload-errors.ts';

export interface ReceivedFile {
  /** In the temporary folder; whoever takes it moves or deletes it. */
  readonly path: string;
  readonly filename: string;
  readonly mediaType: MediaType;
  readonly sha256: string;
  readonly size: number;
  readonly estimatedPages: number;
}

/** Room for the headers of a body around a file of the largest size. */
const ENVELOPE = 64 * 1024;
/** Marks of pictures and PDFs stand within it; only text has to be looked at whole. */
const HEAD = 4096;

/** Throws `unsupported_media_type` or `file_too_large`; nothing is left on disk then, nor when the sender goes away. */
export async function receiveFile(
  part: MultipartFile,
  { folder, contentLength }: { folder: string; contentLength: number | null },
): Promise<ReceivedFile> {
  const filename = cleanFilename(part.filename);
  const declared = acceptedType(part.mimetype);
  if (contentLength !== null && contentLength > MAX_FILE_BYTES + ENVELOPE) throw fileTooLarge(filename, contentLength);
  if (!declared) throw unsupportedType(filename, part.mimetype || 'unknown');

  const path = join(folder, `upload-${uuid()}`);
  try {
    const { sha256, size, estimatedPages } = await writeMeasured(part, path);
    if (part.file.truncated || size > MAX_FILE_BYTES) throw fileTooLarge(filename, Math.max(contentLength ?? 0, size));
    const mediaType = size === 0 ? declared : await detectType(path, size);
    if (!mediaType) throw unsupportedType(filename, `application/octet-stream (declared as ${declared})`);
    if (mediaType !== declared) throw unsupportedType(filename, `${mediaType} (declared as ${declared})`);
    return {
      path,
      filename,
      mediaType,
      sha256,
      size,
      estimatedPages: mediaType === 'application/pdf' ? estimatedPages : 1,
    };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function writeMeasured(part: MultipartFile, path: string) {
  const hash = createHash('sha256');
  const counter = createPageCounter();
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      counter.add(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(part.file, measure, createWriteStream(path, { mode: 0o600 }));
  return { sha256: hash.digest('hex'), size, estimatedPages: counter.pages() };
}

async function detectType(path: string, size: number): Promise<MediaType | undefined> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.min(HEAD, size)), 0, Math.min(HEAD, size), 0);
    const type = sniffMediaType(buffer.subarray(0, bytesRead));
    if (type && type !== 'text/plain') return type;
  } finally {
    await handle.close();
  }
  return sniffMediaType(await readFile(path));
}
