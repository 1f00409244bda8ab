// One run of the server's process: spawned, waited for until it answers, stopped.
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { reasonOf } from './explain-failure.ts';
import type { ServerAccount } from './server-account.ts';

/** Without a sign of life: a machine with much else to do may need most of it. */
const MS_TO_START = 120_000;
const MS_TO_CONNECT = 30_000;
const SECONDS_TO_STOP = 8;
const KEPT_LINES = 50;
const INVALID_PASSWORD = '28P01';
const CANNOT_CONNECT_NOW = '57P03';

export interface RunningServer {
  /** Resolves when the process is gone, with what it said last. */
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

/** The server is there and does not know this password. */
export class PasswordRefusedError extends Error {}

interface RunOptions {
  readonly msToStart?: number | undefined;
  /** Inherited by all its processes. */
  readonly heldFd?: number | undefined;
  /** Aborted: nobody waits for it any more. */
  readonly signal?: AbortSignal | undefined;
}

/** `url` answers when this resolves. Throws an Error with what the server said last when it does not come up, or `PasswordRefusedError`. */
export async function runServer(
  account: ServerAccount,
  flags: readonly string[],
  url: string,
  { msToStart = MS_TO_START, signal, heldFd }: RunOptions = {},
): Promise<RunningServer> {
  const child = spawn(account.binaries.postgres, ['-D', account.folder, ...flags], {
    ...account.ids,
    cwd: account.folder,
    env: { LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe', heldFd],
    // Not in our process group: Ctrl-C must reach us first, so that we can stop it in order.
    detached: true,
  });
  const log: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log.push(...text.trim().split('\n'));
    log.splice(0, log.length - KEPT_LINES);
  });
  const ended = new Promise<string>((done) => {
    child.once('error', (error) => done(error.message));
    child.once('exit', (code, signal) => done(reasonOf(log) ?? `${signal ?? `exit code ${code}`}`));
  });
  const stop = () => stopChild(child);
  await waitUntilReady(ended, url, stop, { msToStart, signal });
  return { ended, stop };
}

async function waitUntilReady(
  ended: Promise<string>,
  url: string,
  stop: () => Promise<void>,
  { msToStart, signal }: RunOptions & { readonly msToStart: number },
): Promise<void> {
  let last: string | undefined;
  void ended.then((reason) => (last = reason));
  for (let until = Date.now() + msToStart; Date.now() < until && !signal?.aborted; ) {
    if (last !== undefined) throw new Error(last);
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: MS_TO_CONNECT });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === INVALID_PASSWORD) {
        await stop();
        throw new PasswordRefusedError('The password was refused.', { cause: error });
      }
      // Going through its log after a crash takes as long as it takes: stopped in the middle it would begin again, each time.
      if (code === CANNOT_CONNECT_NOW) until = Date.now() + msToStart;
      await sleep(25);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
  await stop();
  signal?.throwIfAborted();
  throw new Error(`it did not answer within ${msToStart / 1000} seconds.`);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGINT');
  // One that was stopped hears nothing else.
  child.kill('SIGCONT');
  const timers = (['SIGQUIT', 'SIGKILL'] as const).map((signal, n) =>
    setTimeout(() => child.kill(signal), (n + 1) * SECONDS_TO_STOP * 1000),
  );
  await ended;
  for (const timer of timers) clearTimeout(timer);
}
