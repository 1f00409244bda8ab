// The body of a request to fill a form: the blank PDF, and what the person decided about its fields.
import { rm } from 'node:fs/promises';
import {
  FillSettings,
  type FormChoice,
  FormChoices,
  type FurtherCollection,
  FurtherCollections,
  fillProblems,
  MAX_FILE_BYTES,
} from '@oneform/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { type ReceivedFile, receiveFile } from '../documents/receive-file.ts';
import { invalidUpload } from '../documents/upload-errors.ts';

/** The file may have one byte more than allowed, so that "too large" is seen. */
export const formLimits = {
  files: 1,
  fields: 4,
  parts: 5,
  fileSize: MAX_FILE_BYTES + 1,
  fieldSize: 1024 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
};

export interface ReceivedForm {
  /** In the temporary folder, for whoever takes it to delete. */
  readonly file: ReceivedFile;
  readonly choices: readonly FormChoice[];
  readonly makeFillable: boolean;
  readonly further: readonly FurtherCollection[];
  readonly settings: FillSettings;
}

/** Throws what an upload throws; nothing is left on disk then. */
export async function receiveForm({ config }: Deps, request: FastifyRequest): Promise<ReceivedForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: 'Please send the form as multipart/form-data.' });
  const length = Number(request.headers['content-length']);
  const contentLength = Number.isSafeInteger(length) && length >= 0 ? length : null;
  let file: ReceivedFile | undefined;
  try {
    let choices: readonly FormChoice[] = [];
    let makeFillable = false;
    let settings: FillSettings = {};
    let further: readonly FurtherCollection[] = [];
    for await (const part of request.parts({ limits: formLimits, throwFileSizeLimit: false } as Parameters<
      FastifyRequest['parts']
    >[0])) {
      if (part.type === 'field' && part.fieldname === 'choices') choices = readJson('choices', part.value, FormChoices);
      else if (part.type === 'field' && part.fieldname === 'further')
        further = readJson('further', part.value, FurtherCollections);
      else if (part.type === 'field' && part.fieldname === 'settings')
        settings = readJson('settings', part.value, FillSettings);
      else if (part.type === 'field' && part.fieldname === 'make_fillable') makeFillable = readSwitch(part.value);
      else if (part.type === 'file' && part.fieldname === 'file' && !file) {
        file = await receiveFile(part, { folder: config.folders.temporary, contentLength });
        if (file.mediaType === 'text/plain')
          throw new AppError('unsupported_media_type', { detail: fillProblems.not_a_pdf });
      } else {
        if (part.type === 'file') part.file.resume();
        throw invalidUpload(part.fieldname, 'Send one file, in the field "file", and your choices in "choices".');
      }
    }
    if (!file) throw invalidUpload('file', 'There is no file in the request.');
    return { file, choices, makeFillable, further, settings };
  } catch (error) {
    if (file) await rm(file.path, { force: true });
    // The parser's own complaints carry no code: the body is no multipart, or breaks off.
    throw (error as Error).constructor === Error && !('code' in (error as Error))
      ? new AppError('malformed_request', { cause: error })
      : error;
  }
}

function readSwitch(given: unknown): boolean {
  if (given !== 'true' && given !== 'false') throw invalidUpload('make_fillable', 'Say true or false.');
  return given === 'true';
}

function readJson<T>(path: string, given: unknown, schema: z.ZodType<T>): T {
  const refuse = () => invalidUpload(path, `What was sent in "${path}" is not valid.`);
  if (typeof given !== 'string') throw refuse();
  let json: unknown;
  try {
    json = JSON.parse(given);
  } catch {
    throw refuse();
  }
  const read = schema.safeParse(json);
  if (!read.success) throw refuse();
  return read.data;
}
