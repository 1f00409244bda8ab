// Each finished document is announced once, by whichever tab sees it first.
import { readStored, writeStored } from '#lib/stored.ts';

const KEY = 'oneform-announced';
const KEPT = 200;

function announced(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** True for the first to ask. */
export function claimAnnouncement(id: string): boolean {
  const ids = announced();
  if (ids.includes(id)) return false;
  writeStored(KEY, JSON.stringify([...ids, id].slice(-KEPT)));
  return true;
}

/** A document that is in work again will be announced again. */
export function allowAnnouncements(started: readonly string[]): void {
  const ids = announced();
  const left = ids.filter((id) => !started.includes(id));
  if (left.length < ids.length) writeStored(KEY, JSON.stringify(left));
}
