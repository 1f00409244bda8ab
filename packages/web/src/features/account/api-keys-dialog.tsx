// Keys with which scripts call the API: those there are, a new one told once, and deleting; below, where scripts are told what happens.
import { api } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
import { KeyList } from './key-list.tsx';
import { t } from './messages.ts';
import { NewKey } from './new-key.tsx';
import { Webhooks } from './webhooks.tsx';

export interface ApiKeysDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ApiKeysDialog({ open, onOpenChange }: ApiKeysDialogProps) {
  const client = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const refresh = () => client.invalidateQueries({ queryKey: queryKeys.apiKeys });
  const { data, error } = useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => call(api.account.listKeys, { signal }),
    staleTime: 0,
    enabled: open,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(api.account.deleteKey, { params: { id } }),
    onSettled: refresh,
  });
  const failure = remove.error ?? error;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.apiKeysDialog.apiKeys}
      description={t.apiKeysDialog.scriptsWithAKey}
      footer={<Button onClick={() => onOpenChange(false)}>{t.apiKeysDialog.close}</Button>}
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner
            tone="red"
            title={remove.error ? t.apiKeysDialog.failedToDeleteTheKey : t.apiKeysDialog.failedToLoadTheKeys}
          >
            {explainError(failure)}
          </Banner>
        )}
        {secret === undefined ? (
          <CreateKeyForm
            onCreated={(created) => {
              setSecret(created);
              void refresh();
            }}
          />
        ) : (
          <NewKey secret={secret} onDone={() => setSecret(undefined)} />
        )}
        {data ? (
          <KeyList
            keys={data.keys.filter(({ kind }) => kind === 'script')}
            empty={t.apiKeysDialog.noApiKeysYet}
            label={t.apiKeysDialog.keys}
            icon={<KeyRound />}
            removing={remove.isPending ? remove.variables : undefined}
            onRemove={remove.mutate}
          />
        ) : (
          !error && (
            <div role="status" aria-label={t.apiKeysDialog.loadingKeys}>
              <Skeleton className="h-12" />
            </div>
          )
        )}
        <Webhooks />
      </div>
    </Dialog>
  );
}
