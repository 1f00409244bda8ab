// The operator gives credits to a person.
import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import { grantCredits } from '../features/credits/grant-credits.ts';
import type { Operated } from './open-for-operator.ts';

/** Answers the new balance. Throws an Error in one sentence when nobody has the e-mail. */
export async function grantToEmail({ db }: Pick<Operated, 'db'>, email: string, amount: number): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
    if (found.length === 0) throw new Error(`No account here has the e-mail address ${email}.`);
    if (found.length > 1) throw new Error(`Several accounts have the e-mail address ${email}.`);
    const [user] = found as [{ id: string }];
    await grantCredits(tx, { userId: user.id, amount, note: 'Granted by the operator' });
    const [row] = await tx.select({ balance: users.creditBalance }).from(users).where(eq(users.id, user.id));
    return row?.balance ?? 0;
  });
}
