// A PostgreSQL of our own: initialised once, reached through a Unix socket, kept running, stopped with us.
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { shortPathOf } from '../../data-folder/connect-to-socket.ts';
import { findBinaries } from './binaries.ts';
import { explainFailure } from './explain-failure.ts';
import { forgetHold, holdCluster } from './held.ts';
import { initialise } from './initialise.ts';
import { keepRunning } from './keep-running.ts';
import { endLeftOver, rememberPlace } from './left-over.ts';
import { readPassword, renewPassword } from './password.ts';
import { PasswordRefusedError, type RunningServer, runServer } from './run-server.ts';
import { chooseServerAccount, giveTo, type ServerAccount } from './server-account.ts';
import { watchEntrance } from './watch-entrance.ts';

/** For one person's papers: small in memory, as durable as any PostgreSQL. */
const settings = {
  listen_addresses: '',
  // From the folder of the cluster, in which it works, however long the path to that is.
  unix_socket_directories: '../run',
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
  /** Folder of the cluster; not `folder` when root's own home is closed to others. */
  readonly folder: string;
  /** For `pg`; names the database `oneform`. Stays the same when the server is started again. */
  readonly url: string;
  /** The same server, another database. */
  urlOf(database: string): string;
  /** Why it does not answer just now, in one sentence; null while it runs. */
  fault(): string | null;
  /** Fast shutdown: open transactions are rolled back, what was committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on `folder`, creating it first when it is new, and again whenever it ends by itself or lets nobody in any more. A server
 * left over by a killed process is stopped first. `extra` settings, `msToStart` and `patience` are for tests. Throws an Error with one sentence when it does not come up.
 */
export async function startEmbeddedPostgres(
  folder: string,
  {
    extra = {},
    log = () => undefined,
    msToStart,
    patience,
  }: {
    extra?: Record<string, string>;
    log?: (message: string) => void;
    msToStart?: number;
    patience?: { lookEveryMs: number; patientMs: number };
  } = {},
): Promise<EmbeddedPostgres> {
  const account = await chooseServerAccount(await findBinaries(), folder);
  const sockets = socketFolder(account);
  const flags = Object.entries({ ...settings, ...extra }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  /** With nobody else on the cluster; whatever is started then says by its hold that it is. */
  const alone = async <T>(work: (heldFd: number | undefined) => Promise<T>): Promise<T> => {
    await makeSocketFolder(account);
    await endLeftOver(account.folder, sockets).catch(async (error: Error) => {
      throw await explainFailure(error, account.folder);
    });
    await rememberPlace(account.folder);
    const hold = await holdCluster(sockets);
    try {
      return await work(hold.fd);
    } finally {
      hold.close();
    }
  };
  await alone((heldFd) => initialise(account, heldFd));
  let password = await readPassword(account);
  const urlOf = (database: string) => urlIn(sockets, password ?? '', database);
  const start = async (signal?: AbortSignal): Promise<RunningServer> => {
    try {
      return await alone(async (heldFd) => {
        password ??= await renewPassword(account, { log, heldFd });
        return runServer(account, flags, urlOf('postgres'), { msToStart, signal, heldFd });
      });
    } catch (error) {
      if (!(error instanceof PasswordRefusedError)) throw await explainFailure(error as Error, account.folder);
      password = null;
      return start(signal);
    }
  };
  const first = await start();
  await createDatabase(urlOf('postgres'));
  const { fault, restart, stop } = keepRunning(first, start, log);
  const watch = watchEntrance(urlOf('postgres'), restart, patience);
  return {
    folder: account.folder,
    url: urlOf('oneform'),
    urlOf,
    fault,
    async stop() {
      watch.stop();
      await stop();
      await forgetHold(sockets);
    },
  };
}

/** The address of the server that another process runs on `folder`. */
export async function urlOfRunning(folder: string): Promise<string> {
  const account = await chooseServerAccount(await findBinaries(), folder);
  const password = await readPassword(account);
  if (!password)
    throw new Error('The database password is missing. Stop OneForm and start it again to create a new one.');
  return urlIn(socketFolder(account), password, 'oneform');
}

const urlIn = (sockets: string, password: string, database: string) =>
  `postgresql://oneform:${encodeURIComponent(password)}@/${database}?host=${encodeURIComponent(shortPathOf(sockets))}`;

const socketFolder = (account: ServerAccount) => join(account.folder, '..', 'run');

async function makeSocketFolder(account: ServerAccount): Promise<void> {
  const folder = socketFolder(account);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  await giveTo(account, folder);
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The statement that was under way says so too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const existing = await client.query("select 1 from pg_database where datname = 'oneform'");
    if (existing.rowCount === 0) await client.query('create database oneform');
  } finally {
    await client.end();
  }
}
