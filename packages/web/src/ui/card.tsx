// A bordered area; `title` and `actions` make its head.
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface CardProps {
  readonly title?: ReactNode;
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  /** False: the content brings its own padding (tables). */
  readonly padded?: boolean;
  readonly children?: ReactNode;
}

export function Card({ title, description, actions, className, padded = true, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : titleId}
      className={clsx('rounded-lg border bg-surface', className)}
    >
      {title !== undefined && (
        <header className="flex flex-wrap items-center gap-3 px-5 pt-4">
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className="font-semibold text-lg">
              {title}
            </h2>
            {description && <p className="text-ink-2 text-sm">{description}</p>}
          </div>
          {actions}
        </header>
      )}
      <div className={clsx(padded && 'px-5 py-4')}>{children}</div>
    </section>
  );
}
