// A data folder for a server process of its own, with the cluster that its first start would make: making one takes longer than all else there.
import { chmod, cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Data folder of an instance whose database was made and never started; to be copied. */
    newCluster: string;
  }
}

/** In a folder of its own, for the test to remove: `join(folder, '..')`. */
export async function newDataFolder(place = tmpdir()): Promise<string> {
  const folder = await emptyDataFolder(place);
  await cp(inject('newCluster'), folder, { recursive: true });
  return folder;
}

/** One that is not there yet, for what a first start makes itself. */
export async function emptyDataFolder(place = tmpdir()): Promise<string> {
  const parent = await mkdtemp(join(place, 'oneform-data-'));
  // Root's PostgreSQL runs as another user, who must be able to pass through.
  await chmod(parent, 0o711);
  return join(parent, 'data');
}
