// Cache policy: fresh 5 minutes, kept 10, up to 3 retries a second apart.
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { isApiError } from './api-error.ts';
import { isReachable, subscribeConnection } from './connection.ts';

const MINUTE = 60_000;
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 1_000;

/** 401 and 403 never; other refusals (a missing document stays missing) gain nothing from a second try either. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const refused = isApiError(error) && error.status >= 400 && error.status < 500;
  const passing = isApiError(error) && (error.status === 408 || error.status === 429);
  return failures < MAX_RETRIES && (!refused || passing);
}

/** "Online" means that our own server answers; what failed or went stale meanwhile is asked for again when it does. */
const followConnection = (): void =>
  onlineManager.setEventListener((setOnline) => subscribeConnection(() => setOnline(isReachable())));

export function createQueryClient(): QueryClient {
  followConnection();
  return new QueryClient({
    defaultOptions: {
      // The server is often on this very machine: being off the network must not pause a request.
      queries: {
        staleTime: 5 * MINUTE,
        gcTime: 10 * MINUTE,
        retry: shouldRetry,
        retryDelay: RETRY_DELAY_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
