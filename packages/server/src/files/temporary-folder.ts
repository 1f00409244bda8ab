// Folder for uploads until the store takes them.
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3_600_000;

/** Made when it is missing; only the owner may look into it. No upload takes an hour: what lies there longer, a killed process left. */
export async function prepareTemporaryFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, { recursive: true, force: true });
  }
}

/** For a server as it starts, which is alone on its folder: whoever sent these was cut off. */
export async function forgetUnfinishedUploads(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (/^(?:upload|sample)-/.test(name)) await rm(join(folder, name), { force: true });
}
