// A native select: the platform's own list, best on touch and for screen readers.
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { controlClass } from './input.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'onChange' | 'children'> {
  readonly options: readonly SelectOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Shown while the value is ''. */
  readonly placeholder?: string;
  readonly size?: 'sm' | 'md';
}

export function Select({ options, value, onChange, placeholder, size = 'md', className, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={clsx(
          controlClass,
          'appearance-none pr-8',
          size === 'sm' ? 'h-8 pl-2' : 'h-9 pl-3',
          'touch:h-11 touch:text-lg',
          value === '' && 'text-ink-3',
        )}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled} className="text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
