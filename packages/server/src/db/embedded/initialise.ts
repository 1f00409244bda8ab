// Makes the cluster and its password, once.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSecret } from '../../write-secret.ts';
import { giveTo, type ServerAccount } from './server-account.ts';

export const passwordFile = (account: ServerAccount) => join(account.folder, '..', 'postgres-password');

/** The password, made together with the cluster. */
export async function initialise(account: ServerAccount): Promise<string> {
  const secretFile = passwordFile(account);
  const initialised = await stat(join(account.folder, 'PG_VERSION')).catch(() => null);
  if (initialised) {
    await giveTo(account, account.folder);
    return (await readFile(secretFile, 'utf8')).trim();
  }
  // A first start that was killed leaves a folder without PG_VERSION as its last file: nothing in it counts yet.
  await rm(account.folder, { recursive: true, force: true });
  await mkdir(account.folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeSecret(secretFile, `${password}\n`);
  const given = join(account.folder, '.password');
  await writeFile(given, `${password}\n`, { mode: 0o600 });
  const fresh = join(account.folder, 'new');
  await mkdir(fresh, { mode: 0o700 });
  await giveTo(account, account.folder);
  await initdb(account, [
    '-D',
    fresh,
    '-U',
    'oneform',
    '--pwfile',
    given,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ]);
  await moveUp(account.folder, fresh);
  return password;
}

/** The finished cluster takes the place of the folder it was made in, PG_VERSION last. */
async function moveUp(folder: string, fresh: string): Promise<void> {
  await rm(join(folder, '.password'), { force: true });
  const entries = await readdir(fresh);
  for (const entry of entries.filter((name) => name !== 'PG_VERSION'))
    await rename(join(fresh, entry), join(folder, entry));
  await rename(join(fresh, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  await rm(fresh, { recursive: true, force: true });
}

function initdb(account: ServerAccount, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(account.binaries.initdb, args, {
      ...account.ids,
      cwd: account.folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`The database could not be created: ${errors.trim().split('\n').at(-1) ?? code}`)),
    );
  });
}
