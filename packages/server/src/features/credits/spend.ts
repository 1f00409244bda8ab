// The object of a spend, as the ledger records it.
import type { Operation } from '@oneform/contract';

export interface Spend {
  readonly userId: string;
  readonly operation: Operation;
  /** Credits; 0 or more. */
  readonly amount: number;
  readonly documentId?: string;
  readonly collectionId?: string;
  /** Name of the document or collection, for the history. */
  readonly subject: string;
}
