// A table in a scrolling frame; rows are plain `<tr>`, cells `Cell`.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface TableColumn {
  readonly label: string;
  readonly align?: 'left' | 'right';
  /** The label is for screen readers only. */
  readonly hidden?: boolean;
  readonly className?: string;
}

export interface TableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly className?: string;
  /** `<tr>`s. */
  readonly children: ReactNode;
}

export function Table({ caption, columns, className, children }: TableProps) {
  return (
    <div className={clsx('overflow-x-auto', className)}>
      <table className="w-full border-collapse text-left text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b">
            {columns.map((column) => (
              <th
                key={column.label}
                scope="col"
                className={clsx(
                  'h-9 whitespace-nowrap px-4 font-medium text-ink-3 text-xs',
                  column.align === 'right' && 'text-right',
                  column.className,
                )}
              >
                <span className={column.hidden ? 'sr-only' : undefined}>{column.label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child]:border-0 [&>tr]:border-b">{children}</tbody>
      </table>
    </div>
  );
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={clsx('px-4 py-2.5 align-middle', className)} />;
}
