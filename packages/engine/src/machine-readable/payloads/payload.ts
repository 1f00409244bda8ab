// Input and tools of all readers of payloads.
import type { FactType } from '#document/facts.ts';
import type { MachineFact, PayloadReading } from '#document/machine-reading.ts';
import { isoDate } from '#values/normalise/resolve-date.ts';

export interface Payload {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** Undefined: the payload is of another standard. Never throws for any content. */
export type ReadPayload = (payload: Payload) => PayloadReading | undefined;

/** One fact, or none where the code says nothing. */
export function state(
  name: string,
  value: string | null | undefined,
  type: FactType,
  raw: string = value ?? '',
): MachineFact[] {
  return value ? [{ name, value, raw, type }] : [];
}

/** `YYYYMMDD`, as ISO; null when there is no such day. */
export function readBasicDate(digits: string | undefined): string | null {
  const parts = /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(digits ?? '');
  return parts && isoDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Joins the parts that are there. */
export function join(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
