// Puts a received file into the store, then its row, hold and job at once: no connection of the database waits for the store.
import { rm } from 'node:fs/promises';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Queryable } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../errors.ts';
import { requireCollectionId } from '../collections/require-collection-id.ts';
import type { ReceivedFile } from './receive-file.ts';
import { awaitRemoval, isUnremovedSince } from './removals.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { requireQuota } from './require-quota.ts';
import { startReading } from './start-reading.ts';
import { type DocumentRow, lockContent } from './store.ts';

export interface AddedDocument {
  readonly document: DocumentRow;
  /** False: too few credits; it waits as `pending`. */
  readonly isStarted: boolean;
}

interface NewDocument {
  /** A row with this id is from an earlier, unanswered try of this request. */
  readonly id?: string;
  readonly userId: string;
  readonly file: ReceivedFile;
  readonly collectionId?: string | null;
  /** No other collection may use it. True unless given. */
  readonly isOnlyForTarget?: boolean;
  /** Built-in sample: not charged, stored once per user. */
  readonly isSample?: boolean;
  /** When its request began, by `performance.now`: the same paper that came in since, or shortly before, is this one, sent more than once. */
  readonly begunAt?: number;
}

type DocumentToAdd = Required<Omit<NewDocument, 'begunAt'>> & Pick<NewDocument, 'begunAt'>;

/** Somebody who means a second document of the same paper takes longer than a client that sends again, or a second click. */
const TWIN_SECONDS = 10;
/** Number of tries to store content that was being removed meanwhile. */
const TRIES = 3;

/** Throws `quota_exceeded`; `files_unavailable` and `overloaded` while the store takes nothing, or not as quickly as is uploaded. */
export async function addDocument(
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'jobs' | 'model' | 'uploadTurns'>,
  { id = uuid(), collectionId = null, isOnlyForTarget = true, isSample = false, ...given }: NewDocument,
): Promise<AddedDocument> {
  const wanted = { ...given, id, collectionId, isOnlyForTarget, isSample };
  const { userId, file } = wanted;
  let endTurn = () => {};
  let isStored = false;
  try {
    endTurn = await deps.uploadTurns.take(userId);
    const known = await findKnown(deps.db, wanted);
    if (known) return known;
    for (let tried = 1; tried <= TRIES; tried += 1) {
      const removal = await awaitRemoval(deps.db, file.sha256);
      await deps.files.put(file.path, file);
      isStored = true;
      const added = await transact(deps.db, (tx) => insertStored(tx, deps, wanted, removal));
      if (added) return added;
    }
    throw new AppError('files_unavailable', { headers: { 'retry-after': '1' } });
  } catch (error) {
    if (isStored) await removeUnusedFiles(deps, [file.sha256]);
    throw error;
  } finally {
    endTurn();
    await rm(file.path, { force: true });
  }
}

/** Null: a removal of the same content began while the file was being stored, and it may be gone. */
async function insertStored(
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'jobs' | 'model'>,
  wanted: DocumentToAdd,
  removal: string | null,
): Promise<AddedDocument | null> {
  const { id, userId, file, collectionId, isOnlyForTarget, isSample } = wanted;
  // Against a removal that begins now, and against the same upload at the same moment.
  await lockContent(tx, file.sha256);
  const known = await findKnown(tx, wanted);
  if (known) return known;
  if (!(await isUnremovedSince(tx, file.sha256, removal))) return null;
  if (!isSample) await requireQuota(tx, deps.config, { userId, bytes: file.size });
  const earlier = await findEarlier(tx, userId, file.sha256);
  const [document] = await tx
    .insert(documents)
    .values({
      id,
      userId,
      originalFilename: file.filename,
      displayName: file.filename,
      fileSize: file.size,
      mimeType: file.mediaType,
      sha256: file.sha256,
      estimatedPages: file.estimatedPages,
      targetCollectionId: collectionId,
      isOnlyForTarget,
      duplicateOf: earlier?.id ?? null,
      isSample,
    })
    .returning();
  const { isStarted } = await startReading(tx, deps, document!, { isFree: isSample });
  return { document: { ...document!, status: isStarted ? 'processing' : 'pending' }, isStarted };
}

/** Finds an earlier document that makes this one superfluous. Throws `not_found` for a collection that is not there. */
async function findKnown(tx: Queryable, wanted: DocumentToAdd): Promise<AddedDocument | null> {
  const { id, userId, file, collectionId, isSample, begunAt } = wanted;
  if (collectionId) await requireCollectionId(tx, userId, collectionId);
  const made = await findMade(tx, userId, id);
  if (made) return { document: made, isStarted: made.status !== 'pending' };
  const sample = isSample ? await findEarlier(tx, userId, file.sha256) : undefined;
  if (sample) return { document: sample, isStarted: false };
  const twin = begunAt === undefined ? undefined : await findTwin(tx, wanted, begunAt);
  return twin ? { document: twin, isStarted: twin.status !== 'pending' } : null;
}

async function findMade(tx: Queryable, userId: string, id: string): Promise<DocumentRow | undefined> {
  const [made] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId)));
  return made;
}

async function findEarlier(tx: Queryable, userId: string, sha256: string): Promise<DocumentRow | undefined> {
  const [earlier] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.sha256, sha256)))
    .orderBy(asc(documents.uploadedAt))
    .limit(1);
  return earlier;
}

/** The same bytes under the same name for the same collection, stored since shortly before this request began, by the clock that stamps documents. */
async function findTwin(
  tx: Queryable,
  { userId, file, collectionId }: DocumentToAdd,
  begunAt: number,
): Promise<DocumentRow | undefined> {
  const seconds = (performance.now() - begunAt) / 1000 + TWIN_SECONDS;
  const [twin] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.sha256, file.sha256),
        eq(documents.originalFilename, file.filename),
        collectionId ? eq(documents.targetCollectionId, collectionId) : isNull(documents.targetCollectionId),
        gte(documents.uploadedAt, sql`clock_timestamp() - make_interval(secs => ${seconds})`),
      ),
    )
    .limit(1);
  return twin;
}
