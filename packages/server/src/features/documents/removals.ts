// Removals of originals, and how an upload of the same content keeps out of their way: nobody holds a connection while the store is asked, so that
// either side finds out afterwards whether the other one began.

import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Database, Queryable } from '../../db/database.ts';
import { removedFiles } from '../../db/removed-files.ts';
import { AppError } from '../../errors.ts';

/** A deletion may be done so long after it was sent; one whose process died is over by then. */
const UNDER_WAY_SECONDS = 60;
const PATIENT_MS = 15_000;
const LOOK_EVERY_MS = 100;

/** The name of the latest removal of a content, which has ended; null when there was none of late. Waits while one is under way; throws `files_unavailable`. */
export async function awaitRemoval(db: Database, sha256: string): Promise<string | null> {
  for (const until = performance.now() + PATIENT_MS; ; await sleep(LOOK_EVERY_MS)) {
    const latest = await findRemoval(db, sha256);
    if (!latest?.isUnderWay) return latest?.removal ?? null;
    if (performance.now() > until) throw new AppError('files_unavailable', { headers: { 'retry-after': '30' } });
  }
}

/** In a transaction that holds the content: true when no removal began since the one that is named ended. */
export async function isUnremovedSince(tx: Queryable, sha256: string, removal: string | null): Promise<boolean> {
  return ((await findRemoval(tx, sha256))?.removal ?? null) === removal;
}

async function findRemoval(tx: Queryable, sha256: string) {
  const [latest] = await tx
    .select({
      removal: removedFiles.removal,
      isUnderWay: sql<boolean>`not ${removedFiles.isDone} and ${removedFiles.startedAt} > now() - make_interval(secs => ${UNDER_WAY_SECONDS})`,
    })
    .from(removedFiles)
    .where(eq(removedFiles.sha256, sha256));
  return latest;
}

/** In a transaction that holds the content and found that nobody needs it. Gives the name of this removal. */
export async function beginRemoval(tx: Queryable, sha256: string): Promise<string> {
  const removal = uuid();
  const begun = { removal, isDone: false, startedAt: sql`now()` };
  await tx
    .insert(removedFiles)
    .values({ sha256, ...begun })
    .onConflictDoUpdate({ target: removedFiles.sha256, set: begun });
  return removal;
}

export async function endRemoval(db: Database, sha256: string, removal: string): Promise<void> {
  await db
    .update(removedFiles)
    .set({ isDone: true })
    .where(and(eq(removedFiles.sha256, sha256), eq(removedFiles.removal, removal)));
}
