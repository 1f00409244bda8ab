// Puts back what stood before an update, where the field still holds what the update wrote.
import type { Deps } from '../../deps.ts';
import type { SignedIn } from '../../http/signed-in.ts';
import { alreadyResolved, isOpen } from './already-resolved.ts';
import { changeUpdate, type Decide, type Outcome } from './change-update.ts';
import { decideFields, undoHeld } from './decide-fields.ts';

/** Restoring again changes nothing; restoring what was approved or rejected is refused. */
export const restore: Decide = ({ update, collection, sections }) => {
  if (update.reviewStatus === 'restored') return null;
  if (!isOpen(update.reviewStatus)) throw alreadyResolved(update.reviewStatus);
  const decided = decideFields(update, collection.data, sections, undoHeld(update));
  return { decided, status: 'restored', summarise: (name) => `Restored the values from before "${name}"` };
};

export const restoreUpdate = (
  deps: Deps,
  user: SignedIn,
  ids: { documentId: string; updateId: string },
): Promise<Outcome> => changeUpdate(deps, user, ids, restore);
