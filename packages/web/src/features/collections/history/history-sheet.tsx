// The history of a collection: every version with what it changed, each of them restorable.
import type { Collection } from '@oneform/contract';
import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useVersions } from './list-versions.ts';
import { t } from './messages.ts';
import { useRestoreVersion } from './restore-version.ts';
import { VersionEntry } from './version-entry.tsx';

export interface HistorySheetProps {
  readonly collection: Pick<Collection, 'id' | 'data_version'>;
  readonly hasUnsaved: boolean;
  readonly onClose: () => void;
}

export function HistorySheet({ collection, hasUnsaved, onClose }: HistorySheetProps) {
  const versions = useVersions(collection.id);
  const [chosen, setChosen] = useState<number>();
  const restore = useRestoreVersion(collection.id, () => {
    setChosen(undefined);
    onClose();
  });
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t.historySheet.history}
      description={t.historySheet.everyVersionIsKeptRestoring}
    >
      {versions.isError && (
        <Banner
          tone="red"
          className="m-4"
          actions={
            <Button size="sm" onClick={() => void versions.refetch()}>
              {t.historySheet.retry}
            </Button>
          }
        >
          {t.historySheet.failedToLoadTheHistory}
        </Banner>
      )}
      {versions.isPending && ['a', 'b', 'c', 'd'].map((key) => <Skeleton key={key} className="m-5 h-16" />)}
      <ol className="divide-y">
        {versions.data?.map((version) => (
          <VersionEntry
            key={version.data_version}
            version={version}
            isCurrent={version.data_version === collection.data_version}
            onRestore={() => setChosen(version.data_version)}
          />
        ))}
      </ol>
      {versions.hasNextPage && (
        <div className="border-t p-4 text-center">
          <Button loading={versions.isFetchingNextPage} onClick={() => void versions.fetchNextPage()}>
            {t.historySheet.showOlderVersions}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={chosen !== undefined}
        onOpenChange={() => setChosen(undefined)}
        title={t.historySheet.restoreVersion(chosen ?? 0)}
        description={hasUnsaved ? t.historySheet.theCollectionGoesBack : t.historySheet.theCollectionGoesBack2}
        confirmLabel={t.historySheet.restore}
        busyLabel={t.historySheet.restoring}
        destructive={false}
        busy={restore.isPending}
        onConfirm={() => chosen !== undefined && restore.mutate(chosen)}
      />
    </Sheet>
  );
}
