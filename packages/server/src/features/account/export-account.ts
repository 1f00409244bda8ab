// Everything a person has here as one ZIP: rows as JSON, originals as files, a manifest with the hash of each.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import yazl from 'yazl';
import { users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, exportedTables } from './personal-tables.ts';

interface ManifestEntry {
  readonly path: string;
  readonly sha256: string;
  readonly size: number;
}

/** A stream of ZIP bytes. Rows are read at once, originals one after the other, so that memory does not grow with the papers. */
export async function exportAccount(deps: Pick<Deps, 'db' | 'files' | 'version'>, userId: string): Promise<Readable> {
  const [user] = await deps.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound();
  const zip = new yazl.ZipFile();
  const files: ManifestEntry[] = [];
  const add = (path: string, rows: unknown) => {
    const bytes = Buffer.from(JSON.stringify(rows, null, 1));
    files.push({ path, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length });
    zip.addBuffer(bytes, path);
  };
  add('account.json', user);
  for (const [name, table] of Object.entries(exportedTables))
    add(`${name}.json`, await deps.db.select().from(table).where(eq(table.userId, userId)));
  const stored = new Map((await listOriginals(deps, userId)).map((file) => [file.sha256, file]));
  const present: ManifestEntry[] = [];
  for (const file of stored.values()) {
    if (await deps.files.has(file.sha256))
      present.push({ path: `files/${file.sha256}`, sha256: file.sha256, size: file.fileSize });
  }
  add('manifest.json', {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    program: deps.version,
    exported_at: new Date().toISOString(),
    files: [...files, ...present],
  });
  // Whoever leaves in the middle takes the file along that is open at the moment: what is piped is not closed by itself.
  let open: Readable | undefined;
  const output = zip.outputStream as Readable;
  output.once('close', () => open?.destroy());
  // An original that could not be read: the download breaks off, so that nobody takes a part of it for all.
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { path, sha256 } of present) {
    // PDFs and pictures are compressed already; each is opened only when its turn comes.
    zip.addReadStreamLazy(path, { compress: false }, (give) => {
      deps.files.stream(sha256).then(
        (stream) => {
          open = stream;
          stream.once('error', (error) => output.destroy(error));
          if (output.destroyed) stream.destroy();
          give(null, stream);
        },
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return output;
}

async function listOriginals(deps: Pick<Deps, 'db'>, userId: string) {
  const { documents } = exportedTables;
  return deps.db
    .select({ sha256: documents.sha256, fileSize: documents.fileSize })
    .from(documents)
    .where(eq(documents.userId, userId));
}
