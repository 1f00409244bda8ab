// Connects a browser extension by a code, and lists those that are connected.
import { api } from '@oneform/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Puzzle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { queryKeys } from '#lib/query-keys.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { KeyList } from './key-list.tsx';
import { t } from './messages.ts';

/** The extension connects while this is open. */
const LOOK_AGAIN_MS = 3_000;

export interface ExtensionDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function ExtensionDialog({ open, onOpenChange }: ExtensionDialogProps) {
  const client = useQueryClient();
  const create = useMutation({ mutationFn: () => call(api.extension.createCode) });
  const { data, error } = useQuery({
    queryKey: queryKeys.apiKeys,
    queryFn: ({ signal }) => call(api.account.listKeys, { signal }),
    staleTime: 0,
    refetchInterval: create.data ? LOOK_AGAIN_MS : false,
    enabled: open,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(api.account.deleteKey, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.apiKeys }),
  });
  const keys = data?.keys.filter(({ kind }) => kind === 'extension');
  useResetWhenConnected(keys?.length, create.reset);
  const failure = create.error ?? remove.error ?? error;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t.extensionDialog.browserExtension}
      description={t.extensionDialog.fillsWebPages}
      footer={<Button onClick={() => onOpenChange(false)}>{t.extensionDialog.close}</Button>}
    >
      <div className="flex flex-col gap-4">
        {failure && (
          <Banner
            tone="red"
            title={error ? t.extensionDialog.failedToLoadTheExtensions : t.extensionDialog.thatDidntWork}
          >
            {explainError(failure)}
          </Banner>
        )}
        {create.data ? (
          <Code code={create.data.code} onAgain={() => create.mutate()} />
        ) : (
          <Button variant="primary" className="self-start" loading={create.isPending} onClick={() => create.mutate()}>
            {t.extensionDialog.connectAnExtension}
          </Button>
        )}
        {keys && (
          <KeyList
            keys={keys}
            empty={t.extensionDialog.noExtensionIsConnected}
            label={t.extensionDialog.connectedExtensions}
            icon={<Puzzle />}
            removing={remove.isPending ? remove.variables : undefined}
            onRemove={remove.mutate}
          />
        )}
      </div>
    </Dialog>
  );
}

/** A code is used up once another extension is listed. */
function useResetWhenConnected(connected: number | undefined, reset: () => void): void {
  const before = useRef(connected);
  useEffect(() => {
    if (before.current !== undefined && connected !== undefined && connected > before.current) reset();
    before.current = connected;
  }, [connected, reset]);
}

function Code({ code, onAgain }: { readonly code: string; readonly onAgain: () => void }) {
  const address = window.location.origin;
  return (
    <div className="flex flex-col gap-3 rounded-md border bg-sunken p-4">
      <p className="text-sm">
        {t.extensionDialog.openTheExtensionChoose} <span className="font-medium">{t.extensionDialog.connect}</span>{' '}
        {t.extensionDialog.andEnterTheseTheCode}
      </p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1">
        <dt className="text-ink-2 text-sm">{t.extensionDialog.address}</dt>
        <dd className="flex items-center justify-between gap-4">
          <span id="extension-address" className="min-w-0 break-all font-mono">
            {address}
          </span>
          <CopyButton text={address} describedBy="extension-address" />
        </dd>
        <dt className="text-ink-2 text-sm">{t.extensionDialog.code}</dt>
        <dd className="flex items-center justify-between gap-4">
          <span id="extension-code" className="font-mono text-xl tracking-wide">
            {code}
          </span>
          <CopyButton text={code} describedBy="extension-code" />
        </dd>
      </dl>
      <Button size="sm" className="self-start" onClick={onAgain}>
        {t.extensionDialog.newCode}
      </Button>
    </div>
  );
}
