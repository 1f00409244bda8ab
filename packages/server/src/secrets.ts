// The secret that signs cookies and derives tokens: from the configuration, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

export async function readSecret(config: Config): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const path = join(config.folders.data, 'session-secret');
  try {
    await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
