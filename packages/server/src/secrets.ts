// The secret that signs cookies and derives tokens: from the configuration, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { readSecretFile, writeSecret } from './write-secret.ts';

/** As for SESSION_SECRET. */
const SHORTEST = 32;

/** One that is empty or too short to be a secret is replaced, and `log` hears of it. Only for who holds the lock of the data folder. */
export async function readSecret(
  config: Pick<Config, 'sessionSecret' | 'folders'>,
  log: (message: string) => void,
): Promise<string> {
  if (config.sessionSecret) return config.sessionSecret;
  const path = join(config.folders.data, 'session-secret');
  const kept = await readSecretFile(path);
  if (kept !== null && kept.length >= SHORTEST) return kept;
  const secret = randomBytes(48).toString('base64url');
  await writeSecret(path, secret);
  if (kept !== null)
    log(
      `${path} was damaged: it held ${kept.length} characters. A new secret was created, so everyone has to sign in again.`,
    );
  return secret;
}
