// A time told from now, with the exact one on hover; it keeps up while the page stays open.
import { useSyncExternalStore } from 'react';
import { formatDateTime, formatRelative } from './format.ts';

const TICK_MS = 30_000;
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all times on the page, so that they change together. */
function subscribe(listener: () => void): () => void {
  // Nobody kept the time while nothing showed one.
  if (listeners.size === 0) now = Date.now();
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const tell of listeners) tell();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const tick = useSyncExternalStore(subscribe, () => now);
  return (
    <time dateTime={time} title={formatDateTime(time)} className={className}>
      {/* An event after the last tick is not in the future. */}
      {formatRelative(time, Math.max(tick, new Date(time).getTime()))}
    </time>
  );
}
