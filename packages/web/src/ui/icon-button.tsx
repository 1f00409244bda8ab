// A button that is only an icon; its label is its name and its tooltip.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: ReactNode;
  readonly size?: 'sm' | 'md';
  readonly destructive?: boolean;
  readonly loading?: boolean;
  /** False where the label already stands beside it. */
  readonly tooltip?: boolean;
}

export function IconButton({
  label,
  icon,
  size = 'md',
  destructive = false,
  loading = false,
  tooltip = true,
  className,
  disabled,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-md text-ink-2 transition-colors duration-100 enabled:hover:bg-hover disabled:cursor-not-allowed disabled:opacity-50 data-[state=open]:bg-hover [&_svg]:size-4',
        destructive ? 'enabled:hover:text-red-ink' : 'enabled:hover:text-ink',
        size === 'sm' ? 'size-8' : 'size-9',
        'touch:size-11',
        className,
      )}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
  return tooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
