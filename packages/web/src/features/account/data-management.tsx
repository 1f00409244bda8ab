// Taking all data away, and deleting the account with everything in it.
import { api, type User } from '@oneform/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api-client.ts';
import { explainError } from '#lib/api-error.ts';
import { download } from '#lib/download.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { toast } from '#ui/toast.ts';
import type { SettingsPart } from './settings-parts.ts';

export interface DataManagementProps {
  readonly user: User;
  readonly onSignedOut: () => void;
  readonly open: SettingsPart | undefined;
  readonly onOpen: (part: SettingsPart | undefined) => void;
}

export function DataManagement({ user, onSignedOut, open, onOpen }: DataManagementProps) {
  const exportData = useMutation({
    mutationFn: () => download(api.account.exportData, {}),
    onSuccess: () => toast.success('Your data has been exported'),
  });
  const { mutate: startExport } = exportData;
  useEffect(() => {
    if (open !== 'export') return;
    onOpen(undefined);
    startExport();
  }, [open, onOpen, startExport]);
  const remove = useMutation({
    mutationFn: () => call(api.account.remove, { body: { confirm_email: user.email } }),
    onSuccess: onSignedOut,
  });
  return (
    <Card title="Data Management" description="Export or delete your data">
      {exportData.isError && (
        <Banner tone="red" title="Failed to export the data." className="mb-3">
          {explainError(exportData.error)}
        </Banner>
      )}
      <p className="max-w-[65ch] text-pretty text-ink-2 text-sm">
        You get a ZIP file with a summary of every value and its source, your documents in folders by collection, and
        everything needed to import it again.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button loading={exportData.isPending} onClick={() => startExport()}>
          Export Data
        </Button>
        <Button variant="destructive" onClick={() => onOpen('delete')}>
          Delete Account
        </Button>
      </div>
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'delete' : undefined)}
        title="Delete Account"
        description="Your collections and their history, your documents and your credits will be permanently deleted. This cannot be undone. Export your data first if you might need it."
        confirmLabel="Delete Account"
        requiredText={user.email}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {remove.isError && (
          <Banner tone="red" title="Failed to delete the account.">
            {explainError(remove.error)}
          </Banner>
        )}
      </ConfirmDialog>
    </Card>
  );
}
