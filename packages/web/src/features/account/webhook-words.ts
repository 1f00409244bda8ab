// Events for scripts, in words.
import type { WebhookEvent } from '@oneform/contract';

export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'document.completed': 'A document was read',
  'document.failed': 'A document could not be read',
  'update.waiting': 'An update waits for review',
  'collection.complete': 'A collection is complete',
  'document.expiring': 'A document expires soon',
};
