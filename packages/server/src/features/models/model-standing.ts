// A model's standing over time: what people of this instance decided about values that it alone had read.
import type { ModelRecord } from '@oneform/engine';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { modelStandings } from '../../db/model-standings.ts';
import { documentResults } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { isConfirmed, isConflict, type StoredEntry } from '../updates/stored-update.ts';
import type { ModelIdentity } from './model-offer.ts';

type Model = Pick<ModelIdentity, 'provider' | 'name'>;

const isOf = ({ provider, name }: Model) => and(eq(modelStandings.provider, provider), eq(modelStandings.model, name));

export async function findStanding(db: Queryable, model: Model): Promise<ModelRecord> {
  const [row] = await db.select().from(modelStandings).where(isOf(model));
  return { kept: row?.kept ?? 0, corrected: row?.corrected ?? 0 };
}

/** By provider and model; counts alone. */
export const listStandings = (db: Queryable): Promise<(typeof modelStandings.$inferSelect)[]> =>
  db.select().from(modelStandings).orderBy(modelStandings.provider, modelStandings.model);

/** Counts decisions, and what was counted before is taken back where one was changed. */
export async function countDecisions(
  tx: Transaction,
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
  changed: readonly { readonly before: StoredEntry | undefined; readonly after: StoredEntry }[],
): Promise<void> {
  const sum = (side: keyof ModelRecord) =>
    changed.reduce(
      (total, { before, after }) => total + verdict(after)[side] - (before ? verdict(before)[side] : 0),
      0,
    );
  const [kept, corrected] = [sum('kept'), sum('corrected')];
  if (kept === 0 && corrected === 0) return;
  const [results] = await tx
    .select({ model: documentResults.model })
    .from(documentResults)
    .where(and(eq(documentResults.documentId, documentId), eq(documentResults.userId, userId)));
  if (!results?.model) return;
  const { provider, name } = results.model;
  await tx
    .insert(modelStandings)
    .values({ provider, model: name, kept: Math.max(0, kept), corrected: Math.max(0, corrected) })
    .onConflictDoUpdate({
      target: [modelStandings.provider, modelStandings.model],
      set: {
        kept: sql`greatest(0, ${modelStandings.kept} + ${kept}::int)`,
        corrected: sql`greatest(0, ${modelStandings.corrected} + ${corrected}::int)`,
      },
    });
}

/** That a paper is somebody else's says nothing about how it was read. */
function verdict(entry: StoredEntry): ModelRecord {
  const isSilent =
    !entry.byModel || isConfirmed(entry) || (isConflict(entry) && entry.conflict_type === 'different_person');
  return {
    kept: !isSilent && entry.decision === 'accepted' ? 1 : 0,
    corrected: !isSilent && (entry.decision === 'edited' || entry.decision === 'kept') ? 1 : 0,
  };
}
