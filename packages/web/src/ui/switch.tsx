// An on/off switch; it needs a label of its own, by `Label` or `aria-label`.
import { clsx } from 'clsx';
import { Switch as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';

export function Switch({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return (
    <Radix.Root
      {...rest}
      className={clsx(
        'relative inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-control bg-sunken p-0.5 transition-colors duration-100 after:absolute after:-inset-x-1 after:-inset-y-3 disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-accent data-[state=checked]:bg-accent',
        className,
      )}
    >
      <Radix.Thumb className="block size-3.5 rounded-full bg-ink-3 transition-transform duration-100 data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
    </Radix.Root>
  );
}
