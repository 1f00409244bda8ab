// Originals of an export into the store, before their rows; and the proof, once the rows are there, that no removal of the same content took one away meanwhile.
import { storeOriginal } from '../../../archive/store-original.ts';
import { transact } from '../../../db/transact.ts';
import type { Deps } from '../../../deps.ts';
import { awaitRemoval } from '../../documents/removals.ts';
import { lockContent } from '../../documents/store.ts';
import type { OpenExport } from './open-export.ts';

type StoreDeps = Pick<Deps, 'db' | 'files' | 'config'>;

/** Names each original in `stored` before it is written, for whoever has to clear them away. */
export async function storeOriginals(
  deps: StoreDeps,
  { archive, originals }: OpenExport,
  stored: string[],
  onStored: (done: number) => void,
): Promise<void> {
  for (const { path, sha256 } of originals.values()) {
    onStored(stored.length);
    stored.push(sha256);
    if (!(await deps.files.has(sha256))) await storeOriginal(deps, archive, { name: path, sha256 });
  }
}

/** After the rows: a removal that began before them has ended, one that begins now finds them. */
export async function restoreRemoved(deps: StoreDeps, { archive, originals }: OpenExport): Promise<void> {
  for (const { path, sha256 } of originals.values()) {
    await transact(deps.db, (tx) => lockContent(tx, sha256));
    await awaitRemoval(deps.db, sha256);
    if (!(await deps.files.has(sha256))) await storeOriginal(deps, archive, { name: path, sha256 });
  }
}
