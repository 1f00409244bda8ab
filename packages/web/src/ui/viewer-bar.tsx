// The bar over a page: which document, which page, how large.
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';

export const zoomLevels = [1, 1.5, 2, 3] as const;

export interface ViewerBarProps {
  readonly name: string;
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
  /** Index in `zoomLevels`. */
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  /** Before the name. */
  readonly lead?: ReactNode;
  /** At the end: a close button. */
  readonly actions?: ReactNode;
}

export function ViewerBar({ name, page, pageCount, onPage, zoom, onZoom, lead, actions }: ViewerBarProps) {
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-b bg-surface px-2 touch:h-14">
      {lead}
      <p className="min-w-0 flex-1 truncate px-2 font-medium text-sm" title={name}>
        {name}
      </p>
      {pageCount > 1 && (
        <IconButton
          size="sm"
          label={t.viewerBar.previousPage}
          icon={<ChevronLeft />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
      )}
      <p aria-live="polite" className="whitespace-nowrap text-ink-2 text-sm tabular-nums">
        {pageCount > 1 ? t.viewerBar.pageOf(page, pageCount) : t.viewerBar.page1}
      </p>
      {pageCount > 1 && (
        <IconButton
          size="sm"
          label={t.viewerBar.nextPage}
          icon={<ChevronRight />}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      )}
      <span aria-hidden="true" className="mx-1 h-5 border-l" />
      <IconButton
        size="sm"
        label={t.viewerBar.zoomOut}
        icon={<ZoomOut />}
        disabled={zoom === 0}
        onClick={() => onZoom(zoom - 1)}
      />
      <IconButton
        size="sm"
        label={t.viewerBar.zoomIn}
        icon={<ZoomIn />}
        disabled={zoom === zoomLevels.length - 1}
        onClick={() => onZoom(zoom + 1)}
      />
      {actions}
    </div>
  );
}
