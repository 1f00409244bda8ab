// Previous, up to five sliding page numbers, Next; nothing at all for a single page.
import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { t } from './messages.ts';
import { pageWindow } from './page-window.ts';

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly onChange: (page: number) => void;
  readonly label?: string;
}

export function Pagination({ page, totalPages, onChange, label = t.pagination.pages }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-1">
      <Button size="sm" variant="ghost" disabled={page <= 1} onClick={() => onChange(page - 1)} icon={<ChevronLeft />}>
        {t.pagination.previous}
      </Button>
      {pageWindow(page, totalPages).map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t.pagination.page(number)}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
          className={clsx(
            'size-8 rounded-md text-sm tabular-nums transition-colors duration-100 touch:size-11',
            number === page ? 'bg-accent-soft font-semibold text-accent-ink' : 'text-ink-2 hover:bg-hover',
          )}
        >
          {number}
        </button>
      ))}
      <Button size="sm" variant="ghost" disabled={page >= totalPages} onClick={() => onChange(page + 1)}>
        {t.pagination.next}
        <ChevronRight />
      </Button>
    </nav>
  );
}
