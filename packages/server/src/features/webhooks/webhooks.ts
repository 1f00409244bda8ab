// A person's webhooks and what was sent to them.
import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookDelivery, WebhookEvent } from '@oneform/contract';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookDeliveries, webhooks } from '../../db/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { AppError, notFound } from '../../errors.ts';
import { checkUrl } from './check-url.ts';

const MAX_WEBHOOKS = 10;
const LISTED_DELIVERIES = 20;

const toDelivery = (row: typeof webhookDeliveries.$inferSelect): WebhookDelivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  answered: row.answered,
  problem: row.problem,
  created_at: row.createdAt.toISOString(),
  last_try_at: row.lastTryAt?.toISOString() ?? null,
  next_try_at: row.status === 'waiting' ? row.nextTryAt.toISOString() : null,
});

const toWebhook = (row: typeof webhooks.$inferSelect, deliveries: readonly WebhookDelivery[]): Webhook => ({
  id: row.id,
  url: row.url,
  events: row.events,
  created_at: row.createdAt.toISOString(),
  deliveries: [...deliveries],
});

export async function listWebhooks(db: Database, userId: string): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks).where(eq(webhooks.userId, userId)).orderBy(desc(webhooks.createdAt));
  return Promise.all(
    rows.map(async (row) => {
      const deliveries = await db
        .select()
        .from(webhookDeliveries)
        .where(and(eq(webhookDeliveries.webhookId, row.id), eq(webhookDeliveries.userId, userId)))
        .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
        .limit(LISTED_DELIVERIES);
      return toWebhook(row, deliveries.map(toDelivery));
    }),
  );
}

/** `secret` cannot be had again: throws `secret_told_once` when the same request made it before and died. */
export async function createWebhook(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
  { id, url, events }: { readonly id: string; readonly url: string; readonly events: readonly WebhookEvent[] },
): Promise<{ webhook: Webhook; secret: string }> {
  const wrong = checkUrl(new URL(url), config.webhooks.toPrivateAddresses);
  if (wrong)
    throw new AppError('validation_failed', {
      detail: wrong,
      errors: [{ path: 'url', code: 'not_allowed', message: wrong }],
    });
  const [held] = await db.select({ total: count() }).from(webhooks).where(eq(webhooks.userId, userId));
  if ((held?.total ?? 0) >= MAX_WEBHOOKS)
    throw new AppError('validation_failed', {
      detail: `You already have ${MAX_WEBHOOKS} webhooks. Delete one first.`,
    });
  const secret = `whsec_${randomBytes(32).toString('base64')}`;
  const [row] = await db
    .insert(webhooks)
    .values({ id, userId, url, secret, events: [...new Set(events)] })
    .onConflictDoNothing({ target: webhooks.id })
    .returning();
  if (!row) throw new AppError('secret_told_once');
  return { webhook: toWebhook(row, []), secret };
}

export async function removeWebhook(db: Database, userId: string, id: string): Promise<void> {
  const gone = await db
    .delete(webhooks)
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId)))
    .returning({ id: webhooks.id });
  if (gone.length === 0) throw notFound();
}

/** At once, and again for a day if it fails. */
export async function sendAgain(
  db: Database,
  userId: string,
  { id, deliveryId }: { readonly id: string; readonly deliveryId: string },
): Promise<WebhookDelivery> {
  const [row] = await db
    .update(webhookDeliveries)
    .set({ status: 'waiting', tries: 0, nextTryAt: sql`now()`, sentFrom: sql`now()` })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.webhookId, id),
        eq(webhookDeliveries.userId, userId),
      ),
    )
    .returning();
  if (!row) throw notFound();
  await db
    .update(webhooks)
    .set({ failures: 0, busyUntil: sql`least(${webhooks.busyUntil}, now() + interval '1 second')` })
    .where(and(eq(webhooks.id, id), eq(webhooks.userId, userId), sql`${webhooks.failures} > 0`));
  return toDelivery(row);
}
