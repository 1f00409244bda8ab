// Reads an export back: the same ids, the same originals, and no more trust than somebody's file deserves.
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { findLocalIssuer, localSubject } from '../../sign-in/embedded/local-issuer.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { waitingSubject } from './move-accounts.ts';
import { DATA_FOLDER, EXPORT_FORMAT, EXPORT_VERSION, type ExportedTable, exportedTables } from './personal-tables.ts';

const Files = z.array(z.object({ path: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/), size: z.number() }));
const Manifest = z.discriminatedUnion('version', [
  z.object({ format: z.literal(EXPORT_FORMAT), version: z.literal(EXPORT_VERSION), files: Files, originals: Files }),
  // Papers named by their hashes, beside the rows.
  z
    .object({ format: z.literal(EXPORT_FORMAT), version: z.literal(1), files: Files })
    .transform(({ files, ...rest }) => ({
      ...rest,
      files: files.filter(({ path }) => !path.startsWith('files/')),
      originals: files.filter(({ path }) => path.startsWith('files/')),
    })),
]);
const Row = z.record(z.string(), z.unknown());
const Account = z.looseObject({ id: z.uuid(), email: z.email() });

/** What was written; rows that stood there already are left alone and not counted. */
export interface ImportResult {
  readonly email: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Whoever wrote the file may have written anything: it says neither who somebody is nor what they may spend. Without `into` it becomes a new
 * account, which whoever signs in with its e-mail has. Throws an Error in one sentence when the file is no export, when something in it does
 * not have the hash that its manifest says, and when nobody, or somebody, has the e-mail.
 */
export async function importAccount(
  deps: Pick<Deps, 'db' | 'files' | 'config'>,
  path: string,
  { into }: { readonly into?: string } = {},
): Promise<ImportResult> {
  const zip = await yauzl.openPromise(path, { autoClose: false }).catch((cause: unknown) => {
    throw new Error(`${path} is not a ZIP file.`, { cause });
  });
  try {
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const head = entries.get(`${DATA_FOLDER}/manifest.json`) ?? entries.get('manifest.json');
    const manifest = Manifest.safeParse(await readJson(zip, head));
    if (!manifest.success)
      throw new Error(`${path} is not a OneForm export, or it comes from a version that this one does not support.`);
    const json = await readTables(zip, entries, manifest.data.files);
    const { originals } = manifest.data;
    for (const file of originals) await restoreOriginal(deps, zip, entries.get(file.path), file);
    const account = Account.parse(json.get('account.json'));
    const rows = await deps.db.transaction(async (tx) => {
      const owner = into === undefined ? await createOwner(tx, deps, account) : await findOwner(tx, into);
      return writeRows(tx, owner, json, new Set(originals.map(({ sha256 }) => sha256)));
    });
    return { email: into ?? account.email, rows, files: new Set(originals.map(({ sha256 }) => sha256)).size };
  } finally {
    zip.close();
  }
}

async function readJson(zip: ZipFile, entry: Entry | undefined): Promise<unknown> {
  if (!entry) return null;
  return JSON.parse((await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'));
}

async function readTables(zip: ZipFile, entries: Map<string, Entry>, files: z.infer<typeof Files>) {
  const json = new Map<string, unknown>();
  for (const file of files.filter(({ path }) => path.endsWith('.json'))) {
    const entry = entries.get(file.path);
    const bytes = entry ? await buffer(await zip.openReadStreamPromise(entry)) : Buffer.alloc(0);
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`The export is damaged: ${file.path} does not match its manifest.`);
    json.set(posix.basename(file.path), JSON.parse(bytes.toString('utf8')));
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
    throw new Error(`The export is damaged: the original ${file.sha256} does not match its name.`);
  await deps.files.put(temporary, file);
  await rm(temporary);
}

/** The identity is the one that the issuer in force has for this e-mail; of an external one it is known when they come. */
async function createOwner(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  account: z.infer<typeof Account>,
): Promise<string> {
  const { email } = account;
  const [present] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  if (present)
    throw new Error(
      `There is already an account with the e-mail address ${email}. To import into it: import FILE.zip --into ${email}`,
    );
  const { signIn } = config;
  const identity =
    signIn.kind === 'oidc'
      ? { issuer: signIn.issuer, subject: waitingSubject(email) }
      : { issuer: await findLocalIssuer(tx), subject: localSubject(email) };
  const [taken] = await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id));
  const id = taken ? uuid() : account.id;
  const settings = revive(users, account) as Pick<
    typeof users.$inferSelect,
    'fullName' | 'gdprConsent' | 'gdprConsentAt' | 'aiEnabled' | 'maskIdentifiers' | 'deleteOriginals'
  >;
  const { fullName, gdprConsent, gdprConsentAt, aiEnabled, maskIdentifiers, deleteOriginals } = settings;
  await tx.insert(users).values({
    ...{ id, email, ...identity, fullName, gdprConsent, gdprConsentAt, aiEnabled, maskIdentifiers, deleteOriginals },
  });
  if (config.credits.initial > 0)
    await grantCredits(tx, { userId: id, amount: config.credits.initial, note: 'Welcome' });
  return id;
}

async function findOwner(tx: Transaction, email: string): Promise<string> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (found.length !== 1)
    throw new Error(
      found.length === 0
        ? `No account here has the e-mail address ${email}.`
        : `Several accounts have the e-mail address ${email}.`,
    );
  return found[0]!.id;
}

