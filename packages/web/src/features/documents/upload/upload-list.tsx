// The queue of files with its states, the bytes that have left, and the price of each.
import { clsx } from 'clsx';
import { Check, CircleAlert, RotateCcw, X } from 'lucide-react';
import { count, formatBytes } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import type { UploadItem } from './upload-queue.ts';

interface ItemProps {
  readonly item: UploadItem;
  /** Credits a page; undefined while not known. */
  readonly pagePrice: number | undefined;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

function priceOf({ pages }: UploadItem, pagePrice: number | undefined): string | undefined {
  if (pagePrice === undefined || pages === undefined) return undefined;
  return pages === null ? `${count(pagePrice, 'credit')} a page` : count(pages * pagePrice, 'credit');
}

function State({ item }: { readonly item: UploadItem }) {
  switch (item.status) {
    case 'pending':
      return <Badge>Pending</Badge>;
    case 'uploading':
      return (
        <Badge tone="blue" className="tabular-nums">
          Uploading {Math.round(item.sent * 100)}%
        </Badge>
      );
    case 'uploaded':
      return (
        <Badge tone="green" icon={<Check />}>
          Uploaded
        </Badge>
      );
    case 'error':
      return (
        <Badge tone="red" icon={<CircleAlert />}>
          Error
        </Badge>
      );
  }
}

function Item({ item, pagePrice, onRemove, onRetry }: ItemProps) {
  const { file, status } = item;
  const facts = [formatBytes(file.size), item.pages && item.pages > 1 && count(item.pages, 'page')].filter(Boolean);
  const price = priceOf(item, pagePrice);
  return (
    <li className="px-3 py-2">
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{file.name}</p>
          <p className="truncate text-ink-3 text-sm tabular-nums">
            {facts.join(' · ')}
            {item.duplicate ? ' · Same as an earlier upload: free' : price && ` · ${price}`}
          </p>
        </div>
        <State item={item} />
        <span className={clsx('flex w-8 justify-end touch:w-11', status === 'error' && 'w-auto! gap-1')}>
          {status === 'error' && (
            <IconButton size="sm" label={`Try ${file.name} again`} icon={<RotateCcw />} onClick={onRetry} />
          )}
          {(status === 'pending' || status === 'error') && (
            <IconButton size="sm" label={`Remove ${file.name}`} icon={<X />} onClick={onRemove} />
          )}
        </span>
      </div>
      {status === 'uploading' && (
        <ProgressBar value={item.sent * 100} tone="blue" label={`Uploading ${file.name}`} className="mt-2" />
      )}
      {item.error && <p className="mt-1 text-red-ink text-sm">{item.error}</p>}
    </li>
  );
}

export interface UploadListProps {
  readonly queue: readonly UploadItem[];
  readonly pagePrice: number | undefined;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
}

export function UploadList({ queue, pagePrice, onRemove, onRetry }: UploadListProps) {
  if (queue.length === 0) return null;
  return (
    <ul aria-label="Files to upload" className="mt-4 divide-y rounded-md border">
      {queue.map((item) => (
        <Item
          key={item.id}
          item={item}
          pagePrice={pagePrice}
          onRemove={() => onRemove(item.id)}
          onRetry={() => onRetry(item.id)}
        />
      ))}
    </ul>
  );
}
