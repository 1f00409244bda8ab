// Puts a received file into the store and its row beside it, and starts reading it: file first, then row, hold and job at once.
import { rm } from 'node:fs/promises';
import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { documents } from '../../db/schema.ts';
import { type Transaction, transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { requireCollectionId } from '../collections/require-collection-id.ts';
import type { ReceivedFile } from './receive-file.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { startReading } from './start-reading.ts';
import { type DocumentRow, lockContent } from './store.ts';

export interface AddedDocument {
  readonly document: DocumentRow;
  /** False: too few credits; it waits as `pending`. */
  readonly isStarted: boolean;
}

interface NewDocument {
  /** What stands under it was made by the same request, which died before it was answered. */
  readonly id?: string;
  readonly userId: string;
  readonly file: ReceivedFile;
  readonly collectionId?: string | null;
  /** A paper of the house: free, and there once. */
  readonly isSample?: boolean;
  /** When its request began, by `performance.now`: the same paper that came in since is this one, sent more than once. */
  readonly begunAt?: number;
}

export async function addDocument(
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'jobs' | 'model'>,
  { id = uuid(), userId, file, collectionId = null, isSample = false, begunAt }: NewDocument,
): Promise<AddedDocument> {
  let isStored = false;
  const work = async (tx: Transaction): Promise<AddedDocument> => {
    if (collectionId) await requireCollectionId(tx, userId, collectionId);
    // Against a deletion of the last other document with this content, and against the same upload at the same moment.
    await lockContent(tx, file.sha256);
    const made = await findMade(tx, userId, id);
    if (made) return { document: made, isStarted: made.status !== 'pending' };
    const earlier = await findEarlier(tx, userId, file.sha256);
    if (isSample && earlier) return { document: earlier, isStarted: false };
    const twin = begunAt === undefined ? undefined : await findTwin(tx, { userId, file, collectionId, begunAt });
    if (twin) return { document: twin, isStarted: twin.status !== 'pending' };
    if (!isStored) await deps.files.put(file.path, file);
    isStored = true;
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
        duplicateOf: earlier?.id ?? null,
        isSample,
      })
      .returning();
    const { isStarted } = await startReading(tx, deps, document!, { isFree: isSample });
    return { document: { ...document!, status: isStarted ? 'processing' : 'pending' }, isStarted };
  };
  try {
    return await transact(deps.db, work);
  } catch (error) {
    if (isStored) await removeUnusedFiles(deps, [file.sha256]);
    throw error;
  } finally {
    if (!isStored) await rm(file.path, { force: true });
  }
}

async function findMade(tx: Transaction, userId: string, id: string): Promise<DocumentRow | undefined> {
  const [made] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.userId, userId)));
  return made;
}

async function findEarlier(tx: Transaction, userId: string, sha256: string): Promise<DocumentRow | undefined> {
  const [earlier] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.sha256, sha256)))
    .orderBy(asc(documents.uploadedAt))
    .limit(1);
  return earlier;
}

/** The same bytes under the same name for the same collection, stored since this request began. */
async function findTwin(
  tx: Transaction,
  { userId, file, collectionId, begunAt }: Required<Omit<NewDocument, 'id' | 'isSample'>>,
): Promise<DocumentRow | undefined> {
  const since = await timeOf(tx, begunAt);
  const [twin] = await tx
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.sha256, file.sha256),
        eq(documents.originalFilename, file.filename),
        collectionId ? eq(documents.targetCollectionId, collectionId) : isNull(documents.targetCollectionId),
        gte(documents.uploadedAt, since),
      ),
    )
    .limit(1);
  return twin;
}

/** By the clock of the database, which also stamps documents: never later than the moment that `performance.now` told, however slow the answer. */
async function timeOf(tx: Transaction, moment: number): Promise<Date> {
  const { rows } = await tx.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(new Date(rows[0]!.now).getTime() - (performance.now() - moment));
}
