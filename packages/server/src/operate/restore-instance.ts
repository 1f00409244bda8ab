// Puts a backup into an empty instance.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { BACKUP_FORMAT, BACKUP_VERSION, backedUpTables } from './backup-format.ts';
import type { Operated } from './open-for-operator.ts';

const ROWS_AT_ONCE = 200;

/** Throws an Error in one sentence when the file is no backup, is not whole, is damaged, or the instance is not empty. */
export async function restoreInstance(operated: Operated, source: string): Promise<{ rows: number; files: number }> {
  const zip = await yauzl.openPromise(source, { autoClose: false }).catch((cause: unknown) => {
    throw new Error(`${source} is not a OneForm backup.`, { cause });
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const text = async (name: string) => {
      const entry = entries.get(name);
      return entry ? (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8') : '';
    };
    const head = JSON.parse((await text('backup.json')) || '{}') as {
      format?: string;
      version?: number;
      missing?: string[];
    };
    if (head.format !== BACKUP_FORMAT || head.version !== BACKUP_VERSION)
      throw new Error(`${source} is not a OneForm backup, or it comes from a version that this one does not support.`);
    const { rows: present } = await operated.db.execute(sql`select 1 from users limit 1`);
    if (present.length > 0) throw new Error('This instance already has accounts. Restore into an empty data folder.');
    await requireOriginals(source, entries, { text, known: new Set(head.missing ?? []) });
    let files = 0;
    for (const [name, entry] of entries) {
      if (!name.startsWith('files/')) continue;
      await restoreFile(operated, zip, entry, name.slice('files/'.length));
      files += 1;
    }
    return { rows: await restoreRows(operated, text), files };
  } finally {
    zip.close();
  }
}

/** Before anything is written: a backup that was cut or thinned out would come back with papers that cannot be opened. */
async function requireOriginals(
  source: string,
  entries: ReadonlyMap<string, Entry>,
  { text, known }: { text: (name: string) => Promise<string>; known: ReadonlySet<string> },
): Promise<void> {
  const rows = (await text('documents.jsonl')).split('\n').filter(Boolean);
  const wanted = rows
    .map((row) => JSON.parse(row) as { sha256: string; has_original?: boolean })
    .filter(({ has_original: hasOriginal }) => hasOriginal !== false);
  const lacking = new Set(
    wanted.map(({ sha256 }) => sha256).filter((sha256) => !entries.has(`files/${sha256}`) && !known.has(sha256)),
  );
  if (lacking.size > 0)
    throw new Error(
      `${source} is incomplete: ${lacking.size} of the originals are missing, the first one ${[...lacking][0]}. Nothing was restored.`,
    );
}

async function restoreFile({ config, files }: Operated, zip: ZipFile, entry: Entry, sha256: string): Promise<void> {
  await mkdir(config.folders.temporary, { recursive: true, mode: 0o700 });
  const temporary = join(config.folders.temporary, uuid());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      size += chunk.length;
      done(null, chunk);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), measure, createWriteStream(temporary, { mode: 0o600 }));
  if (hash.digest('hex') !== sha256) {
    await rm(temporary, { force: true });
    throw new Error(`The backup is damaged: the original ${sha256} does not match its name.`);
  }
  await files.put(temporary, { sha256, size });
  await rm(temporary);
}

function restoreRows({ db }: Operated, text: (name: string) => Promise<string>): Promise<number> {
  return db.transaction(async (tx) => {
    let rows = 0;
    for (const table of backedUpTables) {
      const lines = (await text(`${table}.jsonl`)).split('\n').filter(Boolean);
      const into = sql.identifier(table);
      // The instance goes on under the name it had: people who signed in on this machine are known by it.
      if (table === 'instance' && lines.length > 0) await tx.execute(sql`delete from ${into}`);
      // Columns that came after the backup was made take their defaults.
      const columns = sql.join(Object.keys(JSON.parse(lines[0] ?? '{}')).map(sql.identifier), sql`, `);
      for (let at = 0; at < lines.length; at += ROWS_AT_ONCE) {
        const batch = `[${lines.slice(at, at + ROWS_AT_ONCE).join(',')}]`;
        await tx.execute(
          sql`insert into ${into} (${columns}) select ${columns} from json_populate_recordset(null::${into}, ${batch}::json)`,
        );
      }
      rows += lines.length;
    }
    return rows;
  });
}
