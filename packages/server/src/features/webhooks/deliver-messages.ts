// Takes webhooks that have something to be told and tells it, one message after the other, each tried again for a day.
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { webhookDeliveries, webhooks } from '../../db/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { postMessage } from './post-message.ts';

type WebhookRow = typeof webhooks.$inferSelect;

/** Longer than one try takes: a process that is gone holds a webhook up for so long. */
const LEASE_SECONDS = 30;
/** So that what has much to hear leaves its place to others in between. */
const MAX_AT_ONCE = 20;
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 4 * 3600;
const TRIED_FOR_SECONDS = 24 * 3600;
/** A receiver that fails is left alone for longer each time, so that its places go to those that answer. */
const LONGEST_REST_SECONDS = 60;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;

/** The next ones that wait, those first that were served longest ago; nobody else has them until they are done or the lease is over. */
export async function claimWebhooks(db: Database, max: number): Promise<WebhookRow[]> {
  const waiting = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(
      sql`${webhooks.busyUntil} <= now() and exists (select 1 from ${webhookDeliveries} where ${webhookDeliveries.webhookId} = ${webhooks.id}
        and ${webhookDeliveries.status} = 'waiting' and ${webhookDeliveries.nextTryAt} <= now())`,
    )
    .orderBy(asc(webhooks.busyUntil))
    .limit(max)
    .for('update', { skipLocked: true });
  return db
    .update(webhooks)
    .set({ busyUntil: inSeconds(LEASE_SECONDS) })
    .where(sql`${webhooks.id} in (${waiting})`)
    .returning();
}

/** `webhook` must be claimed. */
export async function deliverMessages(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  webhook: WebhookRow,
  signal: AbortSignal,
): Promise<void> {
  let { failures } = webhook;
  for (let told = 0; told < MAX_AT_ONCE && !signal.aborted; told += 1) {
    const [message] = await db
      .select()
      .from(webhookDeliveries)
      .where(
        and(
          eq(webhookDeliveries.webhookId, webhook.id),
          eq(webhookDeliveries.status, 'waiting'),
          lte(webhookDeliveries.nextTryAt, sql`now()`),
        ),
      )
      .orderBy(asc(webhookDeliveries.nextTryAt))
      .limit(1);
    if (!message) break;
    const { url, secret } = webhook;
    const { id, payload, tries } = message;
    const { answered, problem } = await postMessage({ id, url, secret, payload }, { ...config.webhooks, signal });
    const wait = Math.min(FIRST_WAIT_SECONDS * 2 ** Math.min(tries, 20), LONGEST_WAIT_SECONDS);
    const giveUpAt = sql`${webhookDeliveries.sentFrom} + make_interval(secs => ${TRIED_FOR_SECONDS})`;
    await db
      .update(webhookDeliveries)
      .set({
        answered,
        problem,
        tries: sql`${webhookDeliveries.tries} + 1`,
        lastTryAt: sql`now()`,
        status: problem === null ? 'delivered' : sql`case when now() >= ${giveUpAt} then 'failed' else 'waiting' end`,
        nextTryAt: sql`least(greatest(now(), ${giveUpAt}), ${inSeconds(wait * (1 + Math.random() / 4))})`,
      })
      .where(eq(webhookDeliveries.id, id));
    failures = problem === null ? 0 : failures + 1;
    await db
      .update(webhooks)
      .set({ busyUntil: inSeconds(LEASE_SECONDS) })
      .where(eq(webhooks.id, webhook.id));
    if (failures > 0) break;
  }
  const rest = Math.min(FIRST_WAIT_SECONDS * failures, LONGEST_REST_SECONDS);
  await db
    .update(webhooks)
    .set({ failures, busyUntil: inSeconds(rest) })
    .where(eq(webhooks.id, webhook.id));
}
