// One webhook with the log of what was sent to it.
import type { Webhook, WebhookDelivery } from '@oneform/contract';
import { Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Badge, type Tone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { t } from './messages.ts';
import { eventWords } from './webhook-words.ts';

export interface WebhookItemProps {
  readonly webhook: Webhook;
  readonly isRemoving: boolean;
  /** The delivery that is being sent again. */
  readonly sending: string | undefined;
  readonly onRemove: () => void;
  readonly onSendAgain: (deliveryId: string) => void;
}

const statusWords: Readonly<Record<WebhookDelivery['status'], { readonly words: string; readonly tone: Tone }>> = {
  waiting: { words: t.webhookItem.waiting, tone: 'amber' },
  delivered: { words: t.webhookItem.delivered, tone: 'green' },
  failed: { words: t.webhookItem.failed, tone: 'red' },
};

export function WebhookItem({ webhook, isRemoving, sending, onRemove, onSendAgain }: WebhookItemProps) {
  const { url, events, deliveries } = webhook;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center gap-3">
        <WebhookIcon aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium" title={url}>
            {url}
          </p>
          <p className="text-ink-2 text-sm">{events.map((event) => eventWords[event]).join(', ')}</p>
        </div>
        <IconButton
          label={t.webhookItem.deleteTheWebhook(url)}
          icon={<Trash2 />}
          disabled={isRemoving}
          onClick={onRemove}
        />
      </div>
      {deliveries.length === 0 ? (
        <p className="pl-8 text-ink-2 text-sm">{t.webhookItem.nothingSentYet}</p>
      ) : (
        <details className="pl-8">
          <summary className="cursor-pointer text-ink-2 text-sm">{t.webhookItem.log}</summary>
          <ul aria-label={t.webhookItem.logOf(url)} className="mt-2 flex flex-col gap-2">
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isSending={sending === delivery.id}
                onSendAgain={() => onSendAgain(delivery.id)}
              />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

interface DeliveryRowProps {
  readonly delivery: WebhookDelivery;
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

function DeliveryRow({ delivery, isSending, onSendAgain }: DeliveryRowProps) {
  const { event, status, tries, problem, created_at } = delivery;
  const { words, tone } = statusWords[status];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={tone}>{words}</Badge>
      <span className="min-w-0 flex-1">
        {eventWords[event]}, <RelativeTime time={created_at} />
        {problem !== null && (
          <span className="block text-ink-2">
            {problem} {tries === 1 ? t.webhookItem.triedOnce : t.webhookItem.triedTimes(tries)}
            {status === 'waiting' ? t.webhookItem.itWillBeTriedAgain : '.'}
          </span>
        )}
      </span>
      <Button size="sm" variant="ghost" loading={isSending} onClick={onSendAgain}>
        {t.webhookItem.sendAgain}
      </Button>
    </li>
  );
}
