// Under which name the embedded issuer's people are kept. Its address changes with every port and every move; its name never does.
import { createHash } from 'node:crypto';
import type { Queryable } from '../../db/database.ts';
import { instance } from '../../db/instance.ts';

export const EMBEDDED_PREFIX = '/local-sign-in';

/** As `users.issuer` holds it. */
export async function findLocalIssuer(db: Queryable): Promise<string> {
  const [row] = await db.select({ id: instance.id }).from(instance);
  if (!row) throw new Error('The database does not say which instance it belongs to. Restore a backup.');
  return `urn:uuid:${row.id}`;
}

/** The same e-mail is the same person each time, so the subject is derived from it. */
export const localSubject = (email: string) =>
  createHash('sha256').update(`oneform-local:${email.toLowerCase()}`).digest('hex').slice(0, 32);
