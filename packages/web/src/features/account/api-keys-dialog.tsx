// Keys with which scripts call the API: those there are, a new one told once, and deleting; below, where scripts are told what happens.
import { type ApiKey, api, dayInWords } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { RelativeTime } from '#lib/relative-time.tsx';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { CreateKeyForm } from './create-key-form.tsx';
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
      title="API keys"
      description="Scripts with a key can do what you can do in the app, except change or delete your account."
      footer={<Button onClick={() => onOpenChange(false)}>Close</Button>}
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner tone="red" title={remove.error ? 'Failed to delete the key.' : 'Failed to load the keys.'}>
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
            keys={data.keys}
            removing={remove.isPending ? remove.variables : undefined}
            onRemove={remove.mutate}
          />
        ) : (
          !error && (
            <div role="status" aria-label="Loading keys">
              <Skeleton className="h-12" />
            </div>
          )
        )}
        <Webhooks />
      </div>
    </Dialog>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly removing: string | undefined;
  readonly onRemove: (id: string) => void;
}

function KeyList({ keys, removing, onRemove }: KeyListProps) {
  if (keys.length === 0) return <p className="text-ink-2 text-sm">No API keys yet.</p>;
  return (
    <ul aria-label="Keys" className="divide-y border-t">
      {keys.map((key) => (
        <li key={key.id} className="flex items-center gap-3 py-3">
          <KeyRound aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-medium">
              {key.name} <span className="font-normal text-ink-3">…{key.ending}</span>
            </p>
            <p className="text-ink-2 text-sm">
              {key.last_used_at ? (
                <>
                  Last used <RelativeTime time={key.last_used_at} />
                </>
              ) : (
                'Never used'
              )}
              , {endingInWords(key.expires_at)}
            </p>
          </div>
          <IconButton
            label={`Delete the key ${key.name}`}
            icon={<Trash2 />}
            disabled={removing === key.id}
            onClick={() => onRemove(key.id)}
          />
        </li>
      ))}
    </ul>
  );
}

function endingInWords(at: string | null): string {
  if (at === null) return 'never expires';
  return `${new Date(at).getTime() <= Date.now() ? 'expired' : 'expires'} on ${dayInWords(at.slice(0, 10))}`;
}
