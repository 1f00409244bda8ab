// Stops asking a store that is known to say nothing, so that nobody waits for it in vain; a probe tells when it is back.
import { AppError } from '../errors.ts';

/** A failure that took so long held somebody; one that comes at once holds nobody. */
const LONG_MS = 5000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 30_000;

export interface CircuitBreaker {
  /** Throws AppError `files_unavailable` at once while the store is known to be deaf. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** True at once when the last use went well; otherwise what the probe says. */
  isSound(): Promise<boolean>;
}

/** `probe` throws when the store does not do what it is asked for, and takes seconds at most. The settings are for tests. */
export function createCircuitBreaker(
  probe: () => Promise<void>,
  { longMs = LONG_MS, firstPauseMs = FIRST_PAUSE_MS } = {},
): CircuitBreaker {
  let isDoubted = false;
  let pauseMs = firstPauseMs;
  /** Null: closed, everybody may pass. */
  let opensAgainAt: number | null = null;
  let probing: Promise<boolean> | undefined;

  const open = () => {
    opensAgainAt = performance.now() + pauseMs;
  };
  const close = () => {
    isDoubted = false;
    pauseMs = firstPauseMs;
    opensAgainAt = null;
  };
  const ask = () => {
    probing ??= probe()
      .then(
        () => {
          close();
          return true;
        },
        () => {
          isDoubted = true;
          if (opensAgainAt !== null) {
            pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
            open();
          }
          return false;
        },
      )
      .finally(() => {
        probing = undefined;
      });
    return probing;
  };
  const refusal = () => {
    const seconds = Math.max(1, Math.ceil(((opensAgainAt ?? 0) - performance.now()) / 1000));
    return new AppError('files_unavailable', { headers: { 'retry-after': String(seconds) } });
  };

  return {
    async run(work) {
      // The first caller after the pause starts the probe; the others are refused meanwhile.
      if (opensAgainAt !== null && (probing || performance.now() < opensAgainAt || !(await ask()))) throw refusal();
      const begunAt = performance.now();
      try {
        const result = await work();
        close();
        return result;
      } catch (error) {
        if (error instanceof AppError && error.code === 'files_unavailable') {
          isDoubted = true;
          if (opensAgainAt === null && performance.now() - begunAt >= longMs) open();
        }
        throw error;
      }
    },
    isSound: async () => !isDoubted || ask(),
  };
}
