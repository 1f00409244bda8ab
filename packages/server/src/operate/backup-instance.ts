// One file that holds the whole instance: every person's rows as of one moment, and all originals.
import { createWriteStream } from 'node:fs';
import { link, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import yazl from 'yazl';
import { BACKUP_FORMAT, BACKUP_VERSION, backedUpTables } from './backup-format.ts';
import type { Operated } from './open-for-operator.ts';

const ROWS_AT_ONCE = 200;

export interface BackedUp {
  readonly rows: number;
  readonly files: number;
  /** Originals that the store has lost, which the backup therefore says are not in it. */
  readonly missing: readonly string[];
}

/**
 * Runs beside a working server: the rows are of one snapshot, and originals never change under their name. The file has its name when it is
 * whole, and not before. Throws an Error in one sentence when there is one of that name.
 */
export async function backupInstance(operated: Pick<Operated, 'db' | 'files'>, target: string): Promise<BackedUp> {
  if (await exists(target)) throw new Error(`There is already a file ${target}. Give the backup another name.`);
  const partial = `${target}.part`;
  try {
    const done = await writeBackup(operated, partial);
    // Fails, as renaming would not, when somebody made such a file meanwhile.
    await link(partial, target);
    return done;
  } finally {
    await rm(partial, { force: true });
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function writeBackup({ db, files }: Pick<Operated, 'db' | 'files'>, target: string): Promise<BackedUp> {
  const zip = new yazl.ZipFile();
  const output = zip.outputStream as Readable;
  // yazl reports unreadable inputs here; without a listener the archive never finishes.
  zip.on('error', (error: Error) => output.destroy(error));
  const written = pipeline(output, createWriteStream(target, { mode: 0o600 }));
  // The first failure is reported; a full disk is noticed while rows are still read.
  written.catch(() => undefined);
  let rows = 0;
  const originals = new Set<string>();
  await db.transaction(
    async (tx) => {
      for (const table of backedUpTables) {
        const lines: string[] = [];
        await tx.execute(
          sql.raw(`declare rows_of_${table} cursor for select row_to_json(t)::text as line from ${table} t`),
        );
        for (;;) {
          const batch = await tx.execute<{ line: string }>(sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_${table}`));
          if (batch.rows.length === 0) break;
          lines.push(...batch.rows.map((row) => row.line));
        }
        rows += lines.length;
        zip.addBuffer(Buffer.from(lines.join('\n')), `${table}.jsonl`);
      }
      const stored = await tx.execute<{ sha256: string }>(
        sql`select distinct sha256 from documents where has_original`,
      );
      for (const { sha256 } of stored.rows) originals.add(sha256);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const missing: string[] = [];
  for (const sha256 of originals) {
    if (!(await files.has(sha256))) {
      missing.push(sha256);
      continue;
    }
    zip.addReadStreamLazy(`files/${sha256}`, { compress: false }, (give) => {
      files.stream(sha256).then(
        (stream) =>
          give(
            null,
            stream.on('error', (error) => zip.outputStream.emit('error', error)),
          ),
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.addBuffer(
    Buffer.from(
      JSON.stringify({
        format: BACKUP_FORMAT,
        version: BACKUP_VERSION,
        at: new Date().toISOString(),
        rows,
        files: originals.size - missing.length,
        missing,
      }),
    ),
    'backup.json',
  );
  zip.end();
  await written;
  return { rows, files: originals.size - missing.length, missing };
}
