// Values by what they say, so that a repeated one is found without comparing it with all the others.
import type { FactType } from '#document/facts.ts';
import { squash } from '../engine-port.ts';
import { digitsOf, MIN_PHONE_DIGITS, PHONE_DIGITS, wordsOf } from './same-value.ts';

export interface SayingIndex {
  /** The first entry whose value says the same in the sense of `saysSame`. */
  find(type: FactType, value: string): number | undefined;
  add(value: string, entry: number): void;
}

export function createSayingIndex(): SayingIndex {
  const entries = new Map<string, number>();
  return {
    find(type, value) {
      const found = keysOf(type, value).flatMap((key) => entries.get(key) ?? []);
      return found.length > 0 ? Math.min(...found) : undefined;
    },
    add(value, entry) {
      for (const key of everyType.flatMap((type) => keysOf(type, value)))
        if (!entries.has(key)) entries.set(key, entry);
    },
  };
}

/** A value is looked up by the type of the one that comes later, so it is known by the keys of each. */
const everyType: readonly FactType[] = ['number', 'date', 'phone', 'name'];

/** Two values say the same where they share one. */
function keysOf(type: FactType, value: string): string[] {
  if (type === 'money' || type === 'number')
    return value === '' || Number.isNaN(Number(value)) ? [] : [`number ${Number(value)}`];
  if (type === 'date') return [`date ${value}`];
  const letters = squash(value);
  if (letters === '') return [];
  const digits = digitsOf(value);
  if (type === 'phone')
    return [
      `letters ${letters}`,
      ...(digits.length >= MIN_PHONE_DIGITS ? [`phone ${digits.slice(-PHONE_DIGITS)}`] : []),
    ];
  if (type === 'name' || type === 'address')
    return [`letters ${letters}`, `words ${wordsOf(value).toSorted().join(' ')}`];
  return [`letters ${letters}`];
}
