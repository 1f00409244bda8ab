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
import { ImportDialog } from './import/import-dialog.tsx';
import { t as importMessages } from './import/messages.ts';
import { t } from './messages.ts';
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
    onSuccess: () => toast.success(t.dataManagement.yourDataHasBeenExported),
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
    <Card title={t.dataManagement.dataManagement} description={t.dataManagement.exportOrDeleteYourData}>
      {exportData.isError && (
        <Banner tone="red" title={t.dataManagement.failedToExportTheData} className="mb-3">
          {explainError(exportData.error)}
        </Banner>
      )}
      <p className="max-w-[65ch] text-pretty text-ink-2 text-sm">{t.dataManagement.youGetAZipFile}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button loading={exportData.isPending} onClick={() => startExport()}>
          {t.dataManagement.exportData}
        </Button>
        <Button onClick={() => onOpen('import')}>{importMessages.importData}</Button>
        <Button variant="destructive" onClick={() => onOpen('delete')}>
          {t.dataManagement.deleteAccount}
        </Button>
      </div>
      {open === 'import' && <ImportDialog onClose={() => onOpen(undefined)} />}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={(isOpen) => onOpen(isOpen ? 'delete' : undefined)}
        title={t.dataManagement.deleteAccount}
        description={t.dataManagement.yourCollectionsAndTheirHistory}
        confirmLabel={t.dataManagement.deleteAccount}
        requiredText={user.email}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        {remove.isError && (
          <Banner tone="red" title={t.dataManagement.failedToDeleteTheAccount}>
            {explainError(remove.error)}
          </Banner>
        )}
      </ConfirmDialog>
    </Card>
  );
}
