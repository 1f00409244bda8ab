// Writes the rows of an export for their new owner. What the account has already is left as it is, with all that hangs on it.
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { collections, documents, people } from '../../../db/schema.ts';
import type { Transaction } from '../../../db/transact.ts';
import { requireMe } from '../../people/store.ts';
import { type ExportedTable, exportedTables } from '../personal-tables.ts';
import type { AssignedIds } from './assign-ids.ts';
import type { ExportedRow } from './exported-rows.ts';
import type { OpenExport } from './open-export.ts';
import { parentsOf } from './parents-of.ts';

const AT_ONCE = 100;

/** The rows by which another one stands or falls: those of a collection say what became of that collection alone. */
const bearer: Partial<Record<ExportedTable, ExportedTable>> = {
  document_people: 'documents',
  document_results: 'documents',
  collection_versions: 'collections',
  value_sources: 'collections',
  collection_updates: 'collections',
};

export interface Takeover {
  readonly owner: string;
  readonly ids: AssignedIds;
  /** Here, of those there. */
  readonly personOf: (id: string) => string | undefined;
  /** A person of the export as one of this account; null: is one already. */
  readonly toPerson: (row: ExportedRow) => ExportedRow | null;
  readonly isSample: (sha256: string) => boolean;
  /** Readings under way go on at the next start, as the operator wants it; otherwise they wait until they are asked, and paid, for. */
  readonly goesOn: boolean;
}

export interface Written {
  readonly added: number;
  /** Left alone, since the account had them. */
  readonly present: number;
}

/** By table. Credits spent elsewhere are history there. */
export async function writeRows(
  tx: Transaction,
  opened: OpenExport,
  takeover: Takeover,
): Promise<Map<ExportedTable, Written>> {
  const written = new Map<ExportedTable, Written>();
  for (const table of Object.keys(exportedTables) as ExportedTable[]) {
    if (table !== 'credit_entries') written.set(table, await writeTable(tx, opened, table, takeover));
  }
  if (!opened.has('people')) await awaitPeople(tx, takeover.owner);
  return written;
}

async function writeTable(
  tx: Transaction,
  opened: OpenExport,
  table: ExportedTable,
  takeover: Takeover,
): Promise<Written> {
  let [added, present] = [0, 0];
  let batch: Record<string, unknown>[] = [];
  const write = async () => {
    if (batch.length === 0) return;
    const inserted = await tx
      .insert(exportedTables[table] as typeof documents)
      .values(batch as never)
      .onConflictDoNothing()
      .returning({ userId: sql`1` });
    added += inserted.length;
    present += batch.length - inserted.length;
    batch = [];
  };
  for await (const exported of opened.rows(table)) {
    const row = toOwn(opened, table, exported, takeover);
    if (row === null) present += 1;
    else if (batch.push(row) === AT_ONCE) await write();
  }
  await write();
  return { added, present };
}

/** Null: what it belongs to was here before. */
function toOwn(
  opened: OpenExport,
  table: ExportedTable,
  exported: ExportedRow,
  takeover: Takeover,
): Record<string, unknown> | null {
  const { owner, ids, personOf, toPerson } = takeover;
  const on = bearer[table];
  const key = parentsOf(table).find((parent) => parent.table === on)?.key;
  if (on && key && ids.isPresent(on, String(exported[key]))) return null;
  const person = table === 'people' ? toPerson(exported) : exported;
  if (person === null) return null;
  const known = typeof exported.personId === 'string' ? personOf(exported.personId) : undefined;
  return {
    ...revive(exportedTables[table], {
      ...ids.translate(person),
      ...(known === undefined ? {} : { personId: known }),
      ...(table === 'documents' && bindDocument(opened, exported, takeover)),
    }),
    userId: owner,
  };
}

/** Nothing is held for it here, and what it is its bytes say: a hash alone opens no file. */
function bindDocument({ originals }: OpenExport, row: ExportedRow, { isSample, goesOn }: Takeover) {
  const original = row.hasOriginal === false ? undefined : originals.get(String(row.sha256));
  const waits = row.status === 'processing' && !goesOn;
  return {
    holdId: null,
    readsAgain: false,
    hasOriginal: original !== undefined,
    isSample: row.isSample === true && isSample(String(row.sha256)),
    ...(original && { fileSize: original.size, mimeType: original.mediaType }),
    ...(waits && { status: 'pending', step: null, startedAt: null }),
  };
}

/** The export is of before there were people: they are found at the next start, as on an upgrade. */
async function awaitPeople(tx: Transaction, owner: string): Promise<void> {
  const me = await requireMe(tx, owner);
  await tx
    .update(collections)
    .set({ personId: me.id })
    .where(and(eq(collections.userId, owner), isNull(collections.personId), eq(collections.awaitsPerson, false)));
  await tx
    .update(people)
    .set({ marks: sql`${people.marks} || '{"isOfBefore": true}'` })
    .where(eq(people.id, me.id));
}

/** Papers that the account has now twice are one witness. */
export async function markTwins(tx: Transaction, owner: string, hashes: readonly string[]): Promise<void> {
  const first = sql`(select o.id from documents o where o.user_id = ${documents.userId} and o.sha256 = ${documents.sha256} order by o.uploaded_at, o.id limit 1)`;
  for (let from = 0; from < hashes.length; from += AT_ONCE)
    await tx
      .update(documents)
      .set({ duplicateOf: sql`nullif(${first}, ${documents.id})` })
      .where(and(eq(documents.userId, owner), inArray(documents.sha256, hashes.slice(from, from + AT_ONCE))));
}

/** JSON knows no dates; the table does. Members that are no columns are dropped. */
export function revive(table: PgTable, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key in row)
      .map(([key, column]) => [
        key,
        column.dataType === 'date' && typeof row[key] === 'string' ? new Date(row[key]) : row[key],
      ]),
  );
}
