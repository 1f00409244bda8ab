// Puts a backup into an empty instance.
import { sql } from 'drizzle-orm';
import { type Archive, linesOf, openArchive } from '../archive/read-archive.ts';
import { storeOriginal } from '../archive/store-original.ts';
import { requireRoomFor } from '../disk-space.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, backedUpTables } from './backup-format.ts';
import type { Operated } from './open-for-operator.ts';

const ROWS_AT_ONCE = 200;
const CHARACTERS_AT_ONCE = 4 * 1024 * 1024;
const LONGEST_ROW = 64 * 1024 * 1024;
const MAX_HEAD_MB = 64;
const ORIGINALS = 'files/';

/**
 * Throws an Error in one sentence, before anything is written, when the file is no backup, is not whole or would unpack to more than fits, and
 * when the instance is not empty; and when an original in it is damaged.
 */
export async function restoreInstance(operated: Operated, source: string): Promise<{ rows: number; files: number }> {
  const archive = await openArchive(source, `${source} is not a OneForm backup.`);
  try {
    const head = JSON.parse(String(await archive.read('backup.json', MAX_HEAD_MB)) || '{}') as {
      format?: string;
      version?: number;
      missing?: string[];
    };
    if (head.format !== BACKUP_FORMAT || head.version !== BACKUP_VERSION)
      throw new Error(`${source} is not a OneForm backup, or it comes from a version that this one does not support.`);
    const { rows: present } = await operated.db.execute(sql`select 1 from users limit 1`);
    if (present.length > 0) throw new Error('This instance already has accounts. Restore into an empty data folder.');
    await requireOriginals(source, archive, new Set(head.missing ?? []));
    await requireRoom(operated, archive);
    const originals = archive.names.filter((name) => name.startsWith(ORIGINALS));
    for (const name of originals)
      await storeOriginal(operated, archive, { name, sha256: name.slice(ORIGINALS.length) });
    return { rows: await restoreRows(operated, archive), files: originals.length };
  } finally {
    archive.close();
  }
}

async function* rowsOf(archive: Archive, table: string): AsyncGenerator<string> {
  const name = `${table}.jsonl`;
  if (archive.has(name)) yield* linesOf(await archive.stream(name), LONGEST_ROW);
}

/** A backup that was cut or thinned out would come back with papers that cannot be opened. */
async function requireOriginals(source: string, archive: Archive, known: ReadonlySet<string>): Promise<void> {
  const lacking = new Set<string>();
  for await (const row of rowsOf(archive, 'documents')) {
    const { sha256, has_original: hasOriginal } = JSON.parse(row) as { sha256: string; has_original?: boolean };
    if (hasOriginal !== false && !archive.has(`${ORIGINALS}${sha256}`) && !known.has(sha256)) lacking.add(sha256);
  }
  if (lacking.size > 0)
    throw new Error(
      `${source} is incomplete: ${lacking.size} of the originals are missing, the first one ${[...lacking][0]}. Nothing was restored.`,
    );
}

/** Of what lands on this machine's disk. */
async function requireRoom({ config }: Operated, archive: Archive): Promise<void> {
  const isHere = (name: string) => (name.startsWith(ORIGINALS) ? !config.bucket : !config.databaseUrl);
  const bytes = archive.names.filter(isHere).reduce((sum, name) => sum + archive.sizeOf(name), 0);
  await requireRoomFor(bytes, { folder: config.folders.data, minFreeBytes: config.minFreeBytes });
}

function restoreRows({ db }: Operated, archive: Archive): Promise<number> {
  return db.transaction(async (tx) => {
    let rows = 0;
    for (const table of backedUpTables) {
      const into = sql.identifier(table);
      let columns: ReturnType<typeof sql.join> | undefined;
      let batch: string[] = [];
      let characters = 0;
      const write = async () => {
        if (batch.length === 0) return;
        if (!columns) {
          // The instance goes on under the name it had: people who signed in on this machine are known by it.
          if (table === 'instance') await tx.execute(sql`delete from ${into}`);
          // Columns that came after the backup was made take their defaults.
          columns = sql.join(Object.keys(JSON.parse(batch[0]!)).map(sql.identifier), sql`, `);
        }
        await tx.execute(
          sql`insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, ${`[${batch.join(',')}]`}::json)`,
        );
        rows += batch.length;
        batch = [];
        characters = 0;
      };
      for await (const row of rowsOf(archive, table)) {
        batch.push(row);
        characters += row.length;
        if (batch.length === ROWS_AT_ONCE || characters > CHARACTERS_AT_ONCE) await write();
      }
      await write();
    }
    return rows;
  });
}
