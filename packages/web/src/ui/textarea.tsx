// A text control that grows with its text.
import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass } from './input.tsx';

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={clsx(controlClass, 'field-sizing-content max-h-96 min-h-18 px-3 py-2 touch:text-lg', className)}
    />
  );
}
