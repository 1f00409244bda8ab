// Chooses where originals live, from the configuration alone.
import type { Config } from '../config.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { guardFileStore } from './guarded-file-store.ts';
import { measureFileStore } from './measured-file-store.ts';
import { prepareTemporaryFolder } from './temporary-folder.ts';

/** Throws an Error in one sentence when the bucket does not exist or may not be used, or when the folder cannot be written. */
export async function openFileStore({ bucket, folders }: Pick<Config, 'bucket' | 'folders'>): Promise<FileStore> {
  await prepareTemporaryFolder(folders.temporary);
  if (!bucket) return measureFileStore(await createDiskFileStore(folders.files));
  // The SDK takes 35 MB and an eighth of a second: loaded where there is a bucket.
  return measureFileStore(guardFileStore(await (await import('./s3-file-store.ts')).openS3FileStore(bucket)));
}
