// The real server as a child process on a data folder of its own, which goes away with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  readonly child: ChildProcess;
  /** The embedded database, for `pg`. */
  databaseUrl(): string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Builds the browser app first when it is stale. */
  readonly withWeb?: boolean;
  /** Loaded before it. */
  readonly preload?: URL;
}

/** Limits by address are lifted: everything comes from one address here. */
export async function startServer({ withWeb = false, preload }: ServerOptions = {}): Promise<RunningServer> {
  await bundleReaderWhenStale();
  const data = newDataFolder();
  const port = await freePort();
  const script = join(root, withWeb ? 'scripts/start.ts' : 'scripts/serve.ts');
  const child = spawn(process.execPath, [...(preload ? [`--import=${preload.href}`] : []), script], {
    cwd: root,
    env: serverEnvironment(port, data),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.pipe(process.stderr);
  await waitForText(child, 'OneForm is ready');
  return {
    origin: `http://localhost:${port}`,
    pid: child.pid!,
    child,
    databaseUrl: () => databaseUrlOf(data),
    stop: async () => {
      // Its messages about connections at the end concern nobody.
      child.stderr.unpipe(process.stderr).resume();
      await endProcess(child);
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Of the embedded database of a server that runs on `data`. */
export function databaseUrlOf(data: string): string {
  const password = readFileSync(join(data, 'postgres-password'), 'utf8').trim();
  return `postgresql://oneform:${password}@/oneform?host=${encodeURIComponent(join(data, 'run'))}`;
}

export function serverEnvironment(port: number, data: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PORT: String(port),
    ONEFORM_DATA: data,
    SIGN_INS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '100000000',
  };
}

export function newDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oneform-bench-'));
  // Root's PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o711);
  return folder;
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

export function waitForText(child: ChildProcess, wanted: string): Promise<void> {
  return new Promise((ready, failed) => {
    let said = '';
    child.stdout!.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes(wanted)) ready();
    });
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
}

export function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
