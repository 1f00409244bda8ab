// A session that outlives its access token: one refresh for all requests of all tabs, then one retry.
import { api } from '@oneform/contract';
import { ApiError, isApiError, renameError, sessionExpired } from './api-error.ts';
import { CSRF_HEADER, forgetCsrfToken, withCsrfToken } from './csrf.ts';
import { exchange } from './http.ts';
import { readStored, writeStored } from './stored.ts';

const LOCK = 'oneform-refresh';
/** Milliseconds of the last refresh by any tab, so that a tab that waited for the lock does not refresh again. */
const REFRESHED_AT = 'oneform-refreshed-at';

let onExpired: (() => void) | undefined;
let refreshing: Promise<void> | undefined;
/** As `REFRESHED_AT`, for where nothing can be stored. */
let refreshedHere = 0;

/** Called each time the session turns out to be over; returns its own undo. */
export function onSessionExpired(handler: () => void): () => void {
  onExpired = handler;
  return () => {
    if (onExpired === handler) onExpired = undefined;
  };
}

function expire(cause: unknown): ApiError {
  forgetCsrfToken();
  onExpired?.();
  return sessionExpired(cause);
}

async function refreshUnlessDone(since: number): Promise<void> {
  if (Math.max(refreshedHere, Number(readStored(REFRESHED_AT))) > since) return;
  await withCsrfToken((token) =>
    exchange(api.auth.refresh.path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [CSRF_HEADER]: token },
      body: '{}',
    }),
  );
  refreshedHere = Date.now();
  writeStored(REFRESHED_AT, String(refreshedHere));
}

async function refresh(since: number): Promise<void> {
  const locks = globalThis.navigator?.locks;
  const run = () => (locks ? locks.request(LOCK, () => refreshUnlessDone(since)) : refreshUnlessDone(since));
  refreshing ??= run().finally(() => {
    refreshing = undefined;
  });
  try {
    await refreshing;
  } catch (error) {
    if (!isApiError(error) || error.code === 'unreachable') throw error;
    const failure = renameError(error, `Refresh failed: ${error.status}`);
    // A server in trouble has said nothing about the session: the person stays signed in and tries again.
    if (error.status >= 500) throw failure;
    throw expire(failure);
  }
}

/** Runs the attempt; on 401 refreshes once and runs it once more. */
export async function withSession<T>(attempt: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
  }
  await refresh(startedAt);
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw expire(error);
    throw error;
  }
}
