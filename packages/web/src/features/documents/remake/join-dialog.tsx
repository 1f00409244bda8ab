// Joins documents that are here into one: in which order, and what that costs.
import type { Document } from '@oneform/contract';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PageThumbnail } from '../page-thumbnail.tsx';
import { joinFiles } from '../upload/remake-files.ts';
import { t } from './messages.ts';
import { Price } from './price.tsx';
import { remakeFault, useRemake } from './use-remake.ts';

export interface JoinDialogProps {
  readonly documents: readonly Document[];
  readonly onClose: () => void;
  readonly onJoined: () => void;
}

/** Photos of one paper were taken one after the other. */
const byUpload = (a: Document, b: Document) =>
  a.uploaded_at.localeCompare(b.uploaded_at) || a.display_name.localeCompare(b.display_name, 'en', { numeric: true });

/** Mounted while open. */
export function JoinDialog({ documents, onClose, onJoined }: JoinDialogProps) {
  const [order, setOrder] = useState(() => documents.toSorted(byUpload));
  const remake = useRemake();
  const join = () =>
    remake.mutate(
      {
        documents: order,
        make: async (originals) => [await joinFiles(originals)],
        done: t.joinDone(order.length),
      },
      { onSuccess: onJoined },
    );
  const moveUp = (index: number) => setOrder(order.with(index - 1, order[index]!).with(index, order[index - 1]!));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.joinTitle}
      description={t.joinExplanation}
      closable={!remake.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={remake.isPending}>
            {t.cancel}
          </Button>
          <Button variant="primary" loading={remake.isPending} onClick={join}>
            {t.joinAll(order.length)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {remake.isError && (
          <Banner tone="red" live="alert">
            {remakeFault(remake.error)}
          </Banner>
        )}
        <ol className="flex flex-col divide-y rounded-md border">
          {order.map((document, index) => (
            <li key={document.id} className="flex items-center gap-3 px-3 py-2">
              <span className="w-5 text-right text-ink-3 text-sm tabular-nums">{index + 1}</span>
              <PageThumbnail document={document} />
              <span className="min-w-0 flex-1 truncate">{document.display_name}</span>
              {index > 0 && (
                <IconButton
                  size="sm"
                  label={t.up(document.display_name)}
                  icon={<ArrowUp />}
                  disabled={remake.isPending}
                  onClick={() => moveUp(index)}
                />
              )}
            </li>
          ))}
        </ol>
        <Price pages={order.reduce((sum, { page_count }) => sum + (page_count ?? 1), 0)} words={t.joinPrice} />
      </div>
    </Dialog>
  );
}
