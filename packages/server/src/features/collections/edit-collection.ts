// What a person changes in a collection, as one versioned write under the row's lock.

import { isDeepStrictEqual } from 'node:util';
import type { StoredChange } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { byUser } from './author.ts';
import { checkPrecondition } from './check-precondition.ts';
import { recordTyped } from './record-sources.ts';
import { type CollectionRow, requireCollectionLocked } from './store.ts';
import { type CollectionChange, writeCollection } from './write-collection.ts';

interface Edit {
  readonly id: string;
  /** The header as sent. */
  readonly ifMatch?: string | undefined;
  /** Pure; may throw AppError. */
  readonly change: (row: CollectionRow) => CollectionChange;
  readonly summarise: (changes: readonly StoredChange[], row: CollectionRow) => string;
}

export function editCollection(
  deps: Deps,
  user: SignedIn,
  { id, ifMatch, change, summarise }: Edit,
): Promise<CollectionRow> {
  return transact(deps.db, async (tx) => {
    const row = await requireCollectionLocked(tx, user.id, id);
    checkPrecondition(deps, row, ifMatch);
    const wanted = change(row);
    if (changesNothing(row, wanted)) return row;
    const author = byUser(user);
    const written = await writeCollection(tx, deps, row, wanted, {
      author,
      summarise: (changes) => summarise(changes, row),
    });
    await recordTyped(tx, row, written.changes, author.name);
    return written.row;
  });
}

/** Saving what stands there already makes no version. */
function changesNothing(row: CollectionRow, change: CollectionChange): boolean {
  return (Object.keys(change) as (keyof CollectionChange)[]).every((part) =>
    isDeepStrictEqual(change[part], row[part]),
  );
}
