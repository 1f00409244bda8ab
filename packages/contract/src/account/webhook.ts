// Webhooks: where a person's scripts are told what happens, signed as Standard Webhooks (standardwebhooks.com).
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Timestamp } from '../ids.ts';

/** A message is `{type, timestamp, data}`; data holds ids alone, so that nothing of a paper leaves with it. */
export const webhookEvents = [
  'document.completed',
  'document.failed',
  'update.waiting',
  'collection.complete',
  'document.expiring',
] as const;
export const WebhookEvent = z.enum(webhookEvents);
export type WebhookEvent = z.infer<typeof WebhookEvent>;

export const WebhookDelivery = z.object({
  /** Also the header `webhook-id`, the same in every try. */
  id: Id,
  event: WebhookEvent,
  status: z.enum(['waiting', 'delivered', 'failed']),
  tries: z.number().int(),
  /** HTTP status of the last answer; null: there was none. */
  answered: z.number().int().nullable(),
  /** Why the last try failed. */
  problem: z.string().nullable(),
  created_at: Timestamp,
  last_try_at: Timestamp.nullable(),
  /** Null: not tried again. */
  next_try_at: Timestamp.nullable(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const Webhook = z.object({
  id: Id,
  url: z.string(),
  events: z.array(WebhookEvent),
  created_at: Timestamp,
  /** Newest first, the last twenty. */
  deliveries: z.array(WebhookDelivery),
});
export type Webhook = z.infer<typeof Webhook>;

export const webhooksApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/webhooks',
    summary: 'Where events are sent, with the log',
    sessionOnly: true,
    response: z.object({ webhooks: z.array(Webhook) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/webhooks',
    summary: 'Send events to a URL; the secret is shown only in this response',
    sessionOnly: true,
    tellsSecret: true,
    status: 201,
    body: z.object({ url: z.url().max(2000), events: z.array(WebhookEvent).min(1) }),
    response: z.object({ webhook: Webhook, secret: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/webhooks/:id',
    summary: 'Delete a webhook',
    sessionOnly: true,
    params: IdParams,
    answer: 'empty',
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/webhooks/:id/deliveries/:deliveryId/send-again',
    summary: 'Send a message once more, with the same id',
    sessionOnly: true,
    status: 202,
    params: z.object({ id: Id, deliveryId: Id }),
    response: z.object({ delivery: WebhookDelivery }),
  }),
};
