// `Idempotency-Key` on POST: the same key gets the saved answer, another request with it is refused.
import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { idempotencyKeys } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';

const KEPT_HOURS = 24;
const LONGEST_KEY = 200;

declare module 'fastify' {
  interface FastifyRequest {
    idempotencyKey: string | null;
  }
}

/** Uploads are left out: the same bytes are recognised by content anyway. */
const isCovered = (request: FastifyRequest) =>
  request.signedIn !== null && !String(request.headers['content-type']).startsWith('multipart/');

export function replayIdempotentRequests(app: FastifyInstance, { db }: Deps): void {
  app.decorateRequest('idempotencyKey', null);

  const claim = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !isCovered(request)) return;
    if (key.length === 0 || key.length > LONGEST_KEY)
      throw new AppError('malformed_request', { detail: 'Idempotency-Key must have 1 to 200 characters.' });
    const userId = request.requireUser().id;
    const requestHash = createHash('sha256')
      .update(`${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`)
      .digest('hex');
    await db
      .delete(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.userId, userId),
          lt(idempotencyKeys.createdAt, sql`now() - make_interval(hours => ${KEPT_HOURS})`),
        ),
      );
    const claimed = await db
      .insert(idempotencyKeys)
      .values({ userId, key, requestHash })
      .onConflictDoNothing()
      .returning({ key: idempotencyKeys.key });
    if (claimed.length > 0) {
      request.idempotencyKey = key;
      return;
    }
    const [saved] = await db
      .select()
      .from(idempotencyKeys)
      .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
    if (saved && saved.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
    if (!saved || saved.status === null)
      throw new AppError('idempotency_in_progress', { headers: { 'retry-after': '1' } });
    return reply
      .code(saved.status)
      .headers({ 'idempotent-replayed': 'true', 'content-type': 'application/json; charset=utf-8' })
      .serializer(JSON.stringify)
      .send(saved.response);
  };

  const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!request.idempotencyKey) return payload;
    const where = and(
      eq(idempotencyKeys.userId, request.requireUser().id),
      eq(idempotencyKeys.key, request.idempotencyKey),
    );
    // A refusal leaves the key free for another try; what succeeded is what must not happen twice.
    if (reply.statusCode >= 400 || typeof payload !== 'string')
      await db.delete(idempotencyKeys).where(and(where, isNull(idempotencyKeys.status)));
    else
      await db
        .update(idempotencyKeys)
        .set({ status: reply.statusCode, response: JSON.parse(payload) })
        .where(where);
    return payload;
  };

  app.addHook('onRoute', (options) => {
    if (options.method !== 'POST') return;
    options.preHandler = [options.preHandler ?? [], claim].flat();
    options.onSend = [options.onSend ?? [], keep].flat();
  });
}
