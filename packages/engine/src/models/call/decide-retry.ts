// Whether to ask again after a failure, and after how long.
import type { ModelFailure } from '../document-model.ts';
import type { Judged } from './judge-failure.ts';

/** Number of retries worth making. A request that hung once may hang again, and somebody is waiting. */
const worth: Readonly<Record<ModelFailure, number>> = {
  rate_limited: Number.POSITIVE_INFINITY,
  unavailable: Number.POSITIVE_INFINITY,
  unreachable: Number.POSITIVE_INFINITY,
  timeout: 1,
  bad_answer: 1,
  answer_too_large: 0,
  not_authorised: 0,
  no_credit: 0,
  circuit_open: 0,
};

const FIRST_WAIT_MS = 500;
/** Maximum pause that a provider may ask for. */
const LONGEST_WAIT_MS = 20_000;

/** Milliseconds to wait before attempt `attempt + 1`; undefined: give up. `random` 0–1. */
export function decideRetry(judged: Judged, attempt: number, maxRetries: number, random: number): number | undefined {
  if (attempt > Math.min(maxRetries, worth[judged.failure]) || judged.isRefusedAsAsked) return undefined;
  const backOff = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + random);
  const wait = Math.max(judged.retryAfterMs ?? 0, backOff);
  return wait > LONGEST_WAIT_MS ? undefined : wait;
}
