// Finds the failure that a series of calls ends with: an answered retry makes up for the try before it.
import type { ModelCall, ModelFailure } from '@oneform/engine';

/** The failure of the last question that stayed without an answer, or null. */
export function findCallFailure(calls: readonly ModelCall[]): ModelFailure | null {
  const last = new Map(calls.map((call) => [`${call.task} ${call.pages.join(',')}`, call.failure]));
  return [...last.values()].findLast((failure) => failure !== null) ?? null;
}
