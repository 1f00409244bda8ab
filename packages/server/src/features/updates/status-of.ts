// How far an update is decided, told from its entries.
import type { ReviewStatus } from '@oneform/contract';
import { isFullyDecided, tookSomething } from './decide-fields.ts';
import { entriesOf, isConfirmed, type StoredUpdate } from './stored-update.ts';

export function statusOf(update: StoredUpdate): ReviewStatus {
  // What was only found again leaves nothing to decide.
  if (entriesOf(update).every(isConfirmed)) return 'approved';
  if (isFullyDecided(update)) return tookSomething(update) ? 'approved' : 'rejected';
  return update.conflicts.some(({ decision }) => decision === 'open') ? 'requires_review' : 'pending';
}
