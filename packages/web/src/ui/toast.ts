// Short messages at the corner. The library behind them is fetched with the first one, since most visits have none.
import { useSyncExternalStore } from 'react';
import type { ExternalToast } from 'sonner';

type Kind = 'success' | 'error' | 'info' | 'warning';

let wanted = false;
const listeners = new Set<() => void>();

const show = (kind: Kind) => (message: string, options?: ExternalToast) => {
  Promise.all([import('sonner'), import('./toaster.tsx')]).then(
    ([sonner]) => {
      wanted = true;
      for (const listener of listeners) listener();
      sonner.toast[kind](message, options);
    },
    () => {
      // The server is away, and so is the library: the notice of the shell says so.
    },
  );
};

/** As sonner's: `toast.success('Saved', { description, action: { label, onClick }, id })`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  info: show('info'),
  warning: show('warning'),
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True from the first toast on: time to draw the toast area. */
export const useHasToasts = (): boolean => useSyncExternalStore(subscribe, () => wanted);
