// Values and calls that wait until the person pauses.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

export function useDebouncedValue<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}

export interface Debounced<A extends readonly unknown[]> {
  (...args: A): void;
  /** Calls at once what is waiting, if anything is. */
  flush(): void;
  cancel(): void;
}

/** The latest callback, called when `milliseconds` have passed without another call; what waits is dropped on unmount. */
export function useDebouncedCallback<A extends readonly unknown[]>(
  callback: (...args: A) => void,
  milliseconds: number,
): Debounced<A> {
  const latest = useRef(callback);
  latest.current = callback;
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; args: A } | undefined>(undefined);

  const cancel = useCallback(() => {
    if (waiting.current) clearTimeout(waiting.current.timer);
    waiting.current = undefined;
  }, []);

  useEffect(() => cancel, [cancel]);

  return useMemo(() => {
    const flush = () => {
      const args = waiting.current?.args;
      cancel();
      if (args) latest.current(...args);
    };
    const run = (...args: A) => {
      cancel();
      waiting.current = { timer: setTimeout(flush, milliseconds), args };
    };
    return Object.assign(run, { flush, cancel });
  }, [cancel, milliseconds]);
}
