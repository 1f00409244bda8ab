// A server that runs and lets nobody in is started again; whoever is inside notices no more than that.

import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { kill } from 'node:process';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newDataFolder } from '../../testing/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

let folder: string;
let log: string[];
let database: EmbeddedPostgres;
beforeEach(async () => {
  folder = await newDataFolder();
  log = [];
  database = await startEmbeddedPostgres(join(folder, 'postgres'), {
    log: (line) => log.push(line),
    patience: { lookEveryMs: 200, patientMs: 1000 },
  });
  // A busy machine may not let anybody in within the patience of this test.
  await expect.poll(() => query('create table if not exists kept as select 7 as n').catch(() => null)).toBeTruthy();
});
afterEach(async () => {
  await database.stop();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function query(text: string) {
  const client = new pg.Client({ connectionString: database.url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    void client.end().catch(() => undefined);
  }
}
const kept = () => query('select n from kept').catch(() => null);

it('is healed when its socket is gone', async () => {
  const sockets = new URL(database.url.replace('@/', '@localhost/')).searchParams.get('host') ?? '';
  for (const name of await readdir(sockets)) if (name.startsWith('.s.PGSQL')) await rm(join(sockets, name));
  expect(await kept()).toBeNull();
  await expect.poll(kept).toEqual([{ n: 7 }]);
  expect(log).toContain('The database is being restarted: its socket has vanished.');
  await expect.poll(database.fault).toBeNull();
});

it('is healed when its process was stopped', async () => {
  const pid = Number.parseInt(await readFile(join(database.folder, 'postmaster.pid'), 'utf8'), 10);
  kill(pid, 'SIGSTOP');
  await expect.poll(() => log).toContain('The database is being restarted: it answers nobody.');
  await expect.poll(kept).toEqual([{ n: 7 }]);
  await expect.poll(database.fault).toBeNull();
});
