// Makes the cluster and its password, once.
import { spawn } from 'node:child_process';
import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { requireRoomToStart } from '../../disk-space.ts';
import { explainFailure, reasonOf } from './explain-failure.ts';
import { newPassword, writePassword } from './password.ts';
import { giveTo, type ServerAccount } from './server-account.ts';

/** Files that initdb makes before anything else counts. */
const halfMade = new Set(['new', '.password']);

/** Makes the cluster when there is none; who works on it inherits `heldFd`. Throws an Error in one sentence for one that lost a part without which nothing can be told of it. */
export async function initialise(account: ServerAccount, heldFd?: number): Promise<void> {
  const entries: string[] = await readdir(account.folder).catch(() => []);
  if (entries.includes('PG_VERSION')) {
    // A copy that was put back has another mode than PostgreSQL wants.
    await chmod(account.folder, 0o700).catch(() => undefined);
    return giveTo(account, account.folder);
  }
  // A first start that was killed: its password or the folder in which it was made is still there, for they go last.
  if (entries.length > 0 && !entries.some((name) => halfMade.has(name)))
    throw await explainFailure(new Error('PG_VERSION is missing: corrupt'), account.folder);
  await requireRoomToStart(account.folder, { isNew: true });
  await rm(account.folder, { recursive: true, force: true });
  await mkdir(account.folder, { recursive: true, mode: 0o700 });
  const password = newPassword();
  await writePassword(account, password);
  const given = join(account.folder, '.password');
  await writeFile(given, `${password}\n`, { mode: 0o600 });
  const fresh = join(account.folder, 'new');
  await mkdir(fresh, { mode: 0o700 });
  await giveTo(account, account.folder);
  await initdb(
    account,
    [
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
    ],
    heldFd,
  );
  await moveUp(account.folder, fresh);
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

function initdb(account: ServerAccount, args: string[], heldFd: number | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(account.binaries.initdb, args, {
      ...account.ids,
      cwd: account.folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'ignore', 'pipe', heldFd],
    });
    let errors = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done()
        : fail(new Error(`The database could not be created: ${reasonOf(errors.split('\n')) ?? code}`)),
    );
  });
}
