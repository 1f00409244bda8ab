// Short codes that a person carries from the settings to their browser extension: one at a time, once, for minutes.
import { randomInt } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, CODE_MINUTES } from '@oneform/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { pairingCodes } from '../../db/pairing-codes.ts';
import { users } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { createKey } from '../account/api-keys.ts';
import { hashToken } from '../auth/tokens.ts';

/** Replaces the code before. */
export async function createCode({ db }: Pick<Deps, 'db'>, userId: string): Promise<{ code: string; expiresAt: Date }> {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]!).join('');
  const values = {
    codeHash: hashToken(letters),
    expiresAt: sql`now() + make_interval(mins => ${CODE_MINUTES})`,
  };
  const [row] = await db
    .insert(pairingCodes)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: pairingCodes.userId, set: values })
    .returning({ expiresAt: pairingCodes.expiresAt });
  return { code: `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`, expiresAt: row!.expiresAt };
}

/** Throws `pairing_code_invalid`; two that come with the same code at once get one key. */
export function exchangeCode(
  { db }: Pick<Deps, 'db'>,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<{ secret: string; account: string }> {
  return transact(db, async (tx) => {
    const [used] = await tx
      .delete(pairingCodes)
      .where(and(eq(pairingCodes.codeHash, hashToken(readCode(code))), gt(pairingCodes.expiresAt, sql`now()`)))
      .returning({ userId: pairingCodes.userId });
    const [owner] = used
      ? await tx
          .select({ id: users.id, email: users.email })
          .from(users)
          .where(and(eq(users.id, used.userId), eq(users.isActive, true)))
      : [];
    if (!owner) throw new AppError('pairing_code_invalid');
    const { secret } = await createKey(tx, owner.id, { id: uuid(), kind: 'extension', name, validDays: null });
    return { secret, account: owner.email };
  });
}

/** As people type it: in small letters, with spaces, without the hyphen. */
const readCode = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
