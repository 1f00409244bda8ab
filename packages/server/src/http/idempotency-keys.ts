// The keys of requests and what was answered. A key whose request is under way is held by a lease that its process renews, so that it is free
// again soon after that process is gone.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { AppError } from '../errors.ts';

/** How long an answer can be had again. */
export const KEPT_HOURS = 24;
const LEASE_SECONDS = 15;
const RENEW_EVERY_MS = 5000;

export interface SavedAnswer {
  readonly requestHash: string;
  readonly status: number;
  /** Null: it held a secret. */
  readonly response: unknown;
}

export interface KeyStore {
  /** What was answered under this key; null when it is the caller's now. Throws `idempotency_in_progress`. */
  claim(userId: string, key: string, requestHash: string): Promise<SavedAnswer | null>;
  /** What the request is, when that was not known at the claim. */
  describe(userId: string, key: string, requestHash: string): Promise<void>;
  save(userId: string, key: string, answer: Pick<SavedAnswer, 'status' | 'response'>): Promise<void>;
  free(userId: string, key: string): Promise<void>;
  /** All that nobody answered; only for a process that knows itself to be alone. */
  freeAll(): Promise<void>;
  stop(): void;
}

const inLease = sql`now() + make_interval(secs => ${LEASE_SECONDS})`;
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
      const fresh = { requestHash, heldUntil: inLease, status: null, response: null, createdAt: sql`now()` };
      const claimed = await db
        .insert(idempotencyKeys)
        .values({ userId, key, ...fresh })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: fresh,
          setWhere: sql`(${idempotencyKeys.status} is null and ${idempotencyKeys.heldUntil} < now())
            or ${idempotencyKeys.createdAt} < now() - make_interval(hours => ${KEPT_HOURS})`,
        })
        .returning({ key: idempotencyKeys.key });
      if (claimed.length > 0) {
        held.set(nameOf(userId, key), { userId, key });
        return null;
      }
      const [saved] = await db.select().from(idempotencyKeys).where(isKey(userId, key));
      if (!saved || saved.status === null) {
        if (saved && requestHash && saved.requestHash && saved.requestHash !== requestHash)
          throw new AppError('idempotency_key_reused');
        throw new AppError('idempotency_in_progress', { headers: { 'retry-after': '1' } });
      }
      return { requestHash: saved.requestHash, status: saved.status, response: saved.response };
    },
    async describe(userId, key, requestHash) {
      await db.update(idempotencyKeys).set({ requestHash }).where(isKey(userId, key));
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
      await db.delete(idempotencyKeys).where(isNull(idempotencyKeys.status));
    },
    stop: () => clearInterval(timer),
  };
}
