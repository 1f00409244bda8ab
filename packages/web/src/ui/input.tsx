// A single-line text control, the same in light, dark and error.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** Shared by every control that looks like a text box. */
export const controlClass =
  'w-full rounded-md border border-control bg-surface text-base text-ink transition-[border-color] duration-100 hover:border-ink-3 focus-visible:border-focus focus-visible:outline-1 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 aria-invalid:border-red [&[readonly]]:bg-sunken';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly size?: 'sm' | 'md';
}

export function Input({ size = 'md', className, type = 'text', ...rest }: InputProps) {
  return (
    <input
      {...rest}
      type={type}
      className={clsx(controlClass, size === 'sm' ? 'h-8 px-2' : 'h-9 px-3', 'touch:h-11 touch:text-lg', className)}
    />
  );
}
