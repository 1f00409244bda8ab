// One instance of several processes: its own PostgreSQL, a stand-in for S3, so many that serve and so many that read.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../packages/server/src/db/embedded/embedded-postgres.ts';
import { type S3StandIn, startS3StandIn } from '../../packages/server/src/testing/s3-stand-in.ts';
import { endProcess, freePort, newDataFolder, root, serverEnvironment, waitForText } from './start-server.ts';

export interface Fleet {
  /** Of those that serve. */
  readonly origins: readonly string[];
  readonly apiPids: readonly number[];
  readonly workerPids: readonly number[];
  readonly databaseUrl: string;
  readonly bucket: S3StandIn;
  stop(): Promise<void>;
}

export async function startFleet({ apis, workers }: { apis: number; workers: number }): Promise<Fleet> {
  const data = newDataFolder();
  const database = await startEmbeddedPostgres(join(data, 'postgres'), { extra: { max_connections: '200' } });
  const bucket = await startS3StandIn();
  const shared = { DATABASE_URL: database.url, SESSION_SECRET: randomBytes(32).toString('hex'), ...bucket.env };
  const processes: ChildProcess[] = [];

  const start = async (role: 'api' | 'worker', ready: string): Promise<{ pid: number; port: number }> => {
    const port = await freePort();
    const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
      cwd: root,
      // A reader a process: what is compared is the number of processes.
      env: {
        ...serverEnvironment(port, join(data, `${role}-${processes.length}`)),
        ...shared,
        ONEFORM_ROLE: role,
        WORKERS: '1',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    processes.push(child);
    await waitForText(child, ready);
    return { pid: child.pid!, port };
  };

  const serving = [];
  for (let n = 0; n < apis; n += 1) serving.push(await start('api', 'OneForm is ready'));
  const reading = [];
  for (let n = 0; n < workers; n += 1) reading.push(await start('worker', 'reads documents here'));
  return {
    origins: serving.map(({ port }) => `http://localhost:${port}`),
    apiPids: serving.map(({ pid }) => pid),
    workerPids: reading.map(({ pid }) => pid),
    databaseUrl: database.url,
    bucket,
    stop: async () => {
      await Promise.all(processes.map(endProcess));
      await bucket.close();
      await database.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
