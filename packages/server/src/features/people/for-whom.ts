// Resolves the person a collection was asked for: the owner, somebody known, or somebody new.
import type { ForWhom } from '@oneform/contract';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import type { CollectionRow } from '../collections/store.ts';
import { findPerson, requireMe } from './store.ts';

/** Throws `validation_failed` for somebody whom the account does not have. */
export async function forWhom(
  tx: Queryable,
  userId: string,
  wanted: ForWhom = 'me',
): Promise<Pick<CollectionRow, 'personId' | 'awaitsPerson'>> {
  if (wanted === 'new') return { personId: null, awaitsPerson: true };
  const person = wanted === 'me' ? await requireMe(tx, userId) : await findPerson(tx, userId, wanted);
  if (person) return { personId: person.id, awaitsPerson: false };
  const message = 'This person doesn’t exist.';
  throw new AppError('validation_failed', {
    detail: message,
    errors: [{ path: 'person', code: 'unknown', message }],
  });
}
