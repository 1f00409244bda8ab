// A PostgreSQL of our own: initialised once, reached through a Unix socket, stopped with us.
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { chooseServerAccount, giveTo, type ServerAccount } from './server-account.ts';

/** Unix socket paths end at about 107 bytes; the name of the socket itself takes 15. */
const LONGEST_SOCKET_FOLDER = 90;
const SECONDS_TO_START = 30;

/** For one person's papers: small in memory, as durable as any PostgreSQL. */
const settings = {
  listen_addresses: '',
  max_connections: '60',
  shared_buffers: '48MB',
  max_wal_senders: '0',
  wal_level: 'minimal',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers: '0',
  log_min_messages: 'fatal',
  log_checkpoints: 'off',
};

export interface EmbeddedPostgres {
  /** For `pg`; names the database `oneform`. */
  readonly url: string;
  /** The same server, another database. */
  urlOf(database: string): string;
  /** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `folder`, creating it first when it is new. A server left over by a killed process is stopped first.
 * `extra` settings are for tests. Throws an Error with one sentence when it does not come up.
 */
export async function startEmbeddedPostgres(
  folder: string,
  extra: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const account = await chooseServerAccount(await findBinaries(), folder);
  const password = await initialise(account);
  await stopLeftOver(account.folder);
  const sockets = await makeSocketFolder(account);
  const flags = Object.entries({ ...settings, unix_socket_directories: sockets, ...extra }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(account.binaries.postgres, ['-D', account.folder, ...flags], {
    ...account.ids,
    cwd: account.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // Not in our process group: Ctrl-C must reach us first, so that we can stop it in order.
    detached: true,
  });
  const log: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => void (log.length < 50 && log.push(text)));
  const urlOf = (database: string) =>
    `postgresql://oneform:${password}@/${database}?host=${encodeURIComponent(sockets)}`;
  await waitUntilReady(child, urlOf('postgres'), log);
  await createDatabase(urlOf('postgres'));
  return { url: urlOf('oneform'), urlOf, stop: () => stopChild(child) };
}

/** The address of the server that runs on `folder`, or null when none does. */
export async function findRunningUrl(folder: string): Promise<string | null> {
  const account = await chooseServerAccount(await findBinaries(), folder);
  const pid = Number((await readFile(join(account.folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !(await isPostgres(pid, account.folder))) return null;
  const password = (await readFile(join(account.folder, '..', 'postgres-password'), 'utf8')).trim();
  return `postgresql://oneform:${password}@/oneform?host=${encodeURIComponent(socketFolder(account))}`;
}

/** The password, made together with the cluster. */
async function initialise(account: ServerAccount): Promise<string> {
  const secretFile = join(account.folder, '..', 'postgres-password');
  const initialised = await stat(join(account.folder, 'PG_VERSION')).catch(() => null);
  if (initialised) {
    await giveTo(account, account.folder);
    return (await readFile(secretFile, 'utf8')).trim();
  }
  // A first start that was killed leaves a folder without PG_VERSION as its last file: nothing in it counts yet.
  await rm(account.folder, { recursive: true, force: true });
  await mkdir(account.folder, { recursive: true, mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  await writeFile(secretFile, `${password}\n`, { mode: 0o600 });
  const given = join(account.folder, '.password');
  await writeFile(given, `${password}\n`, { mode: 0o600 });
  const fresh = join(account.folder, 'new');
  await mkdir(fresh, { mode: 0o700 });
  await giveTo(account, account.folder);
  await run(account, [
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
  const { readdir, rename } = await import('node:fs/promises');
  await rm(join(folder, '.password'), { force: true });
  const entries = await readdir(fresh);
  for (const entry of entries.filter((name) => name !== 'PG_VERSION'))
    await rename(join(fresh, entry), join(folder, entry));
  await rename(join(fresh, 'PG_VERSION'), join(folder, 'PG_VERSION'));
  await rm(fresh, { recursive: true, force: true });
}

function run(account: ServerAccount, args: string[]): Promise<void> {
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

function socketFolder(account: ServerAccount): string {
  const beside = join(account.folder, '..', 'run');
  const short = join(tmpdir(), `oneform-${createHash('sha256').update(account.folder).digest('hex').slice(0, 12)}`);
  return Buffer.byteLength(beside) <= LONGEST_SOCKET_FOLDER ? beside : short;
}

async function makeSocketFolder(account: ServerAccount): Promise<string> {
  const folder = socketFolder(account);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await giveTo(account, folder);
  return folder;
}

/** A killed OneForm leaves its PostgreSQL behind, which holds the folder: end it in order. */
async function stopLeftOver(folder: string): Promise<void> {
  const pid = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);
  if (!pid || !(await isPostgres(pid, folder))) return;
  process.kill(pid, 'SIGINT');
  for (let waited = 0; waited < 10_000 && isAlive(pid); waited += 50) await sleep(50);
  if (isAlive(pid)) process.kill(pid, 'SIGQUIT');
  for (let waited = 0; waited < 5_000 && isAlive(pid); waited += 50) await sleep(50);
}

/** The pid may belong to another program by now. Where /proc is missing PostgreSQL's own check decides at start. */
async function isPostgres(pid: number, folder: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null ? process.platform !== 'linux' : command.includes(folder);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function waitUntilReady(child: ChildProcess, url: string, log: string[]): Promise<void> {
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  for (let waited = 0; waited < SECONDS_TO_START * 1000; waited += 25) {
    if (ended)
      throw new Error(`The database did not start: ${log.join('').trim().split('\n').at(-1) ?? 'no reason given'}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch {
      await sleep(25);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  await stopChild(child);
  throw new Error(`The database did not start within ${SECONDS_TO_START} seconds.`);
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const existing = await client.query("select 1 from pg_database where datname = 'oneform'");
  if (existing.rowCount === 0) await client.query('create database oneform');
  await client.end();
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  const timer = setTimeout(() => child.kill('SIGQUIT'), 8_000);
  await ended;
  clearTimeout(timer);
}
