// Puts a received file into the store and its row beside it, and starts reading it: file first, then row, hold and job at once.
import { and, asc, eq } from 'drizzle-orm';
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

export async function addDocument(
  deps: Pick<Deps, 'db' | 'files' | 'config' | 'jobs'>,
  {
    userId,
    file,
    collectionId = null,
    isFree = false,
  }: { userId: string; file: ReceivedFile; collectionId?: string | null; isFree?: boolean },
): Promise<AddedDocument> {
  let isStored = false;
  const work = async (tx: Transaction): Promise<AddedDocument> => {
    if (collectionId) await requireCollectionId(tx, userId, collectionId);
    // Against a deletion of the last other document with this content.
    await lockContent(tx, file.sha256);
    if (!isStored) await deps.files.put(file.path, file);
    isStored = true;
    const [earlier] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.userId, userId), eq(documents.sha256, file.sha256)))
      .orderBy(asc(documents.uploadedAt))
      .limit(1);
    const [document] = await tx
      .insert(documents)
      .values({
        id: uuid(),
        userId,
        originalFilename: file.filename,
        displayName: file.filename,
        fileSize: file.size,
        mimeType: file.mediaType,
        sha256: file.sha256,
        estimatedPages: file.estimatedPages,
        targetCollectionId: collectionId,
        duplicateOf: earlier?.id ?? null,
      })
      .returning();
    const { isStarted } = await startReading(tx, deps, document!, { isFree });
    return { document: { ...document!, status: isStarted ? 'processing' : 'pending' }, isStarted };
  };
  return transact(deps.db, work).catch(async (error: unknown) => {
    if (isStored) await removeUnusedFiles(deps, [file.sha256]);
    throw error;
  });
}
