// Single-letter shortcuts while something is open; never while the person types or holds a modifier.
import { useLayoutEffect, useRef } from 'react';

export type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Keys are `KeyboardEvent.key` in lower case: `k`, `arrowdown`. An action that is undefined leaves the key alone. */
export function useKeys(active: boolean, actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  // Heard from the moment at which what they act on is drawn.
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typesInto(event.target)) return;
      const action = latest.current[event.key.toLowerCase()];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [active]);
}