async function writeRows(
  tx: Transaction,
  owner: string,
  json: Map<string, unknown>,
  originals: ReadonlySet<string>,
): Promise<number> {
  let rows = 0;
  for (const name of Object.keys(exportedTables) as ExportedTable[]) {
    // What was spent elsewhere is history there.
    if (name === 'credit_entries') continue;
    const table = exportedTables[name];
    for (const row of z.array(Row).parse(json.get(`${name}.json`) ?? [])) {
      const inserted = await tx
        .insert(table)
        .values({ ...revive(table, row), ...(name === 'documents' && bound(row, originals)), userId: owner } as never)
        .onConflictDoNothing()
        .returning({ userId: table.userId });
      rows += inserted.length;
    }
  }
  await requireOwn(tx, owner);
  return rows;
}

/** Nothing is held for it here, and a hash alone opens no file: it has to have come with the export. */
function bound(row: Record<string, unknown>, originals: ReadonlySet<string>) {
  return { holdId: null, hasOriginal: row.hasOriginal !== false && originals.has(String(row.sha256)) };
}

/** Ids in the file may be those of other people's documents and collections: nothing of it may hang on them. */
async function requireOwn(tx: Transaction, owner: string): Promise<void> {
  const { rows } = await tx.execute(sql`
    select 1 from document_results r join documents d on d.id = r.document_id where r.user_id = ${owner} and d.user_id <> ${owner}
    union all select 1 from collection_versions v join collections c on c.id = v.collection_id where v.user_id = ${owner} and c.user_id <> ${owner}
    union all select 1 from value_sources s left join documents d on d.id = s.document_id join collections c on c.id = s.collection_id
      where s.user_id = ${owner} and (c.user_id <> ${owner} or d.user_id <> ${owner})
    union all select 1 from collection_updates u join documents d on d.id = u.document_id join collections c on c.id = u.collection_id
      where u.user_id = ${owner} and (c.user_id <> ${owner} or d.user_id <> ${owner})
    union all select 1 from documents d join documents o on o.id = d.other_side where d.user_id = ${owner} and o.user_id <> ${owner}
    union all select 1 from documents d join collections c on c.id = d.target_collection_id where d.user_id = ${owner} and c.user_id <> ${owner}`);
  if (rows.length > 0)
    throw new Error(
      'The export contains documents or collections that belong to someone else here. Nothing was imported.',
    );
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
