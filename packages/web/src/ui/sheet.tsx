// A panel that slides in from the right or from below; modal like a dialog.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrollByKeys, useDialogFocus } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';
import { isToast, scrimClass } from './overlay.ts';

export interface SheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly side?: 'right' | 'bottom';
  /** `full` takes nearly the whole screen, for review. */
  readonly size?: 'md' | 'lg' | 'full';
  readonly closable?: boolean;
  /** Takes the focus first; the first control of the body otherwise. */
  readonly initialFocus?: { readonly current: HTMLElement | null };
  /** Buttons in the head, before the close button. */
  readonly actions?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

const widths = { md: 'sm:max-w-md', lg: 'sm:max-w-3xl', full: 'sm:max-w-[min(96rem,calc(100vw-2rem))]' } as const;

export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, description, side = 'right', size = 'md', closable = true } = props;
  const { actions, footer, initialFocus, children } = props;
  const focus = useDialogFocus(initialFocus);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || closable) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          tabIndex={-1}
          {...focus}
          onEscapeKeyDown={(event) => !closable && event.preventDefault()}
          onInteractOutside={(event) => (!closable || isToast(event.target)) && event.preventDefault()}
          className={clsx(
            'fixed z-40 flex flex-col overflow-hidden bg-raised shadow-float outline-none data-[state=closed]:animate-leave',
            side === 'right'
              ? ['inset-y-0 right-0 w-full animate-from-right', widths[size]]
              : 'inset-x-0 bottom-0 max-h-[92dvh] animate-from-below rounded-t-lg',
            side === 'bottom' && size === 'full' && 'h-[92dvh]',
          )}
        >
          <header className="flex shrink-0 flex-wrap items-start gap-2 border-b px-4 py-3 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="truncate font-semibold text-lg">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description asChild>
                  <div className="text-ink-2 text-sm">{description}</div>
                </Radix.Description>
              )}
            </div>
            {/* A line of its own where there is no room beside the title and the close button. */}
            {actions && (
              <div className="flex flex-wrap items-center gap-2 max-sm:order-last max-sm:basis-full">{actions}</div>
            )}
            {closable && (
              <Radix.Close asChild>
                <IconButton label={t.sheet.close} icon={<X />} size="sm" tooltip={false} className="-mt-0.5 -mr-2" />
              </Radix.Close>
            )}
          </header>
          <div ref={scrollByKeys} data-dialog-body className="min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]">
            {children}
          </div>
          {footer && (
            <footer className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
