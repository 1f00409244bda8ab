// An address that is to be told, and of what.
import { api, type WebhookEvent, webhookEvents } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Label } from '#ui/label.tsx';
import { t } from './messages.ts';
import { eventWords } from './webhook-words.ts';

/** `onCreated` gets the secret, which cannot be had again. */
export function CreateWebhookForm({ onCreated }: { readonly onCreated: (secret: string) => void }) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhookEvents);
  const create = useMutation({
    mutationFn: () => call(api.webhooks.create, { body: { url: url.trim(), events: [...events] } }),
    onSuccess: ({ secret }) => onCreated(secret),
  });
  const isReady = URL.canParse(url.trim()) && events.length > 0;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !create.isPending) create.mutate();
      }}
    >
      <Field label={t.createWebhookForm.address} error={create.error ? explainError(create.error) : undefined}>
        {(control) => (
          <Input
            {...control}
            type="url"
            value={url}
            maxLength={2000}
            placeholder="https://example.com/oneform"
            autoComplete="off"
            onChange={(event) => setUrl(event.target.value)}
          />
        )}
      </Field>
      <fieldset className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="mb-2 font-medium text-ink-2 text-sm">{t.createWebhookForm.sendWhen}</legend>
        {webhookEvents.map((event) => (
          <span key={event} className="flex items-center gap-2">
            <Checkbox
              id={`${id}-${event}`}
              checked={events.includes(event)}
              onCheckedChange={(checked) =>
                setEvents(webhookEvents.filter((one) => (one === event ? checked === true : events.includes(one))))
              }
            />
            <Label htmlFor={`${id}-${event}`}>{eventWords[event]}</Label>
          </span>
        ))}
      </fieldset>
      <Button type="submit" loading={create.isPending} disabled={!isReady} className="self-start">
        {t.createWebhookForm.addWebhook}
      </Button>
    </form>
  );
}
