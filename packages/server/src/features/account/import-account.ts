// Reads an export back: the same originals, and no more trust than somebody's file deserves.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ImportOwner, ImportReport } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { users } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { requireRoomFor } from '../../disk-space.ts';
import { AppError } from '../../errors.ts';
import { findLocalIssuer, localSubject } from '../../sign-in/embedded/local-issuer.ts';
import type { Author } from '../collections/author.ts';
import type { Catalogue } from '../collections/sections-of.ts';
import { grantCredits } from '../credits/grant-credits.ts';
import { removeUnusedFiles } from '../documents/remove-unused-files.ts';
import { requireQuota } from '../documents/require-quota.ts';
import { listByContent } from '../documents/store.ts';
import { lockPapers } from '../updates/lock-papers.ts';
import { settleAccount } from '../updates/settle-account.ts';
import { type AssignedIds, assignIds } from './import/assign-ids.ts';
import { type OpenExport, openExport } from './import/open-export.ts';
import { blameFile, refuseImport } from './import/refuse-import.ts';
import { restoreRemoved, storeOriginals } from './import/store-originals.ts';
import { takeOwner } from './import/take-owner.ts';
import { markTwins, revive, type Written, writeRows } from './import/write-rows.ts';
import { waitingSubject } from './move-accounts.ts';
import type { ExportedTable } from './personal-tables.ts';

type ImportDeps = Pick<Deps, 'db' | 'files' | 'config'> & Partial<Pick<Deps, 'jobs'>>;

type ImportStep = 'checking' | 'storing' | 'writing';

export interface ImportOptions {
  /** The account that takes it. Without one it becomes an account, which belongs to whoever signs in with its e-mail. */
  readonly into?: {
    readonly userId: string;
    readonly owner: ImportOwner;
    readonly author: Author;
    readonly catalogue: Catalogue;
  };
  readonly onProgress?: (step: ImportStep, done: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Imports an account from a file, trusting it with neither identity nor credits, since anybody may have written it. Every row and every original is
 * looked at before anything is written: an original counts as brought by its bytes, also where this instance has the same. Rows are one
 * transaction; what was stored for them is cleared away when it fails. Throws `validation_failed` with a sentence, `quota_exceeded`, `storage_full`.
 */
export async function importAccount(
  deps: ImportDeps,
  path: string,
  { into, onProgress = () => {}, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const say = (step: ImportStep) => (done: number, total: number) => {
    signal?.throwIfAborted();
    onProgress(step, done, total);
  };
  const opened = await openExport(path, say('checking'));
  const stored: string[] = [];
  let isWritten = false;
  try {
    await requireRoom(deps, opened).catch((cause: unknown) => {
      // Folders of the machine are for its operator to know.
      throw into ? new AppError('storage_full', { cause }) : cause;
    });
    if (!into) await transact(deps.db, (tx) => requireNobody(tx, opened.account.email));
    const { size } = opened.originals;
    await storeOriginals(deps, opened, stored, (done) => say('storing')(done, size));
    say('writing')(0, 1);
    const written = await writeAll(deps, opened, into);
    isWritten = true;
    await restoreRemoved(deps, opened);
    return toReport(opened, written);
  } finally {
    opened.close();
    if (!isWritten) await removeUnusedFiles(deps, stored);
  }
}

async function requireRoom({ files, config }: ImportDeps, { originals }: OpenExport): Promise<void> {
  if (config.bucket) return;
  let bytes = 0;
  for (const { sha256, size } of originals.values()) if (!(await files.has(sha256))) bytes += size;
  await requireRoomFor(bytes, { folder: config.folders.data, minFreeBytes: config.minFreeBytes });
}

async function writeAll(deps: ImportDeps, opened: OpenExport, into: ImportOptions['into']) {
  const samples = await hashSamples(deps.config);
  try {
    return await transact(deps.db, async (tx) => {
      if (into) await lockPapers(tx, into.userId);
      const owner = into?.userId ?? (await createOwner(tx, deps, opened));
      const ids = await assignIds(tx, owner, opened, { keepsFree: !into });
      await requireShare(tx, deps, { owner, opened, ids });
      const people = await takeOwner(tx, owner, opened, into?.owner ?? 'mine');
      const written = await writeRows(tx, opened, {
        owner,
        ids,
        ...people,
        isSample: (hash) => samples.has(hash),
        goesOn: !into,
      });
      const isMore = (['people', 'collections', 'documents'] as const).some((table) => written.get(table)!.added > 0);
      if (into && isMore) {
        await markTwins(tx, owner, [...opened.originals.keys()]);
        await blameFile(() => settleAccount(tx, into.catalogue, owner, { isEverything: true, author: into.author }));
      }
      return written;
    });
  } catch (error) {
    throw toRefusal(error);
  }
}

/** Rows that the database does not take are the file's fault, however they came to be so. */
function toRefusal(error: unknown): unknown {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return /^2[23]/.test(cause?.code ?? code ?? '')
    ? refuseImport('The export is damaged or was changed.', error)
    : error;
}

/** Counts what the account did not have. */
async function requireShare(
  tx: Transaction,
  { config }: ImportDeps,
  { owner, opened, ids }: { readonly owner: string; readonly opened: OpenExport; readonly ids: AssignedIds },
): Promise<void> {
  const documents = (opened.ids.get('documents') ?? []).filter((id) => !ids.isPresent('documents', id)).length;
  if (documents === 0) return;
  const known = await listByContent(tx, owner, [...opened.originals.keys()]);
  const bytes = [...opened.originals.values()].reduce(
    (sum, { sha256, size }) => sum + (known.has(sha256) ? 0 : size),
    0,
  );
  await requireQuota(tx, config, { userId: owner, bytes, documents });
}

async function requireNobody(tx: Transaction, email: string): Promise<void> {
  const [present] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1);
  if (present)
    throw refuseImport(
      `There is already an account with the e-mail address ${email}. To import into it: import FILE.zip --into ${email}.`,
    );
}

/** The identity is the one that the issuer in force has for this e-mail; of an external one it is known when they come. */
async function createOwner(
  tx: Transaction,
  { config }: Pick<Deps, 'config'>,
  { account }: Pick<OpenExport, 'account'>,
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

/** Samples are not counted, so that the bytes of a paper decide whether it is one. */
async function hashSamples({ folders }: Deps['config']): Promise<Set<string>> {
  const list = await readFile(join(folders.samples, 'samples.json'), 'utf8').catch(() => '[]');
  const samples = z.array(z.object({ file: z.string() })).parse(JSON.parse(list));
  const hashes = samples.map(async ({ file }) =>
    createHash('sha256')
      .update(await readFile(join(folders.samples, basename(file))))
      .digest('hex'),
  );
  return new Set(await Promise.all(hashes));
}

function toReport({ account, originals }: OpenExport, written: ReadonlyMap<ExportedTable, Written>): ImportReport {
  const of = (table: ExportedTable) => written.get(table) ?? { added: 0, present: 0 };
  const count = (key: keyof Written) => ({
    collections: of('collections')[key],
    documents: of('documents')[key],
    saved_forms: of('saved_forms')[key],
  });
  return {
    email: account.email,
    name: account.fullName ?? null,
    rows: [...written.values()].reduce((sum, { added }) => sum + added, 0),
    files: originals.size,
    added: count('added'),
    present: count('present'),
  };
}
