// Keeps room on the disk: uploads stop before the database does.
import { statfs } from 'node:fs/promises';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';

/** Throws `storage_full`. */
export async function checkFreeSpace(config: Pick<Config, 'folders' | 'minFreeBytes'>): Promise<void> {
  const { bavail, bsize } = await statfs(config.folders.temporary);
  if (bavail * bsize < config.minFreeBytes) throw new AppError('storage_full');
}
