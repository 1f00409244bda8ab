// Whether the server answers. Requests report what they saw; while it does not answer, `/health/live` is asked again and again.
import { api } from '@oneform/contract';
import { useSyncExternalStore } from 'react';

const RETRY_MS = 5_000;

let reachable = true;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (reachable === next) return;
  reachable = next;
  for (const listener of listeners) listener();
}

async function probe(): Promise<void> {
  timer = undefined;
  try {
    const answer = await fetch(api.health.live.path, { cache: 'no-store' });
    if (answer.ok) return set(true);
  } catch {
    // Still away.
  }
  schedule();
}

function schedule(): void {
  // Outside a page (tests) nobody waits for the server to come back.
  if (typeof document === 'undefined') return;
  timer ??= setTimeout(probe, RETRY_MS);
}

export function reportAnswer(): void {
  if (timer !== undefined) clearTimeout(timer);
  timer = undefined;
  set(true);
}

export function reportNoAnswer(): void {
  set(false);
  schedule();
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isReachable = (): boolean => reachable;

/** False while the server does not answer. */
export const useReachable = (): boolean => useSyncExternalStore(subscribeConnection, isReachable);
