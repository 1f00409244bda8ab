// ⌘K on a Mac, Ctrl+K elsewhere.
import { useLayoutEffect, useRef } from 'react';

export const isMac = /mac|iphone|ipad/i.test(navigator.platform);

export function useCommandKey(action: () => void): void {
  const latest = useRef(action);
  latest.current = action;
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const modifier = isMac ? event.metaKey : event.ctrlKey;
      if (!modifier || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
