// The password of the cluster: in a file beside it, and made anew when that is lost. Whoever owns the files owns what is in them.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { readSecretFile, writeSecret } from '../../write-secret.ts';
import type { ServerAccount } from './server-account.ts';

const fileOf = (account: ServerAccount) => join(account.folder, '..', 'postgres-password');

export const newPassword = () => randomBytes(24).toString('base64url');

/** Null when there is none, or nothing in it. */
export async function readPassword(account: ServerAccount): Promise<string | null> {
  return (await readSecretFile(fileOf(account))) || null;
}

export const writePassword = (account: ServerAccount, password: string) =>
  writeSecret(fileOf(account), `${password}\n`);

/** Only while no server runs on the cluster: a server of one session, which asks for no password, takes the new one. */
export async function renewPassword(
  account: ServerAccount,
  { log, heldFd }: { readonly log: (message: string) => void; readonly heldFd: number | undefined },
): Promise<string> {
  const password = newPassword();
  const child = spawn(account.binaries.postgres, ['--single', '-D', account.folder, 'postgres'], {
    ...account.ids,
    cwd: account.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe', heldFd],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(`alter role oneform password '${password}'\n`);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(errors.trim());
  await writePassword(account, password);
  log(`${fileOf(account)} was missing or wrong. The database has a new password, which is stored there.`);
  return password;
}
