// Manages webhooks: a new address with its secret shown once, the existing ones, and their deliveries.
import { api } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { CreateWebhookForm } from './create-webhook-form.tsx';
import { t } from './messages.ts';
import { WebhookItem } from './webhook-item.tsx';

/** Deliveries change by themselves while somebody looks. */
const LOOK_AGAIN_MS = 5_000;

export function Webhooks() {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.webhooks });
  const { data, error } = useQuery({
    queryKey: queryKeys.webhooks,
    queryFn: ({ signal }) => call(api.webhooks.list, { signal }),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(api.webhooks.remove, { params: { id } }),
    onSettled: refresh,
  });
  const sendAgain = useMutation({
    mutationFn: (params: { id: string; deliveryId: string }) => call(api.webhooks.sendAgain, { params }),
    onSettled: refresh,
  });
  const failure = remove.error ?? sendAgain.error ?? error;
  return (
    <section aria-labelledby="webhooks" className="flex flex-col gap-4 border-t pt-4">
      <div>
        <h3 id="webhooks" className="font-medium">
          {t.webhooks.webhooks}
        </h3>
        <p className="text-ink-2 text-sm">{t.webhooks.getNotifiedAtAUrl}</p>
      </div>
      {failure && (
        <Banner tone="red" title={error ? t.webhooks.failedToLoadTheWebhooks : t.webhooks.failedToChangeTheWebhook}>
          {explainError(failure)}
        </Banner>
      )}
      {secret === undefined ? (
        <CreateWebhookForm
          onCreated={(created) => {
            setSecret(created);
            void refresh();
          }}
        />
      ) : (
        <NewSecret secret={secret} onDone={() => setSecret(undefined)} />
      )}
      {data && data.webhooks.length > 0 && (
        <ul aria-label={t.webhooks.webhooks} className="divide-y border-t">
          {data.webhooks.map((webhook) => (
            <WebhookItem
              key={webhook.id}
              webhook={webhook}
              isRemoving={remove.isPending && remove.variables === webhook.id}
              sending={sendAgain.isPending ? sendAgain.variables.deliveryId : undefined}
              onRemove={() => remove.mutate(webhook.id)}
              onSendAgain={(deliveryId) => sendAgain.mutate({ id: webhook.id, deliveryId })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function NewSecret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-md border bg-sunken p-4">
      <Field label={t.webhooks.signingSecret} hint={t.webhooks.copyItNowYouWont} className="w-full">
        {(control) => (
          <div className="flex items-center gap-2">
            <Input
              {...control}
              readOnly
              value={secret}
              className="min-w-0 flex-1 font-mono text-sm"
              onFocus={(event) => event.target.select()}
            />
            <CopyButton text={secret} describedBy={control.id} />
          </div>
        )}
      </Field>
      <Button size="sm" variant="primary" onClick={onDone}>
        {t.webhooks.iveCopiedTheSecret}
      </Button>
    </div>
  );
}
