// Rows that are past their time: nobody can use them any more, and some tell what should not be kept.
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { readingTime } from '../db/reading-time.ts';
import { removedFiles } from '../db/removed-files.ts';
import { idempotencyKeys } from '../db/schema.ts';
import { sessions, sessionTokens, signInAttempts } from '../db/sessions.ts';
import { webhookDeliveries } from '../db/webhooks.ts';
import { REFRESH_SECONDS, SIGN_IN_SECONDS } from '../features/auth/cookies.ts';
import { KEPT_HOURS } from '../http/idempotency-keys.ts';

const WEBHOOK_LOG_DAYS = 30;

/** Longer than any upload takes; see `removals.ts`. */
const REMOVALS_SECONDS = 3600;

const ago = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

export async function forgetExpired(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(KEPT_HOURS * 3600)));
  await db.delete(signInAttempts).where(lt(signInAttempts.createdAt, ago(SIGN_IN_SECONDS)));
  await db.delete(sessionTokens).where(lt(sessionTokens.expiresAt, sql`now()`));
  // Its refresh token lives so long after it was used last; what was revoked is of no use after that either.
  await db.delete(sessions).where(lt(sessions.lastUsedAt, ago(REFRESH_SECONDS)));
  await db.delete(webhookDeliveries).where(lt(webhookDeliveries.createdAt, ago(WEBHOOK_LOG_DAYS * 24 * 3600)));
  await db.delete(removedFiles).where(lt(removedFiles.startedAt, ago(REMOVALS_SECONDS)));
  await db.delete(readingTime).where(lt(readingTime.day, sql`((now() at time zone 'utc')::date)`));
}
