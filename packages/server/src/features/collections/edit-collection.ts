// Edits a collection for a person, as one versioned write that never undoes somebody else's.
import { isDeepStrictEqual } from 'node:util';
import type { StoredChange } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { byUser } from './author.ts';
import { checkPrecondition, type SeenVersion } from './check-precondition.ts';
import { recordTyped } from './record-sources.ts';
import { type CollectionRow, requireCollection, requireCollectionLocked } from './store.ts';
import { type CollectionChange, planWrite, writeCollection } from './write-collection.ts';
import { writeEdit } from './write-edit.ts';

interface Edit {
  readonly id: string;
  readonly seen: SeenVersion;
  /** Pure; may throw AppError. */
  readonly change: (row: CollectionRow) => CollectionChange;
  readonly summarise: (changes: readonly StoredChange[], row: CollectionRow) => string;
  /** Brings a collection back into use: papers that came meanwhile fill it. */
  readonly activates?: boolean;
}

export async function editCollection(deps: Deps, user: SignedIn, edit: Edit): Promise<CollectionRow> {
  const { id, seen, change, summarise } = edit;
  const row = await requireCollection(deps.db, user.id, id);
  await checkPrecondition(deps.db, deps, row, seen);
  const wanted = change(row);
  if (changesNothing(row, wanted)) return row;
  if (edit.activates && !row.isActive) return editLocked(deps, user, edit);
  const plan = planWrite(deps, row, wanted);
  const how = { author: byUser(user).name, summary: summarise(plan.changes, row) };
  // Nearly always nobody else writes meanwhile, and one statement is enough; otherwise each waits for its turn.
  return (await writeEdit(deps.db, row, plan, how)) ?? editLocked(deps, user, edit);
}

function editLocked(
  deps: Deps,
  user: SignedIn,
  { id, seen, change, summarise, activates = false }: Edit,
): Promise<CollectionRow> {
  return transact(deps.db, async (tx) => {
    if (activates) {
      await lockPapers(tx, user.id);
    }
    const row = await requireCollectionLocked(tx, user.id, id);
    await checkPrecondition(tx, deps, row, seen);
    const wanted = change(row);
    if (changesNothing(row, wanted)) return row;
    const author = byUser(user);
    const written = await writeCollection(tx, deps, row, wanted, {
      author,
      summarise: (changes) => summarise(changes, row),
    });
    await recordTyped(tx, row, written.changes, author.name);
    if (!activates || row.isActive) return written.row;
    const settled = await settleAccount(tx, deps, user.id, { beginning: id, author });
    return settled.get(id)?.row ?? written.row;
  });
}

/** Saving what stands there already makes no version. */
function changesNothing(row: CollectionRow, change: CollectionChange): boolean {
  return (Object.keys(change) as (keyof CollectionChange)[]).every((part) =>
    isDeepStrictEqual(change[part], row[part]),
  );
}
