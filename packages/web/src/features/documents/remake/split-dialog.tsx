// Splits a document that is here into papers: its pages small, and how they divide.
import { api, type Document } from '@oneform/contract';
import { useState } from 'react';
import { urlOf } from '#lib/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { splitFile } from '../upload/remake-files.ts';
import { SplitForm } from '../upload/split-form.tsx';
import { t } from './messages.ts';
import { Price } from './price.tsx';
import { remakeFault, useRemake } from './use-remake.ts';

/** More are scrolled to. */
const THUMBNAIL_WIDTH = 160;

export interface SplitDialogProps {
  readonly document: Document;
  readonly onClose: () => void;
}

/** Mounted while open. */
export function SplitDialog({ document, onClose }: SplitDialogProps) {
  const [tries, setTries] = useState(0);
  const remake = useRemake();
  const pages = document.page_count ?? 1;
  const split = async (parts: readonly (readonly number[])[]) => {
    try {
      await remake.mutateAsync({
        documents: [document],
        make: ([file]) => splitFile(file!, parts),
        done: t.splitDone(document.display_name, parts.length),
      });
      onClose();
    } catch {
      // The form begins anew, under the reason.
      setTries((earlier) => earlier + 1);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t.splitTitle}
      description={t.splitExplanation(document.display_name)}
      size="lg"
      closable={!remake.isPending}
    >
      <div className="flex flex-col gap-4">
        {remake.isError && (
          <Banner tone="red" live="alert">
            {remakeFault(remake.error)}
          </Banner>
        )}
        <ol className="flex max-h-72 flex-wrap gap-3 overflow-y-auto">
          {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
            <li key={page} className="flex flex-col items-center gap-1 text-ink-2 text-xs tabular-nums">
              <img
                src={urlOf(api.documents.pageImage, {
                  params: { id: document.id, page },
                  query: { width: THUMBNAIL_WIDTH },
                })}
                alt={t.page(page)}
                loading="lazy"
                className="h-32 w-24 rounded-[4px] border bg-sunken object-contain"
              />
              {page}
            </li>
          ))}
        </ol>
        <SplitForm key={tries} name={document.display_name} pages={pages} onSplit={split} onCancel={onClose} />
        <Price pages={pages} words={t.splitPrice} />
      </div>
    </Dialog>
  );
}
