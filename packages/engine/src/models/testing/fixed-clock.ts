// A clock that stands until somebody sleeps: waiting takes no time in tests, and is written down.
import type { ModelClock } from '../model-settings.ts';

export interface FixedClock extends ModelClock {
  readonly slept: readonly number[];
  readonly advance: (milliseconds: number) => void;
}

export function createFixedClock(): FixedClock {
  let now = Date.parse('2026-01-05T08:00:00Z');
  const slept: number[] = [];
  const advance = (milliseconds: number) => {
    now += milliseconds;
  };
  return {
    slept,
    advance,
    now: () => now,
    random: () => 0.5,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      advance(milliseconds);
    },
  };
}
