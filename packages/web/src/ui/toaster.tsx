// The toast area: bottom right, 5 seconds, 3 visible, 356 px.
import { Toaster as Sonner } from 'sonner';
import { t } from './messages.ts';

/** `theme` decides the close button's colours only; the rest comes from our tokens. */
export function Toaster({ theme }: { readonly theme: 'light' | 'dark' | 'system' }) {
  return (
    <Sonner
      position="bottom-right"
      duration={5000}
      visibleToasts={3}
      theme={theme}
      gap={8}
      closeButton
      containerAriaLabel={t.toaster.notifications}
      mobileOffset={{ bottom: 'calc(72px + env(safe-area-inset-bottom))', left: 16, right: 16 }}
      style={
        {
          '--width': '356px',
          '--normal-bg': 'var(--raised)',
          '--normal-bg-hover': 'var(--sunken)',
          '--normal-border': 'var(--line)',
          '--normal-border-hover': 'var(--control)',
          '--normal-text': 'var(--ink)',
          '--border-radius': '8px',
          fontFamily: 'inherit',
        } as React.CSSProperties
      }
      toastOptions={{
        closeButtonAriaLabel: t.toaster.close,
        classNames: {
          title: 'font-medium! text-base!',
          description: 'text-ink-2! text-sm!',
          actionButton: 'rounded-sm! bg-accent! text-on-accent! h-7! px-2.5! font-medium!',
          success: '[&_[data-icon]]:text-green',
          error: '[&_[data-icon]]:text-red',
          warning: '[&_[data-icon]]:text-amber',
          info: '[&_[data-icon]]:text-blue',
        },
      }}
    />
  );
}
