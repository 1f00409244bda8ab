// Two containers on one volume: the second sees neither the processes nor the shared memory of the first, and must not hurt it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { newDataFolder } from '../packages/server/src/testing/data-folder.ts';
import { nodeElsewhere } from '../packages/server/src/testing/elsewhere.ts';
import { post, signInWithPage } from '../packages/server/src/testing/sign-in-with-page.ts';

const scriptOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const [serve, oneform] = [scriptOf('./serve.ts'), scriptOf('./oneform.ts')];
const running: ChildProcess[] = [];
const folders: string[] = [];

function run([command, args]: readonly [string, string[]], folder: string) {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH ?? '', ONEFORM_DATA: folder, PORT: '0', REQUESTS_PER_MINUTE: '100000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  /** The address that it serves. */
  const ready = async (): Promise<string> => {
    while (!/OneForm is ready: (\S+)/.test(text)) {
      if (child.exitCode !== null) throw new Error(`It ended instead: ${text}`);
      await sleep(50);
    }
    return /OneForm is ready: (\S+)/.exec(text)?.[1] ?? '';
  };
  return {
    child,
    said: () => text,
    ended,
    ready,
    /** Its exit code, or the address that it serves although it should not. */
    outcome: () => Promise.race([ended, ready().catch(() => ended)]),
  };
}

const here = (...args: string[]) => [process.execPath, args] as const;

async function newFolder(): Promise<string> {
  const folder = await newDataFolder();
  folders.push(join(folder, '..'));
  return folder;
}

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    // One that is in another container does not hear of a milder one.
    child.kill(child.spawnfile === 'unshare' ? 'SIGKILL' : 'SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function stop({ child, ended }: ReturnType<typeof run>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}

/** Somebody who saves collections and remembers which of them were acknowledged. */
async function enter(origin: string) {
  const { jar, csrf } = await signInWithPage(origin, { name: 'Ada', email: 'ada@example.com' });
  return {
    async save(name: string): Promise<string> {
      const answer = await post(jar, origin, '/api/collections', csrf, {
        collection_name: name,
        template_id: 'visa_application',
      });
      expect(answer.status).toBe(201);
      return name;
    },
    async saved(): Promise<string[]> {
      const answer = await (await jar.fetch(`${origin}/api/collections?limit=100`)).json();
      return (answer as { collections: { collection_name: string }[] }).collections
        .map(({ collection_name: name }) => name)
        .sort();
    },
  };
}

const serverIn = async (folder: string) =>
  Number.parseInt(await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);

it('refuses a second start from another container, which says who has the folder, and loses nothing', async () => {
  const folder = await newFolder();
  const first = run(here(serve), folder);
  const ada = await enter(await first.ready());
  const acknowledged = [await ada.save('before')];
  const server = await serverIn(folder);
  const second = run(nodeElsewhere([serve]), folder);
  expect(await second.outcome()).toBe(1);
  expect(second.said()).toMatch(
    new RegExp(
      `^OneForm is already running on ${folder} \\(process ${first.child.pid} on host \\S+, PID namespace \\d+, boot`,
    ),
  );
  expect(await serverIn(folder)).toBe(server);
  acknowledged.push(await ada.save('after'));
  await stop(first);
  // And the other way round: nothing of the first is in the way of another container.
  const third = run(nodeElsewhere([serve]), folder);
  expect(await (await enter(await third.ready())).saved()).toEqual(acknowledged.sort());
});

it('backs up beside a server in another container, with every write that was acknowledged', async () => {
  const folder = await newFolder();
  const server = run(here(serve), folder);
  const ada = await enter(await server.ready());
  const acknowledged: string[] = [];
  for (let number = 0; number < 10; number += 1) acknowledged.push(await ada.save(`before ${number}`));
  const postgres = await serverIn(folder);
  const file = join(folder, '..', 'backup.zip');
  const backup = run(nodeElsewhere([oneform, 'backup', file]), folder);
  const meanwhile: string[] = [];
  while (backup.child.exitCode === null) meanwhile.push(await ada.save(`meanwhile ${meanwhile.length}`));
  expect(backup.said()).toMatch(/rows and 0 files written to/);
  expect(await backup.ended).toBe(0);
  expect(await serverIn(folder)).toBe(postgres);
  await stop(server);
  const again = run(here(serve), folder);
  expect(await (await enter(await again.ready())).saved()).toEqual([...acknowledged, ...meanwhile].sort());
  await stop(again);

  const other = await newFolder();
  expect(await run(nodeElsewhere([oneform, 'restore', file]), other).ended).toBe(0);
  const restored = run(here(serve), other);
  expect(await (await enter(await restored.ready())).saved()).toEqual(expect.arrayContaining(acknowledged));
});

it('leaves a PostgreSQL alone whose server was killed in another container, until it is gone', async () => {
  const folder = await newFolder();
  const first = run(here(serve), folder);
  const ada = await enter(await first.ready());
  const acknowledged = [await ada.save('before')];
  const left = await serverIn(folder);
  first.child.kill('SIGKILL');
  await first.ended;
  for (const args of [[serve], [oneform, 'backup', join(folder, '..', 'backup.zip')]]) {
    const second = run(nodeElsewhere(args), folder);
    expect(await second.outcome()).toBe(1);
    expect(second.said()).toMatch(
      /^The database in \S+ did not start: PostgreSQL is still running on it, where it cannot be reached from here \(process \d+ on host/,
    );
    expect(await serverIn(folder)).toBe(left);
  }
  // Without the sockets nothing tells any more that it lives: still nothing is taken for granted.
  await rm(join(folder, 'run'), { recursive: true });
  const blind = run(nodeElsewhere([serve]), folder);
  expect(await blind.outcome()).toBe(1);
  expect(blind.said()).toMatch(/PostgreSQL may still be running on it.*delete \S+postmaster\.pid and start again\.$/m);
  expect(await serverIn(folder)).toBe(left);
  // The third finds the remains and ends them.
  const third = run(here(serve), folder);
  expect(await (await enter(await third.ready())).saved()).toEqual(acknowledged);
});
