import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, inject, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres, urlOfRunning } from './embedded-postgres.ts';
import { isHeld } from './held.ts';

const folders: string[] = [];
const servers: EmbeddedPostgres[] = [];

async function start(folder: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(folder);
  servers.push(server);
  return server;
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function newFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), name));
  // Otherwise root's PostgreSQL would move out of it.
  await chmod(folder, 0o711);
  folders.push(folder);
  await cp(inject('newCluster'), join(folder, 'data'), { recursive: true });
  return join(folder, 'data/postgres');
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

/** A process that starts a server and is killed: what it leaves behind is nobody's child. */
async function leaveBehind(folder: string): Promise<string> {
  const script = `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    console.log((await startEmbeddedPostgres(${JSON.stringify(folder)})).url);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return String(url).trim();
}

const serverOf = async (folder: string) =>
  Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends the server that a killed process left behind, and loses nothing', async () => {
  const folder = await newFolder('oneform-left-');
  const url = await leaveBehind(folder);
  await query(url, 'create table kept (n int); insert into kept values (8)');
  const left = await serverOf(folder);
  expect(await urlOfRunning(folder)).toBe(url);
  const second = await start(folder);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 8 }]);
  // The new parent may take its time to notice.
  await expect.poll(() => isAlive(left)).toBe(false);
});

it('starts where the server was killed over a statement that still runs', async () => {
  const folder = await newFolder('oneform-busy-');
  const url = await leaveBehind(folder);
  const busy = query(url, 'select pg_sleep(0), (select count(*) from generate_series(1, 100000000000))').catch(() => 0);
  const backend = 'select pid from pg_stat_activity where query like $$select pg_sleep(0)%$$';
  await expect.poll(() => query(url, backend)).toHaveLength(1);
  const busyServer = await serverOf(folder);
  process.kill(busyServer, 'SIGKILL');
  // Nobody answers any more, and yet somebody may write: known in other containers too, where the shared memory cannot be seen.
  await expect.poll(() => isAlive(busyServer)).toBe(false);
  expect(await isHeld(join(folder, '../run'))).toBe(true);
  const again = await start(folder);
  expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await busy;
  await again.stop();
  expect(await isHeld(join(folder, '../run'))).toBe('missing');
});

it('starts where the number of the killed server is another process by now', async () => {
  const folder = await newFolder('oneform-stranger-');
  const first = await start(folder);
  await first.stop();
  // Of the same account, as PostgreSQL minds no others.
  const uid = (await stat(folder)).uid;
  const stranger = spawn('/bin/sleep', ['600'], { uid });
  await writeFile(join(folder, 'postmaster.pid'), `${stranger.pid}\n${folder}\n1\n5432\n`);
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  stranger.kill();
});

it('starts again when it is killed, as often as it takes, and says so', async () => {
  const folder = await newFolder('oneform-again-');
  const told: string[] = [];
  const server = await startEmbeddedPostgres(folder, { log: (line) => told.push(line) });
  servers.push(server);
  await query(server.url, 'create table kept (n int); insert into kept values (9)');
  for (let time = 0; time < 3; time += 1) {
    const before = await serverOf(folder);
    process.kill(before, 'SIGKILL');
    await expect.poll(() => told.length).toBe(2 * time + 2);
    expect(await query(server.url, 'select n from kept')).toEqual([{ n: 9 }]);
    expect(server.fault()).toBeNull();
  }
  expect(told.slice(0, 2)).toEqual([
    expect.stringMatching(/^The database stopped unexpectedly \(.+\) and is being restarted\.$/),
    'The database is running again.',
  ]);
});

it('is waited for while it goes through its log, however long that takes', async () => {
  const folder = await newFolder('oneform-recovers-');
  const extra = { wal_level: 'replica' };
  const first = await startEmbeddedPostgres(folder, { extra });
  await query(first.url, 'create table kept (n int); insert into kept values (11)');
  await first.stop();
  await writeFile(join(folder, 'recovery.signal'), '');
  // It looks for its log in an archive first, which takes longer than it may be silent.
  const slow = { ...extra, restore_command: 'sleep 1; false' };
  const second = await startEmbeddedPostgres(folder, { extra: slow, msToStart: 900 });
  servers.push(second);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 11 }]);
});

it('works where the path is longer than a socket allows', async () => {
  const folder = await newFolder(`oneform-${'long-'.repeat(20)}`);
  expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

it.each(['missing', 'empty', 'wrong'])('gets a new password when it is %s, and says so', async (how) => {
  const folder = await newFolder('oneform-password-');
  const first = await start(folder);
  await query(first.url, 'create table kept (n int); insert into kept values (10)');
  await first.stop();
  const file = join(folder, '..', 'postgres-password');
  await (how === 'missing' ? rm(file) : writeFile(file, how === 'empty' ? '' : 'not this one\n'));
  const told: string[] = [];
  const second = await startEmbeddedPostgres(folder, { log: (line) => told.push(line) });
  servers.push(second);
  expect(await query(second.url, 'select n from kept')).toEqual([{ n: 10 }]);
  expect(told).toEqual([
    expect.stringMatching(/postgres-password was missing or wrong\. The database has a new password/),
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it.each(['short', 'overwritten', 'missing'] as const)(
  'says what to do when a file that it begins with is %s, and deletes nothing',
  async (how) => {
    const folder = await newFolder('oneform-damaged-');
    await (await start(folder)).stop();
    const path = join(folder, how === 'missing' ? 'PG_VERSION' : 'global/pg_control');
    const whole = await readFile(path);
    if (how === 'missing') await rm(path);
    else if (how === 'short') await truncate(path, 100);
    else await writeFile(path, Buffer.alloc(whole.length, 'A'));
    const failed = start(folder);
    await expect(failed).rejects.toThrow(
      /^The database in \S+ is damaged and cannot be opened .* restore a backup into another folder: ONEFORM_DATA=\.\/restored npm run oneform -- restore FILE\.zip$/,
    );
    await expect(failed).rejects.not.toThrow(/initdb|pg_resetwal/);
    await writeFile(path, whole);
    if (how !== 'missing') expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

it.each(['files', 'everything', 'folder'] as const)(
  'says what to do when its log was emptied (%s), and deletes nothing',
  async (how) => {
    const folder = await newFolder('oneform-emptied-');
    await (await start(folder)).stop();
    const [log, aside] = [join(folder, 'pg_wal'), join(folder, '../aside')];
    await cp(log, aside, { recursive: true });
    if (how === 'folder') await rm(log, { recursive: true });
    else
      for (const entry of await readdir(log, { withFileTypes: true }))
        if (how === 'everything' || entry.isFile()) await rm(join(log, entry.name), { recursive: true });
    await expect(start(folder)).rejects.toThrow(
      /^The database in \S+ is damaged and cannot be opened \(.*\)\. Replace it with a copy of the data folder, or restore a backup into another folder/,
    );
    // Put back by hand, with whatever mode that gives it.
    await cp(aside, log, { recursive: true, force: true });
    await chmod(folder, 0o755);
    const { uid, gid } = await stat(folder);
    for (const name of ['', ...(await readdir(log, { recursive: true }))]) await chown(join(log, name), uid, gid);
    expect(await query((await start(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }]);
  },
);

it('says so when the cluster is of another version of PostgreSQL', async () => {
  const folder = await newFolder('oneform-older-');
  await (await start(folder)).stop();
  await writeFile(join(folder, 'PG_VERSION'), '12\n');
  await expect(start(folder)).rejects.toThrow(/was created by another version of PostgreSQL/);
});
