// Another person's values are written only after a second, plainly worded step.
import { AppError } from '../../errors.ts';
import type { StoredEntry } from './stored-update.ts';

/** Throws `another_person`, with whose values those are and which fields they would go into, where any of `entries` may be somebody else's. */
export function refuseOthers(entries: readonly StoredEntry[]): void {
  const others = entries.filter(({ person }) => person && (person.is_another || person.name !== null));
  if (others.length === 0) return;
  const names = [...new Set(others.flatMap(({ person }) => person?.name ?? []))];
  throw new AppError('another_person', { members: { names, paths: others.map(({ path }) => path) } });
}
