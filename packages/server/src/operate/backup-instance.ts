// One file that holds the whole instance: every person's rows as of one moment, and all originals.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import yazl from 'yazl';
import { BACKUP_FORMAT, BACKUP_VERSION, backedUpTables } from './backup-format.ts';
import type { Operated } from './open-for-operator.ts';

const ROWS_AT_ONCE = 200;

/** Runs beside a working server: the rows are of one snapshot, and originals never change under their name. */
export async function backupInstance(
  { db, files }: Operated,
  target: string,
): Promise<{ rows: number; files: number }> {
  const zip = new yazl.ZipFile();
  const written = pipeline(zip.outputStream, createWriteStream(target, { flags: 'wx', mode: 0o600 }));
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
  for (const sha256 of originals) {
    zip.addReadStreamLazy(`files/${sha256}`, { compress: false }, (give) => {
      files.stream(sha256).then(
        (stream) => give(null, stream),
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
        files: originals.size,
      }),
    ),
    'backup.json',
  );
  zip.end();
  await written;
  return { rows, files: originals.size };
}
