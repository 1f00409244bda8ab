// `Idempotency-Key` on POST: the same key gets the saved answer, another request with it is refused.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { type Claimed, createKeyStore, type SavedAnswer } from './idempotency-keys.ts';

const LONGEST_KEY = 200;

type Claim = Claimed & { readonly userId: string; readonly key: string };

declare module 'fastify' {
  interface FastifyRequest {
    idempotency: Claim | null;
    /**
     * For bodies that are known only when they were read to the end, as of an upload: true when this very request was answered already,
     * and `reply` has the answer again. Throws `idempotency_key_reused` when the key was for another body.
     */
    isRepeated(body: unknown, reply: FastifyReply): Promise<boolean>;
    /**
     * For the one row that a request makes. Sent again under its key after its process died it has the same id again: what stands under it
     * was made by then.
     */
    newId(): string;
  }
}

export function replayIdempotentRequests(app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): void {
  const keys = createKeyStore(db);
  // On its own database this process is alone (the data folder is locked): whoever held a key is gone.
  if (!config.databaseUrl) app.addHook('onReady', () => keys.freeAll());
  app.addHook('onClose', async () => keys.stop());
  app.decorateRequest('idempotency', null);
  app.decorateRequest('isRepeated', async function isRepeated(body, reply) {
    if (!this.idempotency) return false;
    const { userId, key, saved } = this.idempotency;
    const requestHash = hashRequest(this, body);
    if (!saved) {
      await keys.describe(userId, key, requestHash).catch((error: unknown) => {
        // It stays with the request that died.
        this.idempotency = null;
        throw error;
      });
      return false;
    }
    repeat(saved, requestHash, reply);
    return true;
  });
  app.decorateRequest('newId', function newId() {
    return this.idempotency && !this.idempotency.saved ? this.idempotency.madeId : uuid();
  });

  const claim = async (request: FastifyRequest, reply: FastifyReply) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || !request.signedIn) return;
    if (key.length === 0 || key.length > LONGEST_KEY)
      throw new AppError('malformed_request', { detail: 'Idempotency-Key must have 1 to 200 characters.' });
    const userId = request.signedIn.id;
    const isStreamed = String(request.headers['content-type']).startsWith('multipart/');
    const requestHash = isStreamed ? '' : hashRequest(request, request.body);
    const claimed = await keys.claim(userId, key, requestHash);
    if (!claimed.saved || isStreamed) {
      request.idempotency = { userId, key, ...claimed };
      return;
    }
    return repeat(claimed.saved, requestHash, reply);
  };

  const keep = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    if (!request.idempotency || request.idempotency.saved) return payload;
    const { userId, key } = request.idempotency;
    // A refusal leaves the key free for another try; what succeeded is what must not happen twice.
    if (reply.statusCode >= 400 || !isJson(reply, payload)) await keys.free(userId, key);
    else {
      // A secret is told once and stored nowhere.
      const isSecret = request.routeOptions.config.endpoint?.tellsSecret === true;
      await keys.save(userId, key, {
        status: reply.statusCode,
        response: isSecret ? null : JSON.parse(String(payload)),
      });
    }
    return payload;
  };

  app.addHook('onRoute', (options) => {
    if (options.method !== 'POST') return;
    options.preHandler = [options.preHandler ?? [], claim].flat();
    options.onSend = [options.onSend ?? [], keep].flat();
  });
}

const isJson = (reply: FastifyReply, payload: unknown) =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
  String(reply.getHeader('content-type')).startsWith('application/json');

function hashRequest(request: FastifyRequest, body: unknown): string {
  return createHash('sha256')
    .update(`${request.method} ${request.url}\n${JSON.stringify(body ?? null)}`)
    .digest('hex');
}

function repeat(saved: SavedAnswer, requestHash: string, reply: FastifyReply): FastifyReply {
  if (saved.requestHash !== requestHash) throw new AppError('idempotency_key_reused');
  if (saved.response === null) throw new AppError('secret_told_once');
  return reply
    .code(saved.status)
    .headers({ 'idempotent-replayed': 'true', 'content-type': 'application/json; charset=utf-8' })
    .serializer(JSON.stringify)
    .send(saved.response);
}
