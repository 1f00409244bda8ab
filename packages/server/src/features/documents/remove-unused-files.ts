// Deletes originals and their page images when no document needs them any more.
import { and, eq } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import { transact } from '../../db/transact.ts';
import type { Deps } from '../../deps.ts';
import { removePageImages } from './page-images.ts';
import { beginRemoval, endRemoval } from './removals.ts';
import { lockContent } from './store.ts';

type RemovalDeps = Pick<Deps, 'db' | 'files' | 'config'> & Partial<Pick<Deps, 'jobs'>>;

const TRY_AGAIN_MS = 3000;

/**
 * After the rows are gone. What cannot be deleted now becomes a job; without `jobs` it throws. What a crash leaves behind are files that
 * nobody refers to, which `sweepFiles` finds.
 */
export async function removeUnusedFiles({ jobs, ...deps }: RemovalDeps, hashes: readonly string[]): Promise<void> {
  const left: string[] = [];
  for (const sha256 of new Set(hashes)) {
    await removeUnused(deps, sha256).catch((error: unknown) => {
      if (!jobs) throw error;
      left.push(sha256);
    });
  }
  if (jobs && left.length > 0) await handOver(deps.db, jobs, left);
}

/**
 * When even the queue does not take them the database is away: nobody waits for it, and handing over is repeated until
 * it is back.
 */
async function handOver(db: Deps['db'], jobs: Deps['jobs'], hashes: readonly string[]): Promise<void> {
  try {
    await jobs.enqueueRemoveFiles(db, hashes);
  } catch {
    if (!db.$client.ending) setTimeout(() => void handOver(db, jobs, hashes), TRY_AGAIN_MS).unref();
  }
}

async function removeUnused({ db, files, config }: Omit<RemovalDeps, 'jobs'>, sha256: string): Promise<void> {
  const removal = await transact(db, async (tx) => {
    await lockContent(tx, sha256);
    const [needed] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(and(eq(documents.sha256, sha256), eq(documents.hasOriginal, true)))
      .limit(1);
    return needed ? null : await beginRemoval(tx, sha256);
  });
  if (removal === null) return;
  await removePageImages(config, sha256);
  await files.remove(sha256);
  await endRemoval(db, sha256, removal);
}
