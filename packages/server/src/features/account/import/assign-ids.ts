// Ids of an export in the account that takes it. One that stands for a row of somebody else here is replaced, the same way each time, so that an import twice is an import once.
import { createHash } from 'node:crypto';
import { getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../../db/transact.ts';
import { type ExportedTable, exportedTables } from '../personal-tables.ts';
import type { OpenExport } from './open-export.ts';

const AT_ONCE = 5000;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export interface AssignedIds {
  /** The row with the ids that it has here. */
  translate<T>(row: T): T;
  /** By an id of the export. True: the account had it before. */
  isPresent(table: ExportedTable, id: string): boolean;
}

/** Into a new account the ids stay where they are free; into one that is there none but its own do, so that nobody learns whether an id exists. */
export async function assignIds(
  tx: Transaction,
  owner: string,
  { ids }: Pick<OpenExport, 'ids'>,
  { keepsFree }: { readonly keepsFree: boolean },
): Promise<AssignedIds> {
  const present = new Map<ExportedTable, Set<string>>();
  const replaced = new Map<string, string>();
  for (const [table, all] of ids) {
    const taken = await findTaken(tx, table, all);
    const own = new Set(all.filter((id) => taken.get(id) === owner));
    const others = all.filter((id) => !own.has(id) && !(keepsFree && !taken.has(id)));
    for (const id of others) replaced.set(id, deriveId(owner, id));
    const derived = await findTaken(
      tx,
      table,
      others.map((id) => replaced.get(id)!),
    );
    for (const id of others) if (derived.get(replaced.get(id)!) === owner) own.add(id);
    present.set(table, own);
  }
  return {
    translate: (row) =>
      replaced.size === 0 ? row : JSON.parse(JSON.stringify(row).replace(UUID, (id) => replaced.get(id) ?? id)),
    isPresent: (table, id) => present.get(table)?.has(id) === true,
  };
}

/** Owners of those ids that are taken. */
async function findTaken(tx: Transaction, table: ExportedTable, ids: readonly string[]): Promise<Map<string, string>> {
  const taken = new Map<string, string>();
  const columns = getTableColumns(exportedTables[table]) as Record<string, PgColumn>;
  const { id, userId } = columns;
  if (!id || !userId) return taken;
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await tx
      .select({ id, userId })
      .from(exportedTables[table])
      .where(inArray(id, ids.slice(from, from + AT_ONCE)));
    for (const row of rows) taken.set(String(row.id), String(row.userId));
  }
  return taken;
}

/** A UUID of version 8 (RFC 9562, section 5.8). */
function deriveId(owner: string, id: string): string {
  const hash = createHash('sha256').update(`${owner} ${id}`).digest();
  hash[6] = (hash[6]! & 0x0f) | 0x80;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}
