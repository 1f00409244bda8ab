// Keeps where values come from in step with the values: sources that say otherwise lose, the new one is added.
import { isEmptyValue } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { type StoredChange, valueSources } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import { valueText } from './value-text.ts';

type NewSource = Omit<typeof valueSources.$inferInsert, 'id' | 'userId' | 'collectionId'>;

interface Place {
  readonly id: string;
  readonly userId: string;
}

/** At each changed field the sources that say what stands there now speak for it, all others stay as history. */
export async function weighSources(
  tx: Transaction,
  collection: Place,
  changes: readonly StoredChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const now = JSON.stringify(
    changes.map(({ path, after }) => ({ path, value: isEmptyValue(after) ? null : valueText(after) })),
  );
  await tx.execute(sql`
    update ${valueSources} set supports = coalesce(${valueSources.value} = now.value, false)
    from jsonb_to_recordset(${now}::jsonb) as now(path text, value text)
    where ${valueSources.collectionId} = ${collection.id} and ${valueSources.userId} = ${collection.userId} and ${valueSources.path} = now.path`);
}

export async function addSources(tx: Transaction, collection: Place, sources: readonly NewSource[]): Promise<void> {
  if (sources.length === 0) return;
  await tx
    .insert(valueSources)
    .values(
      sources.map((source) => ({ ...source, id: uuid(), userId: collection.userId, collectionId: collection.id })),
    );
}

/** After a person wrote: what they gave is their word, what they emptied has no source. */
export async function recordTyped(
  tx: Transaction,
  collection: Place,
  changes: readonly StoredChange[],
  by: string,
): Promise<void> {
  await weighSources(tx, collection, changes);
  const typed = changes
    .filter(({ after }) => !isEmptyValue(after))
    .map(({ path, after }): NewSource => ({ path, kind: 'typed', value: valueText(after), by }));
  await addSources(tx, collection, typed);
}
