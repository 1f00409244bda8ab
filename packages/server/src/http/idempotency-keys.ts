// The keys of requests and what was answered. A key whose request is under way is held by a lease that its process renews, so that it is free
// again soon after that process is gone.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuid } from 'uuid';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/** Time for which an answer can be had again. */
export const KEPT_HOURS = 24;
const LEASE_SECONDS = 15;
const RENEW_EVERY_MS = 5000;

export interface SavedAnswer {
  readonly requestHash: string;
  readonly status: number;
  /** Null: it held a secret. */
  readonly response: unknown;
}

/** Either what was answered under the key, or the id of what the caller, whose key it is now, makes. */
export type Claimed = { readonly saved: SavedAnswer } | { readonly saved: null; readonly madeId: string };

export interface KeyStore {
  /** `requestHash` is empty while it is not known. Throws `idempotency_in_progress` and `idempotency_key_reused`. */
  claim(userId: string, key: string, requestHash: string): Promise<Claimed>;
  /** Records the hash of the request, when it was not known at the claim. Throws `idempotency_key_reused`. */
  describe(userId: string, key: string, requestHash: string): Promise<void>;
  save(userId: string, key: string, answer: Pick<SavedAnswer, 'status' | 'response'>): Promise<void>;
  free(userId: string, key: string): Promise<void>;
  /** All that nobody answered, for whoever sends the same again; only for a process that knows itself to be alone. */
  freeAll(): Promise<void>;
  stop(): void;
}

const inLease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
const isPast = sql`${idempotencyKeys.createdAt} < now() - make_interval(hours => ${KEPT_HOURS})`;
/** A request that died may have done its work: its key is for that request, sent again, and for no other. */
const isFor = (requestHash: string) =>
  requestHash ? sql`${idempotencyKeys.requestHash} in ('', ${requestHash})` : sql`true`;
const isKey = (userId: string, key: string) => and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

export function createKeyStore(db: Database): KeyStore {
  /** Keys of requests that are under way in this process. */
  const held = new Map<string, { userId: string; key: string }>();
  const nameOf = (userId: string, key: string) => `${userId} ${key}`;
  const renew = () => {
    for (const { userId, key } of held.values())
      void db
        .update(idempotencyKeys)
        .set({ heldUntil: inLease })
        .where(isKey(userId, key))
        // A database that is away for longer than the lease gives the key to whoever asks next.
        .catch(() => undefined);
  };
  const timer = setInterval(renew, RENEW_EVERY_MS).unref();

  return {
    async claim(userId, key, requestHash) {
      const kept = (column: AnyPgColumn) =>
        sql`case when ${isPast} then excluded.${sql.identifier(column.name)} else ${column} end`;
      const [claimed] = await db
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, heldUntil: inLease, madeId: uuid() })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: {
            requestHash: sql`coalesce(nullif(excluded.request_hash, ''), ${kept(idempotencyKeys.requestHash)})`,
            heldUntil: inLease,
            status: null,
            response: null,
            createdAt: kept(idempotencyKeys.createdAt),
            madeId: kept(idempotencyKeys.madeId),
          },
          setWhere: sql`${isPast} or (${idempotencyKeys.status} is null and ${idempotencyKeys.heldUntil} < now() and ${isFor(requestHash)})`,
        })
        .returning({ madeId: idempotencyKeys.madeId });
      if (claimed) {
        held.set(nameOf(userId, key), { userId, key });
        return { saved: null, madeId: claimed.madeId };
      }
      const [saved] = await db.select().from(idempotencyKeys).where(isKey(userId, key));
      if (!saved || saved.status === null) {
        if (saved && requestHash && saved.requestHash && saved.requestHash !== requestHash)
          throw new AppError('idempotency_key_reused');
        throw new AppError('idempotency_in_progress', { headers: { 'retry-after': '1' } });
      }
      return { saved: { requestHash: saved.requestHash, status: saved.status, response: saved.response } };
    },
    async describe(userId, key, requestHash) {
      const described = await db
        .update(idempotencyKeys)
        .set({ requestHash })
        .where(and(isKey(userId, key), isFor(requestHash)))
        .returning({ key: idempotencyKeys.key });
      if (described.length > 0) return;
      held.delete(nameOf(userId, key));
      throw new AppError('idempotency_key_reused');
    },
    async save(userId, key, { status, response }) {
      held.delete(nameOf(userId, key));
      await db.update(idempotencyKeys).set({ status, response }).where(isKey(userId, key));
    },
    async free(userId, key) {
      held.delete(nameOf(userId, key));
      await db.delete(idempotencyKeys).where(and(isKey(userId, key), isNull(idempotencyKeys.status)));
    },
    async freeAll() {
      await db
        .update(idempotencyKeys)
        .set({ heldUntil: sql`now() - interval '1 second'` })
        .where(isNull(idempotencyKeys.status));
    },
    stop: () => clearInterval(timer),
  };
}
