// Shared by dialogs and sheets: the scrim, and the rule for closing by a press outside.

export const scrimClass = 'fixed inset-0 z-40 bg-scrim animate-appear data-[state=closed]:animate-leave';

/** Toasts lie above dialogs; using one is no wish to close the dialog. */
export const isToast = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-sonner-toaster]') !== null;
