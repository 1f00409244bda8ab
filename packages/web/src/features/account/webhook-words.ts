// Events for scripts, in words.
import type { WebhookEvent } from '@oneform/contract';
import { t } from './messages.ts';

export const eventWords: Readonly<Record<WebhookEvent, string>> = {
  'document.completed': t.webhookWords.aDocumentWasRead,
  'document.failed': t.webhookWords.aDocumentCouldNot,
  'update.waiting': t.webhookWords.anUpdateWaitsForReview,
  'collection.complete': t.webhookWords.aCollectionIsComplete,
  'document.expiring': t.webhookWords.aDocumentExpiresSoon,
};
