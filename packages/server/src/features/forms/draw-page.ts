// A page of a filled form as a picture, for looking at before it is saved: the file is sent along, since none is kept.
import type { MediaType } from '@oneform/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { drawnWidth } from '../documents/page-images.ts';
import { invalidUpload } from '../documents/upload-errors.ts';

/** A form that came as a photo grows by what is written on it. */
const MAX_BYTES = 40 * 1024 * 1024;
const pageLimits = {
  files: 1,
  fields: 3,
  parts: 4,
  fileSize: MAX_BYTES,
  fieldSize: 20,
  fieldNameSize: 100,
  headerPairs: 20,
};

const Wanted = z.object({
  page: z.coerce.number().int().min(1).max(1000),
  rotation: z.coerce
    .number()
    .pipe(z.literal([0, 90, 180, 270]))
    .default(0),
  width: z.coerce.number().int().min(1).max(4000).default(1200),
});

/** Throws `not_found` for a page that is not there or cannot be drawn. */
export async function drawPage(
  deps: Deps,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { bytes, fields } = await receive(request);
  const wanted = Wanted.safeParse(fields);
  if (!wanted.success) throw invalidUpload('page', 'Say which page, and its rotation and width in whole numbers.');
  const { page, rotation, width } = wanted.data;
  const mediaType: MediaType = 'application/pdf';
  const drawn = await deps.engine.run(
    { kind: 'render', bytes, mediaType, pageNumber: page, rotation, maxWidth: drawnWidth(width) },
    { user: userId },
  );
  if (typeof drawn === 'string') throw new AppError('not_found', { detail: 'This page cannot be shown.' });
  return reply
    .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "sandbox; default-src 'none'" })
    .type('image/webp')
    .send(Buffer.from(drawn.webp));
}

async function receive(request: FastifyRequest): Promise<{ bytes: Buffer; fields: Record<string, unknown> }> {
  if (!request.isMultipart())
    throw new AppError('unsupported_media_type', { detail: 'Please send the form as multipart/form-data.' });
  let bytes: Buffer | undefined;
  const fields: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: pageLimits })) {
      if (part.type === 'file') bytes = await part.toBuffer();
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    // The parser's own complaints carry no code: the body is no multipart, or breaks off.
    throw (error as Error).constructor === Error && !('code' in (error as Error))
      ? new AppError('malformed_request', { cause: error })
      : error;
  }
  if (bytes === undefined) throw invalidUpload('file', 'There is no file in the request.');
  return { bytes, fields };
}
