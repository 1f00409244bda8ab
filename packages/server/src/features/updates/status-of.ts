// Status of an update, derived from its entries.
import type { ReviewStatus } from '@oneform/contract';
import { isFullyDecided, tookSomething } from './decide-fields.ts';
import { entriesOf, isConfirmed, type StoredUpdate } from './stored-update.ts';

export function statusOf(update: StoredUpdate): ReviewStatus {
  // An update that only confirms leaves nothing to decide.
  if (entriesOf(update).every(isConfirmed)) return 'approved';
  if (isFullyDecided(update)) return tookSomething(update) ? 'approved' : 'rejected';
  return update.conflicts.some(({ decision }) => decision === 'open') ? 'requires_review' : 'pending';
}
