// Papers are taken in and read only for those who agree to it; what was read before stays theirs to see, export and delete.
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';

/** Throws `consent_required`. */
export async function requireConsent(tx: Queryable, userId: string): Promise<void> {
  const [row] = await tx.select({ isGiven: users.gdprConsent }).from(users).where(eq(users.id, userId));
  if (!row?.isGiven) throw new AppError('consent_required');
}
