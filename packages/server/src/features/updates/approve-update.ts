// Keeps what an update filled and takes what it offers where nothing was decided yet.
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { alreadyResolved, isOpen } from './already-resolved.ts';
import { changeUpdate, type Decide, type Outcome } from './change-update.ts';
import { acceptOpen, type Decided, decideFields } from './decide-fields.ts';
import { refuseOthers } from './refuse-others.ts';
import { entriesOf, isConfirmed, type StoredEntry } from './stored-update.ts';

/** Approving again changes nothing; approving what was restored or rejected is refused. */
const approve =
  (writesAnother: boolean): Decide =>
  ({ update, collection, sections }) => {
    if (update.reviewStatus === 'approved') return null;
    if (!isOpen(update.reviewStatus)) throw alreadyResolved(update.reviewStatus);
    if (!writesAnother) refuseOthers(entriesOf(update).filter(({ decision }) => decision === 'open'));
    const decided = closeOpen(decideFields(update, collection.data, sections, acceptOpen(update)));
    return {
      decided,
      status: 'approved',
      isAlwaysVersion: true,
      summarise: (name) => `Approved the values from "${name}"`,
    };
  };

/** A field that changed in the meantime keeps what it has. */
function closeOpen(decided: Decided): Decided {
  const close = <Entry extends StoredEntry>(entry: Entry): Entry =>
    entry.decision === 'open' && !isConfirmed(entry) ? { ...entry, decision: 'kept' } : entry;
  const fields = Object.fromEntries(Object.entries(decided.fields).map(([path, entry]) => [path, close(entry)]));
  return { ...decided, fields, conflicts: decided.conflicts.map(close) };
}

export const approveUpdate = (
  deps: Deps,
  user: SignedIn,
  ids: { documentId: string; updateId: string },
  writesAnother: boolean,
): Promise<Outcome> => changeUpdate(deps, user, ids, approve(writesAnother));
