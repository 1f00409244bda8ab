import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { type EmbeddedPostgres, findRunningUrl, startEmbeddedPostgres } from './embedded-postgres.ts';

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder);
  servers.push(server);
  return server;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  folders.push(folder);
  // Otherwise root's PostgreSQL would move out of it.
  await chmod(folder, 0o711);
  return join(folder, 'data', 'postgres');
}

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it('keeps what was committed, in a path with spaces, with fsync on', async () => {
  const folder = await newFolder('one form ');
  const first = await start(folder);
  await query(first.url, 'create table kept (n int); insert into kept values (7)');
  expect(await query(first.url, "select current_setting('fsync') as fsync")).toEqual([{ fsync: 'on' }]);
  await first.stop();
  const second = await start(folder);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 7 }]);
});

it('ends the server that a killed process left behind, and loses nothing', async () => {
  const folder = await newFolder('oneform-left-');
  const first = await start(folder);
  await query(first.url, 'create table kept (n int); insert into kept values (8)');
  const left = Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  expect(await findRunningUrl(folder)).toBe(first.url);
  const second = await start(folder);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 8 }]);
  expect(() => process.kill(left, 0)).toThrow();
});

it('works where the path is longer than a socket allows', async () => {
  const folder = await newFolder(`oneform-${'long-'.repeat(20)}`);
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
