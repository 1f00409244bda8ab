// A page of a document as a picture: drawn once by the engine, then from the disk.

import type { MediaType } from '@oneform/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { drawnWidth, findPageImage, keepPageImage } from './page-images.ts';
import { type DocumentRow, findRotation, requireDocument } from './store.ts';

export interface PageWanted {
  readonly id: string;
  readonly page: number;
  readonly width: number;
}

/** Throws `not_found` for a page that is not there or cannot be drawn; plain text has no picture. */
export async function getPageImage(
  deps: Deps,
  userId: string,
  { id, page, width }: PageWanted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const document = await requireDocument(deps.db, userId, id);
  if (
    !document.hasOriginal ||
    document.mimeType === 'text/plain' ||
    (document.pageCount !== null && page > document.pageCount)
  )
    throw notFound();
  const rotation = await findRotation(deps.db, userId, id, page);
  const name = `${page}-${rotation}-${drawnWidth(width)}.webp`;
  const etag = `"${document.sha256.slice(0, 16)}-${name}"`;
  reply.headers({
    etag,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
  if (request.headers['if-none-match']?.split(',').some((tag) => tag.trim() === etag)) return reply.code(304).send();
  const kept = await findPageImage(deps.config, document.sha256, name);
  return reply
    .type('image/webp')
    .send(kept ?? (await draw(deps, document, { page, rotation, name, width: drawnWidth(width) })));
}

async function draw(
  deps: Deps,
  document: DocumentRow,
  { page, rotation, name, width }: { page: number; rotation: number; name: string; width: number },
): Promise<Buffer> {
  const bytes = await deps.files.read(document.sha256);
  const drawn = await deps.engine.run(
    { kind: 'render', bytes, mediaType: document.mimeType as MediaType, pageNumber: page, rotation, maxWidth: width },
    { user: document.userId },
  );
  if (typeof drawn === 'string') throw new AppError('not_found', { detail: 'This page cannot be shown.' });
  await keepPageImage(deps.config, document.sha256, name, drawn.webp);
  return Buffer.from(drawn.webp);
}
