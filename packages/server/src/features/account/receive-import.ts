// An export that somebody sends to be read back: to the disk as it comes, and nowhere else before it has been looked at.
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { ImportOwner, MAX_IMPORT_BYTES } from '@oneform/contract';
import type { FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.ts';
import { requireRoomFor } from '../../disk-space.ts';
import { AppError } from '../../errors.ts';
import { invalidUpload } from '../documents/upload-errors.ts';

export const importLimits = {
  files: 1,
  fields: 1,
  parts: 2,
  fileSize: MAX_IMPORT_BYTES + 1,
  fieldSize: 100,
  fieldNameSize: 100,
  headerPairs: 20,
};

export interface ReceivedImport {
  /** In the temporary folder, for whoever takes it to delete. */
  readonly path: string;
  readonly owner: ImportOwner;
}

/** Throws `payload_too_large`, `storage_full` and what an upload throws; nothing is left on disk then. */
export async function receiveImport(
  config: Pick<Config, 'folders' | 'minFreeBytes'>,
  request: FastifyRequest,
): Promise<ReceivedImport> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: 'Please send the export as multipart/form-data.' });
  await requireRoomToReceive(config, Number(request.headers['content-length']));
  let owner: ImportOwner | undefined;
  let path: string | undefined;
  try {
    for await (const part of request.parts({ limits: importLimits, throwFileSizeLimit: false } as Parameters<
      FastifyRequest['parts']
    >[0])) {
      if (part.type === 'field' && part.fieldname === 'owner') owner = readOwner(part.value);
      else if (part.type === 'file' && part.fieldname === 'file' && path === undefined && owner !== undefined) {
        path = join(config.folders.temporary, `import-${uuid()}`);
        await mkdir(config.folders.temporary, { recursive: true, mode: 0o700 });
        await write(part, path);
      } else {
        if (part.type === 'file') part.file.resume();
        throw invalidUpload(part.fieldname, 'Send whose it is in "owner", then one file in the field "file".');
      }
    }
    if (!path || !owner) throw invalidUpload('file', 'There is no file in the request.');
    return { path, owner };
  } catch (error) {
    if (path) await rm(path, { force: true });
    // The parser's own complaints carry no code: the body is no multipart, or breaks off.
    throw (error as Error).constructor === Error && !('code' in (error as Error))
      ? new AppError('malformed_request', { cause: error })
      : error;
  }
}

async function requireRoomToReceive(config: Pick<Config, 'folders' | 'minFreeBytes'>, length: number): Promise<void> {
  if (length > MAX_IMPORT_BYTES + 64 * 1024) throw tooLong();
  const { temporary: folder } = config.folders;
  await requireRoomFor(length || 0, { folder, minFreeBytes: config.minFreeBytes }).catch((cause: unknown) => {
    throw new AppError('storage_full', { cause });
  });
}

async function write(part: MultipartFile, path: string): Promise<void> {
  await pipeline(part.file, createWriteStream(path, { mode: 0o600 }));
  if (part.file.truncated) throw tooLong();
}

const tooLong = () =>
  new AppError('payload_too_large', {
    detail: 'The export is longer than 2 GB. Have it imported by the command line.',
    headers: { connection: 'close' },
  });

function readOwner(given: unknown): ImportOwner {
  const owner = ImportOwner.safeParse(given);
  if (!owner.success) throw invalidUpload('owner', 'Say mine or another.');
  return owner.data;
}
