// One multipart upload: a file and, if it is meant for one collection, that collection's id.
import { rm } from 'node:fs/promises';
import { MAX_FILE_BYTES } from '@oneform/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { type AddedDocument, addDocument } from './add-document.ts';
import { checkFreeSpace } from './check-free-space.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { requireConsent } from './require-consent.ts';
import { invalidUpload } from './upload-errors.ts';

/** One file and a few small fields; the file may have one byte more than allowed, so that "too large" is seen. */
export const uploadLimits = {
  files: 1,
  fields: 10,
  parts: 11,
  fileSize: MAX_FILE_BYTES + 1,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
};

/** The collection that it is put into, if any, and whether all others may use it too. */
interface Target {
  readonly collectionId: string | null;
  readonly isOnlyForTarget: boolean;
}

/** Null: the request was repeated, and `reply` has the answer of the first time. */
export async function uploadDocument(
  deps: Deps,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<AddedDocument | null> {
  // Before the guard and the session were looked up, which takes its time when twenty come at once.
  const begunAt = performance.now() - reply.elapsedTime;
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: 'Please send the file as multipart/form-data.' });
  await requireConsent(deps.db, userId);
  await checkFreeSpace(deps.config);
  // A reader is warm by the time that the file is here.
  deps.engine.wake();
  const { file, targets, limits } = await readForm(deps, request);
  let target: Target;
  try {
    target = { collectionId: readTarget(targets), isOnlyForTarget: readLimit(limits) };
    const { sha256, filename } = file;
    if (await request.isRepeated({ sha256, filename, ...target }, reply)) {
      await rm(file.path, { force: true });
      return null;
    }
  } catch (error) {
    await rm(file.path, { force: true });
    throw error;
  }
  return addDocument(deps, { id: request.newId(), userId, file, ...target, begunAt });
}

interface Form {
  readonly file: ReceivedFile;
  /** All values of `collection_id`, and of `only_for_collection`. */
  readonly targets: readonly unknown[];
  readonly limits: readonly unknown[];
}

async function readForm(deps: Deps, request: FastifyRequest): Promise<Form> {
  const length = Number(request.headers['content-length']);
  const contentLength = Number.isSafeInteger(length) && length >= 0 ? length : null;
  const targets: unknown[] = [];
  const limits: unknown[] = [];
  let file: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits: uploadLimits, throwFileSizeLimit: false } as Parameters<
      FastifyRequest['parts']
    >[0])) {
      if (part.type === 'field') {
        if (part.fieldname === 'collection_id') targets.push(part.value);
        if (part.fieldname === 'only_for_collection') limits.push(part.value);
      } else if (part.fieldname === 'file' && !file) {
        file = await receiveFile(part, { folder: deps.config.folders.temporary, contentLength });
      } else {
        part.file.resume();
        throw invalidUpload(part.fieldname, 'Send one file, in the field "file".');
      }
    }
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    // The parser's own complaints carry no code: the body is no multipart, or breaks off.
    throw (error as Error).constructor === Error && !('code' in (error as Error))
      ? new AppError('malformed_request', { cause: error })
      : error;
  }
  if (!file) throw invalidUpload('file', 'There is no file in the request.');
  return { file, targets, limits };
}

/** An empty field is as good as none: forms send it so. */
function readTarget(given: readonly unknown[]): string | null {
  if (given.length === 0 || (given.length === 1 && given[0] === '')) return null;
  const id = z.uuid().safeParse(given[0]);
  if (given.length > 1 || !id.success) throw invalidUpload('collection_id', 'The collection is not valid.');
  return id.data;
}

/** True unless the form says otherwise. */
function readLimit(given: readonly unknown[]): boolean {
  const [limit = 'true'] = given;
  if (given.length > 1 || (limit !== 'true' && limit !== 'false'))
    throw invalidUpload('only_for_collection', 'Say "true" or "false".');
  return limit === 'true';
}
