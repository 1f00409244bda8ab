// A floating panel tied to a button.
import { clsx } from 'clsx';
import { Popover as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface PopoverProps {
  readonly trigger: ReactNode;
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly align?: 'start' | 'center' | 'end';
  /** The panel's name for screen readers. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Popover({ trigger, open, onOpenChange, align = 'start', label, className, children }: PopoverProps) {
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            'z-50 animate-rise rounded-md bg-raised shadow-float outline-none data-[state=closed]:animate-leave',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
