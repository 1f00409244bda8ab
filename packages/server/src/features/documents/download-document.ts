// The original bytes, as something to save and never something to run.

import { create } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { withExtension } from './media-types.ts';
import { requireDocument } from './store.ts';

export async function downloadDocument(
  deps: Deps,
  userId: string,
  id: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const document = await requireDocument(deps.db, userId, id);
  if (!document.hasOriginal) throw new AppError('not_found', { detail: 'The original was deleted after it was read.' });
  const bytes = await deps.files.stream(document.sha256, document.fileSize);
  return reply
    .headers({
      'content-type': document.mimeType,
      'content-length': document.fileSize,
      // Both forms of the name (RFC 6266), so that any language arrives and no header can be injected.
      'content-disposition': create(withExtension(document.displayName.replace(/\p{Cc}/gu, ' '), document.mimeType)),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    })
    .send(bytes);
}
