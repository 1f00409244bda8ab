// PostgreSQL refuses to run as root; then its process runs as another user, in folders that this user can enter.
import { createHash } from 'node:crypto';
import { chmod, chown, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Binaries } from './binaries.ts';

/** uid and gid of `nobody` on Linux and of most others. */
const NOBODY = 65534;

export interface ServerAccount {
  /** Passed to `spawn`; empty when we are not root. */
  readonly ids: { uid?: number; gid?: number };
  readonly binaries: Binaries;
  readonly folder: string;
}

/**
 * Chooses the folder and the account of PostgreSQL. Root's own home cannot be entered by others: then both move to
 * /var/lib/oneform.
 */
export async function chooseServerAccount(binaries: Binaries, folder: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { ids: {}, binaries, folder };
  const ids = { uid: NOBODY, gid: NOBODY };
  // Others may pass through the data folder, not look into it.
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
  await chmod(dirname(folder), 0o711);
  if ((await canOthersEnter(binaries.root)) && (await canOthersEnter(dirname(folder))))
    return { ids, binaries, folder };
  const home = join('/var/lib/oneform', createHash('sha256').update(folder).digest('hex').slice(0, 16));
  await mkdir(home, { recursive: true });
  return { ids, binaries: await copyBinaries(binaries, join(home, 'server')), folder: join(home, 'postgres') };
}

async function canOthersEnter(path: string): Promise<boolean> {
  for (let at = path; ; at = dirname(at)) {
    const { mode } = await stat(at).catch(() => ({ mode: 0o001 }));
    if ((mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}

/** Copied anew each time the installed ones are newer; moved into place whole, so that a crash leaves no half copy. */
async function copyBinaries(binaries: Binaries, target: string): Promise<Binaries> {
  const moved = { root: target, initdb: join(target, 'bin/initdb'), postgres: join(target, 'bin/postgres') };
  const [installed, copied] = await Promise.all([stat(binaries.postgres), stat(moved.postgres).catch(() => null)]);
  if (copied && copied.size === installed.size && copied.mtimeMs >= installed.mtimeMs) return moved;
  const fresh = `${target}.new`;
  await rm(fresh, { recursive: true, force: true });
  await cp(binaries.root, fresh, { recursive: true, verbatimSymlinks: true });
  await rm(target, { recursive: true, force: true });
  await rename(fresh, target);
  return moved;
}

/** Gives a folder and all in it to the account; a no-op when it owns it already. */
export async function giveTo(account: ServerAccount, folder: string): Promise<void> {
  const { uid, gid } = account.ids;
  if (uid === undefined || gid === undefined || (await stat(folder)).uid === uid) return;
  for (const entry of await readdir(folder, { recursive: true })) await chown(join(folder, entry), uid, gid);
  await chown(folder, uid, gid);
}
