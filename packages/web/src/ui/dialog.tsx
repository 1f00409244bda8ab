// A modal dialog: titled, focus kept inside and given back, closable by Escape unless it is busy.
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { scrollByKeys, useDialogFocus } from './dialog-focus.ts';
import { IconButton } from './icon-button.tsx';
import { t } from './messages.ts';
import { isToast, scrimClass } from './overlay.ts';

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' } as const;

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Buttons, set at the right; on narrow screens one above the other. */
  readonly footer?: ReactNode;
  readonly size?: keyof typeof widths;
  /** False while busy: no close button, Escape or press outside. */
  readonly closable?: boolean;
  /** Takes the focus first; the first control of the body otherwise. */
  readonly initialFocus?: { readonly current: HTMLElement | null };
  /** `alertdialog` for what cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    footer,
    size = 'md',
    closable = true,
    initialFocus,
    role,
    children,
  } = props;
  const focus = useDialogFocus(initialFocus);
  const keepOpen = (event: { preventDefault: () => void }) => {
    if (!closable) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || closable) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimClass} />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <Radix.Content
            role={role ?? 'dialog'}
            {...(description === undefined && { 'aria-describedby': undefined })}
            onEscapeKeyDown={keepOpen}
            onInteractOutside={(event) => {
              if (!closable || isToast(event.target)) event.preventDefault();
            }}
            tabIndex={-1}
            {...focus}
            className={clsx(
              'pointer-events-auto flex max-h-[92dvh] w-full animate-from-below flex-col overflow-hidden rounded-t-lg bg-raised shadow-float outline-none data-[state=closed]:animate-leave sm:max-h-[85dvh] sm:animate-rise sm:rounded-lg',
              widths[size],
            )}
          >
            <header className="flex shrink-0 items-start gap-3 px-5 pt-4 pb-3 sm:px-6 sm:pt-5">
              <div className="min-w-0 flex-1">
                <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
                {description !== undefined && (
                  <Radix.Description asChild>
                    <div className="mt-1 text-ink-2 text-sm">{description}</div>
                  </Radix.Description>
                )}
              </div>
              {closable && (
                <Radix.Close asChild>
                  <IconButton label={t.dialog.close} icon={<X />} size="sm" tooltip={false} className="-mt-1 -mr-2" />
                </Radix.Close>
              )}
            </header>
            {children && (
              <div
                ref={scrollByKeys}
                data-dialog-body
                className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 outline-offset-[-2px] sm:px-6"
              >
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex shrink-0 flex-col-reverse gap-2 border-t bg-raised px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6">
                {footer}
              </footer>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
