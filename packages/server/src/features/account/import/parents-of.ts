// Tables on which the rows of another one hang, told from the foreign keys of the schema.
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { type ExportedTable, exportedTables } from '../personal-tables.ts';

export interface Parent {
  /** The member of a row that names it. */
  readonly key: string;
  readonly table: ExportedTable;
}

/** Among the tables of an export. */
export function parentsOf(table: ExportedTable): Parent[] {
  const columns = Object.entries(getTableColumns(exportedTables[table]));
  return getTableConfig(exportedTables[table]).foreignKeys.flatMap((foreignKey) => {
    const { columns: own, foreignTable } = foreignKey.reference();
    const named = Object.entries(exportedTables).find(([, candidate]) => (candidate as unknown) === foreignTable)?.[0];
    const key = columns.find(([, column]) => column.name === own[0]?.name)?.[0];
    return named && key ? [{ key, table: named as ExportedTable }] : [];
  });
}
