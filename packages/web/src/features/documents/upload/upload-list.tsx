// The queue of files with its states, the bytes that have left, and the price of each.
import { clsx } from 'clsx';
import { Check, CircleAlert, Lock, RotateCcw, Scissors, X } from 'lucide-react';
import { useState } from 'react';
import { formatBytes } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { t } from './messages.ts';
import { PasswordForm } from './password-form.tsx';
import { SplitForm } from './split-form.tsx';
import { canBeRemade, canBeUndone, isKnown, type Made, type UploadItem } from './upload-queue.ts';

interface ItemProps {
  readonly item: UploadItem;
  /** The collection that is open. */
  readonly collectionId: string | undefined;
  /** Credits a page; undefined while not known. */
  readonly pagePrice: number | undefined;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  readonly onSendAgain: () => void;
  readonly onUseEverywhere: () => void;
  /** Given the file without its password. */
  readonly onUnlocked: (file: File) => void;
  readonly onSplit: (parts: readonly (readonly number[])[]) => Promise<void>;
  /** Absent: it was not made here, or a part of it was sent. */
  readonly onUndo: (() => void) | undefined;
}

function priceOf({ pages }: UploadItem, pagePrice: number | undefined): string | undefined {
  if (pagePrice === undefined || pages === undefined) return undefined;
  return pages === null ? t.uploadList.aPage(pagePrice) : t.uploadList.credit(pages * pagePrice);
}

function State({ item }: { readonly item: UploadItem }) {
  switch (item.status) {
    case 'pending':
      if (item.isLocked) {
        return (
          <Badge tone="amber" icon={<Lock />}>
            {t.uploadList.locked}
          </Badge>
        );
      }
      return <Badge>{isKnown(item) ? t.uploadList.alreadyHere : t.uploadList.pending}</Badge>;
    case 'uploading':
      return (
        <Badge tone="blue" className="tabular-nums">
          {t.uploadList.uploading(Math.round(item.sent * 100))}
        </Badge>
      );
    case 'uploaded':
      return (
        <Badge tone="green" icon={<Check />}>
          {t.uploadList.uploaded}
        </Badge>
      );
    case 'error':
      return (
        <Badge tone="red" icon={<CircleAlert />}>
          {t.uploadList.error}
        </Badge>
      );
  }
}

function Item(props: ItemProps) {
  const {
    item,
    collectionId,
    pagePrice,
    onRemove,
    onRetry,
    onSendAgain,
    onUseEverywhere,
    onUnlocked,
    onSplit,
    onUndo,
  } = props;
  const { file, status } = item;
  const [isSplitting, setIsSplitting] = useState(false);
  const isSplittable = canBeRemade(item) && !isKnown(item) && typeof item.pages === 'number' && item.pages > 1;
  const facts = [formatBytes(file.size), item.pages && item.pages > 1 && t.uploadList.page(item.pages)].filter(Boolean);
  const price = isKnown(item) ? undefined : priceOf(item, pagePrice);
  return (
    <li className="px-3 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="truncate text-ink-3 text-sm tabular-nums">
            {facts.join(' · ')}
            {item.duplicate ? t.uploadList.sameAsAnEarlierUpload : price && ` · ${price}`}
          </p>
        </div>
        <State item={item} />
        <span
          className={clsx('flex w-8 justify-end touch:w-11', (status === 'error' || isSplittable) && 'w-auto! gap-1')}
        >
          {status === 'error' && (
            <IconButton size="sm" label={t.uploadList.tryAgain(file.name)} icon={<RotateCcw />} onClick={onRetry} />
          )}
          {isSplittable && (
            <IconButton
              size="sm"
              label={t.uploadList.splitIntoPapers(file.name)}
              icon={<Scissors />}
              onClick={() => setIsSplitting(true)}
            />
          )}
          {(status === 'pending' || status === 'error') && (
            <IconButton size="sm" label={t.uploadList.remove(file.name)} icon={<X />} onClick={onRemove} />
          )}
        </span>
      </div>
      {status === 'uploading' && (
        <ProgressBar value={item.sent * 100} tone="blue" label={t.uploadList.uploading2(file.name)} className="mt-2" />
      )}
      {isKnown(item) && item.known && (
        <div className="mt-1 flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <p className="mr-auto">
            {item.known.onlyIn && item.known.onlyIn.id !== collectionId
              ? t.uploadList.hereAsUsedOnly(item.known.name, item.known.onlyIn.name)
              : t.uploadList.hereAlreadyAsNothing(item.known.name)}
          </p>
          {item.known.onlyIn && item.known.onlyIn.id !== collectionId && (
            <Button size="sm" onClick={onUseEverywhere}>
              {t.uploadList.useItHereToo}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={onSendAgain}>
            {t.uploadList.addItAgain}
          </Button>
        </div>
      )}
      {onUndo && item.made && (
        <p className="mt-1 flex items-center gap-1 text-ink-2 text-sm">
          <span className="min-w-0 truncate">{madeInWords(item.made)}</span>
          <Button size="sm" variant="ghost" onClick={onUndo}>
            {t.uploadList.undo}
          </Button>
        </p>
      )}
      {isSplitting && isSplittable && (
        <SplitForm name={file.name} pages={item.pages ?? 1} onSplit={onSplit} onCancel={() => setIsSplitting(false)} />
      )}
      {item.isLocked && <PasswordForm file={file} onUnlocked={onUnlocked} />}
      {item.error && <p className="mt-1 text-red-ink text-sm">{item.error}</p>}
    </li>
  );
}

/** Those that were refused want something done, and stand where they are seen. */
const failedFirst = (queue: readonly UploadItem[]): readonly UploadItem[] =>
  queue.toSorted((a, b) => Number(b.status === 'error') - Number(a.status === 'error'));

const madeInWords = ({ how, from }: Made): string =>
  how === 'joined' ? t.uploadList.joinedFrom(from.length) : t.uploadList.partOf(from[0]?.file.name ?? '');

export interface UploadListProps {
  readonly queue: readonly UploadItem[];
  readonly collectionId: string | undefined;
  readonly pagePrice: number | undefined;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  /** As a second document with the same content. */
  readonly onSendAgain: (id: string) => void;
  readonly onUseEverywhere: (item: UploadItem) => void;
  readonly onUnlocked: (id: string, file: File) => void;
  readonly onSplit: (item: UploadItem, parts: readonly (readonly number[])[]) => Promise<void>;
  /** Undoes a joining or splitting, by its id. */
  readonly onRestore: (made: string) => void;
}

export function UploadList(props: UploadListProps) {
  const { queue, onRemove, onRetry, onSendAgain, onUseEverywhere, onUnlocked, onSplit, onRestore, ...shared } = props;
  if (queue.length === 0) return null;
  return (
    <ul aria-label={t.uploadList.filesToUpload} className="mt-4 divide-y rounded-md border">
      {failedFirst(queue).map((item) => (
        <Item
          key={item.id}
          item={item}
          {...shared}
          onRemove={() => onRemove(item.id)}
          onRetry={() => onRetry(item.id)}
          onSendAgain={() => onSendAgain(item.id)}
          onUseEverywhere={() => onUseEverywhere(item)}
          onUnlocked={(file) => onUnlocked(item.id, file)}
          onSplit={(parts) => onSplit(item, parts)}
          onUndo={item.made && canBeUndone(queue, item.made) ? () => onRestore(item.made!.id) : undefined}
        />
      ))}
    </ul>
  );
}
