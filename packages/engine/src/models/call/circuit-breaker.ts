// Spares a provider that fails again and again, and spares people the waiting.
import type { CircuitSettings } from '../model-settings.ts';

export interface CircuitBreaker {
  /** False: do not ask now. After the pause one question is let through, the others wait for how it goes. */
  readonly mayAsk: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** The question was given up before it came to anything: as if it had not been asked. */
  readonly abandoned: () => void;
}

export function createCircuitBreaker({ failures, openMs }: CircuitSettings, now: () => number): CircuitBreaker {
  let inARow = 0;
  let openedAt: number | undefined;
  let isTrying = false;
  return {
    mayAsk() {
      if (openedAt === undefined) return true;
      if (isTrying || now() - openedAt < openMs) return false;
      isTrying = true;
      return true;
    },
    succeeded() {
      inARow = 0;
      openedAt = undefined;
      isTrying = false;
    },
    failed() {
      inARow += 1;
      if (isTrying || inARow >= failures) openedAt = now();
      isTrying = false;
    },
    abandoned() {
      isTrying = false;
    },
  };
}
