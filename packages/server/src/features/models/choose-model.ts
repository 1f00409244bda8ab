// Chooses the model that may be asked for a person: none unless the instance has one and the person allows it, looked
// up anew each time.
import type { DocumentModel } from '@oneform/engine';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { identityOf, type ModelIdentity } from './model-offer.ts';

export interface ChosenModel extends ModelIdentity {
  readonly model: DocumentModel;
  /** Pictures of pages may be sent; never when identifiers are masked, which a picture would show. */
  readonly seesImages: boolean;
  readonly budgetMs: number;
}

export async function chooseModel(
  { db, model: offer }: { readonly db: Queryable } & Pick<Deps, 'model'>,
  userId: string,
): Promise<ChosenModel | null> {
  if (!offer) return null;
  const [person] = await db
    .select({ consent: users.gdprConsent, allowed: users.aiEnabled, masked: users.maskIdentifiers })
    .from(users)
    .where(eq(users.id, userId));
  if (!person?.consent || !person.allowed) return null;
  const masked = offer.masksIdentifiers || person.masked;
  return {
    ...identityOf(offer),
    model: offer.open({ masked }),
    seesImages: offer.seesImages && !masked,
    budgetMs: offer.budgetMs,
  };
}
