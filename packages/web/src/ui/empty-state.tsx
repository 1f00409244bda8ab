// Message of an empty place, and the next step.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** A drawing or a large icon. */
  readonly picture?: ReactNode;
  /** Buttons. */
  readonly actions?: ReactNode;
  readonly className?: string;
  readonly heading?: 'h1' | 'h2' | 'h3' | 'p';
  readonly children?: ReactNode;
}

export function EmptyState(props: EmptyStateProps) {
  const { title, description, picture, actions, className, heading: Heading = 'h2', children } = props;
  return (
    <div className={clsx('flex flex-col items-center justify-center px-6 py-12 text-center', className)}>
      {picture && <div className="mb-5 text-ink-3 [&>svg:not([class])]:size-8">{picture}</div>}
      <Heading className="font-semibold text-lg">{title}</Heading>
      {description && <p className="mt-1.5 max-w-[65ch] text-pretty text-ink-2">{description}</p>}
      {actions && <div className="mt-5 flex flex-wrap items-center justify-center gap-2">{actions}</div>}
      {children}
    </div>
  );
}
