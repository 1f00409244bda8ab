// Keeps room on the disk: uploads stop before the database does.
import type { Config } from '../../config.ts';
import { freeBytes } from '../../disk-space.ts';
import { AppError } from '../../errors.ts';

/** Throws `storage_full`. */
export async function checkFreeSpace(config: Pick<Config, 'folders' | 'minFreeBytes'>): Promise<void> {
  if ((await freeBytes(config.folders.temporary)) < config.minFreeBytes) throw new AppError('storage_full');
}
