// The name of a control.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export interface LabelProps extends ComponentProps<'label'> {
  readonly required?: boolean;
}

export function Label({ required = false, className, children, ...rest }: LabelProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: callers tie it by htmlFor
    <label {...rest} className={clsx('font-medium text-ink-2 text-sm', className)}>
      {children}
      {required && (
        <span aria-hidden="true" className="ml-0.5 text-red-ink">
          *
        </span>
      )}
    </label>
  );
}
