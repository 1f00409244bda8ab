// Reads an export back: the same ids, the same originals, and no more trust than somebody's file deserves.
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { MAX_FILE_BYTES } from '@oneform/contract';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { type Archive, openArchive } from '../../archive/read-archive.ts';
import { storeOriginal } from '../../archive/store-original.ts';
import { collections, people, type StoredMarks, users } from '../../db/schema.ts';
import type { Transaction } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { requireRoomFor } from '../../disk-space.ts';
import { findLocalIssuer, localSubject } from '../../sign-in/embedded/local-issuer.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { joinMarks } from '../people/join-marks.ts';
import { requireMe } from '../people/store.ts';
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
/** Of the manifest, and of all tables of one person together: they are read as a whole. */
const MAX_MANIFEST_MB = 64;
const MAX_TABLES_MB = 256;
const Row = z.record(z.string(), z.unknown());
const Owner = z.looseObject({
  id: z.string(),
  relation: z.string(),
  name: z.string(),
  marks: z.object({ names: z.array(z.string()), birthDate: z.iso.date().optional().catch(undefined) }),
});
const Account = z.looseObject({ id: z.uuid(), email: z.email() });

/** Rows that were written; rows that existed already are left alone and not counted. */
export interface ImportResult {
  readonly email: string;
  readonly rows: number;
  readonly files: number;
}

/**
 * Imports an account from a file, trusting it with neither identity nor credits, since anybody may have written it.
 * Without `into` it becomes a new account, which belongs to whoever signs in with its e-mail. Throws an Error in one
 * sentence, before anything is written, when the file is no export, lacks something or would unpack to more than fits;
 * when nobody, or somebody, has the e-mail; and when a part of it does not have the hash that its manifest states.
 */
export async function importAccount(
  deps: Pick<Deps, 'db' | 'files' | 'config'>,
  path: string,
  { into }: { readonly into?: string } = {},
): Promise<ImportResult> {
  const archive = await openArchive(path, `${path} is not a ZIP file.`);
  try {
    const head = [`${DATA_FOLDER}/manifest.json`, 'manifest.json'].find((name) => archive.has(name));
    const manifest = Manifest.safeParse(head ? JSON.parse(String(await archive.read(head, MAX_MANIFEST_MB))) : null);
    if (!manifest.success)
      throw new Error(`${path} is not a OneForm export, or it comes from a version that this one does not support.`);
    const json = await readTables(archive, manifest.data.files);
    const account = Account.parse(json.get('account.json'));
    const originals = await requireOriginals(deps, archive, manifest.data.originals);
    await deps.db.transaction(async (tx) => {
      await (into === undefined ? requireNobody(tx, account.email) : findOwner(tx, into));
    });
    for (const [sha256, name] of originals) {
      if (!(await deps.files.has(sha256))) await storeOriginal(deps, archive, { name, sha256 });
    }
    const rows = await deps.db.transaction(async (tx) => {
      const owner = into === undefined ? await createOwner(tx, deps, account) : await findOwner(tx, into);
      return writeRows(tx, owner, json, new Set(originals.keys()));
    });
    return { email: into ?? account.email, rows, files: originals.size };
  } finally {
    archive.close();
  }
}

const tableFiles = new Set(['account', ...Object.keys(exportedTables)].map((name) => `${name}.json`));

async function readTables(archive: Archive, listed: z.infer<typeof Files>) {
  const json = new Map<string, unknown>();
  let left = MAX_TABLES_MB;
  for (const file of listed.filter(({ path }) => tableFiles.has(posix.basename(path)))) {
    const bytes = await archive.read(file.path, left);
    left -= bytes.length / 1024 / 1024;
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      throw new Error(`The export is damaged: ${file.path} does not match its manifest.`);
    json.set(posix.basename(file.path), JSON.parse(bytes.toString('utf8')));
  }
  return json;
}

/** The entry of each original, by its hash. */
async function requireOriginals(
  { files, config }: Pick<Deps, 'files' | 'config'>,
  archive: Archive,
  listed: z.infer<typeof Files>,
): Promise<Map<string, string>> {
  const originals = new Map<string, string>();
  let bytes = 0;
  for (const { path, sha256 } of listed) {
    if (originals.has(sha256)) continue;
    originals.set(sha256, path);
    if (await files.has(sha256)) continue;
    if (!archive.has(path))
      throw new Error(`The export is damaged: the original ${sha256} is missing. Nothing was written.`);
    const size = archive.sizeOf(path);
    if (size > MAX_FILE_BYTES)
      throw new Error(`${path} in the export is longer than a paper may be. Nothing was written.`);
    bytes += size;
  }
  if (!config.bucket) await requireRoomFor(bytes, { folder: config.folders.data, minFreeBytes: config.minFreeBytes });
  return originals;
}

async function requireNobody(tx: Transaction, email: string): Promise<void> {
  const [present] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  if (present)
    throw new Error(
      `There is already an account with the e-mail address ${email}. To import into it: import FILE.zip --into ${email}`,
    );
}

/** The identity is the one that the issuer in force has for this e-mail; of an external one it is known when they come. */
async function createOwner(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  account: z.infer<typeof Account>,
): Promise<string> {
  const { email } = account;
  await requireNobody(tx, email);
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
  const owners = await ownersOf(tx, owner, json.get('people.json'));
  for (const name of Object.keys(exportedTables) as ExportedTable[]) {
    // Credits spent elsewhere are history there.
    if (name === 'credit_entries') continue;
    const table = exportedTables[name];
    for (const row of z.array(Row).parse(json.get(`${name}.json`) ?? [])) {
      const personId = owners.get(String(row.personId)) ?? row.personId;
      const inserted = await tx
        .insert(table)
        .values({
          ...revive(table, { ...row, ...('personId' in row ? { personId } : {}) }),
          ...(name === 'documents' && bound(row, originals)),
          userId: owner,
        } as never)
        .onConflictDoNothing()
        .returning({ userId: table.userId });
      rows += inserted.length;
    }
  }
  if (!json.has('people.json')) await awaitPeople(tx, owner);
  await requireOwn(tx, owner);
  return rows;
}

/** An account has one owner: whoever it was there is the one who is here, by all names. */
async function ownersOf(tx: Transaction, owner: string, rows: unknown): Promise<Map<string, string>> {
  const mine = and(eq(people.userId, owner), eq(people.relation, 'me'));
  const [me] = await tx.select().from(people).where(mine);
  const theirs = z
    .array(Owner)
    .parse(rows ?? [])
    .filter(({ relation }) => relation === 'me');
  if (!me || theirs.length === 0) return new Map();
  const marks = theirs.reduce((sofar: StoredMarks, gone) => joinMarks({ marks: sofar }, gone), me.marks);
  await tx.update(people).set({ marks }).where(mine);
  return new Map(theirs.map(({ id }) => [id, me.id]));
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
    union all select 1 from document_people w join documents d on d.id = w.document_id join people p on p.id = w.person_id
      where w.user_id = ${owner} and (d.user_id <> ${owner} or p.user_id <> ${owner})
    union all select 1 from collections c join people p on p.id = c.person_id where c.user_id = ${owner} and p.user_id <> ${owner}
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
