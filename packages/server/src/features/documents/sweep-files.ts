// Finds originals that no document needs: a process or a database that died between the file and its row leaves them, as does one that died
// between a deletion and its files.
import { and, eq, inArray } from 'drizzle-orm';
import { documents } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';

const AT_ONCE = 500;
/** An import brings files before their rows, and takes less than this. */
export const SWEEP_AFTER_SECONDS = 3600;

/** Has them looked at again after so many seconds, and removed if nothing needs them still. */
export async function sweepFiles(
  { db, files, jobs }: Pick<Deps, 'db' | 'files' | 'jobs'>,
  afterSeconds: number,
): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const unused = await listUnused(db, batch);
    batch = [];
    if (unused.length > 0) await jobs.enqueueRemoveFiles(db, unused, afterSeconds);
  };
  for await (const { sha256 } of files.list()) if (batch.push(sha256) === AT_ONCE) await sweep();
  await sweep();
}

async function listUnused(db: Deps['db'], hashes: readonly string[]): Promise<string[]> {
  if (hashes.length === 0) return [];
  const needed = await db
    .selectDistinct({ sha256: documents.sha256 })
    .from(documents)
    .where(and(inArray(documents.sha256, [...hashes]), eq(documents.hasOriginal, true)));
  const kept = new Set(needed.map(({ sha256 }) => sha256));
  return hashes.filter((sha256) => !kept.has(sha256));
}
