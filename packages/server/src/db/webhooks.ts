// Addresses at which a person's scripts hear of events. Triggers (migration 0011) write a delivery for each event in
// the transaction that makes it happen.
import type { WebhookEvent } from '@oneform/contract';
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { jsonb, text } from './columns.ts';
import { users } from './schema.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** `whsec_…`; signs, so it is kept as it is. */
    secret: text('secret').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    createdAt: at('created_at').notNull().defaultNow(),
    /** Until then a process is sending to it, or it is left alone because it failed: one delivery at a time. */
    busyUntil: at('busy_until').notNull().defaultNow(),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
  },
  (t) => [index('webhooks_user').on(t.userId)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    /** The message's id as well: the same in every try. */
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent>().notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** HTTP status of the last answer; null: there was none. */
    answered: integer('answered'),
    /** Why the last try failed, in words fit to show. */
    problem: text('problem'),
    createdAt: at('created_at').notNull().defaultNow(),
    /** When the first try of this sending was due; it is given up a day later. */
    sentFrom: at('sent_from').notNull().defaultNow(),
    nextTryAt: at('next_try_at').notNull().defaultNow(),
    lastTryAt: at('last_try_at'),
  },
  (t) => [
    index('webhook_deliveries_due').on(t.status, t.nextTryAt),
    index('webhook_deliveries_webhook').on(t.webhookId, t.createdAt),
    index('webhook_deliveries_user').on(t.userId),
  ],
);
