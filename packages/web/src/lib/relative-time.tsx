// A time told from now, with the exact one on hover; it keeps up while the page stays open.
import { useSyncExternalStore } from 'react';
import { formatDateTime, formatRelative } from './format.ts';

const TICK_MS = 30_000;
let now = Date.now();

function subscribe(listener: () => void): () => void {
  const timer = setInterval(() => {
    now = Date.now();
    listener();
  }, TICK_MS);
  return () => clearInterval(timer);
}

export function RelativeTime({ time, className }: { time: string; className?: string }) {
  const tick = useSyncExternalStore(subscribe, () => now);
  return (
    <time dateTime={time} title={formatDateTime(time)} className={className}>
      {/* What happened after the last tick is not in the future. */}
      {formatRelative(time, Math.max(tick, new Date(time).getTime()))}
    </time>
  );
}
