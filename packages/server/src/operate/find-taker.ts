// The account that takes an import over by its e-mail address.
import { eq } from 'drizzle-orm';
import { users } from '../db/schema.ts';
import type { ImportOptions } from '../features/account/import-account.ts';
import { loadTemplates } from '../features/templates/load-templates.ts';
import type { Operated } from './open-for-operator.ts';

/** Its owner and that of the export are the same person. Throws when nobody, or more than one account, has the address. */
export async function findTaker(
  { db, config }: Pick<Operated, 'db' | 'config'>,
  email: string,
): Promise<NonNullable<ImportOptions['into']>> {
  const found = await db.select().from(users).where(eq(users.email, email));
  if (found.length !== 1)
    throw new Error(
      found.length === 0
        ? `No account here has the e-mail address ${email}.`
        : `Several accounts have the e-mail address ${email}.`,
    );
  const { id, fullName } = found[0]!;
  const author = { kind: 'user', name: fullName ?? email } as const;
  return { userId: id, owner: 'mine', author, catalogue: await loadTemplates(config.folders.templates) };
}
