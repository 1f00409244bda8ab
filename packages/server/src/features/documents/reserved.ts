// A document that was uploaded for one collection alone says nothing in any other.
import { eq, isNull, or } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';

interface Reservation {
  readonly targetCollectionId: string | null;
  readonly isOnlyForTarget: boolean;
}

/** The collection that alone may use the document; null: all may. */
export const reservedFor = ({ targetCollectionId, isOnlyForTarget }: Reservation): string | null =>
  isOnlyForTarget ? targetCollectionId : null;

export function isReservedElsewhere(document: Reservation, collectionId: string): boolean {
  const only = reservedFor(document);
  return only !== null && only !== collectionId;
}

/** The same in SQL, for documents that every collection may use. */
export const isForAll = () => or(isNull(documents.targetCollectionId), eq(documents.isOnlyForTarget, false));
