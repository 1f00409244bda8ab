// Reads an export back without loss: the same person, the same ids, the same originals.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { creditEntries, users } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { EXPORT_FORMAT, EXPORT_VERSION, type ExportedTable, exportedTables } from './personal-tables.ts';

const Manifest = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  files: z.array(z.object({ path: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.number() })),
});
const Row = z.record(z.string(), z.unknown());
const Account = z.looseObject({ id: z.uuid(), issuer: z.string(), subject: z.string(), email: z.string() });

/** What was written; rows that stood there already are left alone and not counted. */
export interface ImportResult {
  readonly email: string;
  readonly rows: number;
  readonly files: number;
}

/** Throws an Error in one sentence when the file is no export, or something in it does not have the hash that its manifest says. */
export async function importAccount(deps: Pick<Deps, 'db' | 'files' | 'config'>, path: string): Promise<ImportResult> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new Error(`${path} is not a ZIP file.`, { cause });
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const manifest = Manifest.safeParse(await readJson(zip, entries.get('manifest.json')));
    if (!manifest.success)
      throw new Error(`${path} is not an export of OneForm, or of a version that this one does not know.`);
    const json = await readTables(zip, entries, manifest.data.files);
    const originals = manifest.data.files.filter((file) => file.path.startsWith('files/'));
    for (const file of originals) await restoreOriginal(deps, zip, entries.get(file.path), file);
    const account = Account.parse(json.get('account.json'));
    return { email: account.email, rows: await writeRows(deps, account, json), files: originals.length };
  } finally {
    zip.close();
  }
}

async function readJson(zip: ZipFile, entry: Entry | undefined): Promise<unknown> {
  if (!entry) return null;
  return JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
}

async function readTables(zip: ZipFile, entries: Map<string, Entry>, files: z.infer<typeof Manifest>['files']) {
  const json = new Map<string, unknown>();
  for (const file of files.filter(({ path }) => path.endsWith('.json'))) {
    const entry = entries.get(file.path);
    const bytes = entry ? await buffer(await zip.openReadStreamPromise(entry)) : Buffer.alloc(0);
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`The export is damaged: ${file.path} is not what its manifest says.`);
    json.set(file.path, JSON.parse(bytes.toString('utf8')));
  }
  return json;
}

async function restoreOriginal(
  deps: Pick<Deps, 'files' | 'config'>,
  zip: ZipFile,
  entry: Entry | undefined,
  file: { sha256: string; size: number },
): Promise<void> {
  if (await deps.files.has(file.sha256)) return;
  if (!entry) throw new Error(`The export is damaged: the original ${file.sha256} is missing.`);
  await mkdir(deps.config.folders.temporary, { recursive: true, mode: 0o700 });
  const temporary = join(deps.config.folders.temporary, uuid());
  const hash = createHash('sha256');
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(await zip.openReadStreamPromise(entry), measure, createWriteStream(temporary, { mode: 0o600 }));
  if (hash.digest('hex') !== file.sha256)
    throw new Error(`The export is damaged: the original ${file.sha256} is not what its name says.`);
  await deps.files.put(temporary, file);
}

function writeRows(
  deps: Pick<Deps, 'db'>,
  account: z.infer<typeof Account>,
  json: Map<string, unknown>,
): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const written = await tx
      .insert(users)
      .values(revive(users, account) as typeof users.$inferInsert)
      .onConflictDoNothing()
      .returning({ id: users.id });
    // Somebody who signed in here before the import has another id: everything goes to that one.
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.issuer} = ${account.issuer} and ${users.subject} = ${account.subject}`);
    if (!owner) throw new Error('The account could not be created.');
    let rows = written.length;
    for (const name of Object.keys(exportedTables) as ExportedTable[]) {
      const table = exportedTables[name];
      for (const row of z.array(Row).parse(json.get(`${name}.json`) ?? [])) {
        const inserted = await tx
          .insert(table)
          .values({ ...revive(table, row), userId: owner.id } as never)
          .onConflictDoNothing()
          .returning({ userId: table.userId });
        rows += inserted.length;
      }
    }
    const total = tx
      .select({ sum: sql`coalesce(sum(${creditEntries.amount}), 0)` })
      .from(creditEntries)
      .where(eq(creditEntries.userId, owner.id));
    await tx
      .update(users)
      .set({ creditBalance: sql`(${total})` })
      .where(eq(users.id, owner.id));
    return rows;
  });
}

/** JSON knows no dates; the table does. */
function revive(
  table: typeof users | (typeof exportedTables)[ExportedTable],
  row: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => key in row)
      .map(([key, column]) => [
        key,
        column.dataType === 'date' && typeof row[key] === 'string' ? new Date(row[key]) : row[key],
      ]),
  );
}
