// A checkbox; it needs a label of its own, by `Label` or `aria-label`.
import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

export function Checkbox({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={clsx(
        'relative inline-flex size-4.5 shrink-0 items-center justify-center rounded-[5px] border border-control bg-surface text-on-accent transition-colors duration-100 after:absolute after:-inset-2.5 hover:border-ink-3 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=indeterminate]:border-accent data-[state=checked]:bg-accent data-[state=indeterminate]:bg-accent',
        className,
      )}
    >
      <Radix.Indicator>
        {rest.checked === 'indeterminate' ? <Minus className="size-3.5" /> : <Check className="size-3.5" />}
      </Radix.Indicator>
    </Radix.Root>
  );
}
