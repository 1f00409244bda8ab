// A secret on disk: readable by its owner alone, and whole or not there at all.
import { chmod, open, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Durable when it resolves. */
export async function writeSecret(path: string, secret: string): Promise<void> {
  const fresh = `${path}.new`;
  const file = await open(fresh, 'w', 0o600);
  try {
    // A file that a crash left there keeps the mode it was made with.
    await file.chmod(0o600);
    await file.writeFile(secret);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(fresh, path);
  // The name is durable only when its folder is.
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Null when there is none. Takes it back from everybody else who could read it. */
export async function readSecretFile(path: string): Promise<string | null> {
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    await chmod(path, 0o600);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
