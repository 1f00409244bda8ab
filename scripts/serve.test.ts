import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { emptyDataFolder, newDataFolder } from '../packages/server/src/testing/data-folder.ts';

const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
const running: ChildProcess[] = [];
const folders: string[] = [];

interface Started {
  readonly child: ChildProcess;
  /** All that it printed so far. */
  readonly printed: () => string;
  readonly ended: Promise<number | null>;
}

function serve(env: Record<string, string>): Started {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (text += part));
  return { child, printed: () => text, ended: once(child, 'exit').then(([code]) => code as number | null) };
}

async function untilReady({ printed, child }: Started): Promise<string> {
  while (!/OneForm is ready: (\S+)/.test(printed())) {
    if (child.exitCode !== null) throw new Error(`It ended instead: ${printed()}`);
    await new Promise((done) => setTimeout(done, 50));
  }
  return /OneForm is ready: (\S+)/.exec(printed())?.[1] ?? '';
}

async function newFolder(made = newDataFolder()): Promise<string> {
  const folder = await made;
  folders.push(join(folder, '..'));
  return folder;
}

afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

it('starts on an empty folder, is ready, and stops in order when told to', async () => {
  const started = serve({ ONEFORM_DATA: await newFolder(emptyDataFolder()), PORT: '0' });
  const address = await untilReady(started);
  expect(await (await fetch(`${address}/health`)).json()).toMatchObject({
    status: 'ok',
    database: 'ok',
    queue: 'ok',
    files: 'ok',
  });
  started.child.kill('SIGTERM');
  expect(await started.ended).toBe(0);
});

it('names the taken port and a way out, in one sentence', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const port = (blocker.address() as { port: number }).port;
  const started = serve({ ONEFORM_DATA: await newFolder(), PORT: String(port) });
  expect(await started.ended).toBe(1);
  blocker.close();
  expect(started.printed().trim()).toBe(
    `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=3001 npm start`,
  );
});

it('says who has the folder when it is started twice, and leaves the first one alone', async () => {
  const folder = await newFolder();
  const first = serve({ ONEFORM_DATA: folder, PORT: '0' });
  const address = await untilReady(first);
  const second = serve({ ONEFORM_DATA: folder, PORT: '0' });
  expect(await second.ended).toBe(1);
  expect(second.printed()).toContain(`OneForm is already running on ${folder} (process ${first.child.pid})`);
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

it('starts again after it was killed', async () => {
  const folder = await newFolder();
  const first = serve({ ONEFORM_DATA: folder, PORT: '0' });
  await untilReady(first);
  first.child.kill('SIGKILL');
  await first.ended;
  const second = serve({ ONEFORM_DATA: folder, PORT: '0' });
  expect((await fetch(`${await untilReady(second)}/health`)).status).toBe(200);
});

it('says so when the folder cannot be written', async () => {
  const folder = await newFolder(emptyDataFolder());
  await writeFile(folder, 'a file in its place');
  const started = serve({ ONEFORM_DATA: folder, PORT: '0' });
  expect(await started.ended).toBe(1);
  expect(started.printed().trim()).toBe(
    `The data folder ${folder} cannot be written. Make it writable, or set ONEFORM_DATA to another folder.`,
  );
});

it('lists the settings that are wrong', async () => {
  const started = serve({ ONEFORM_DATA: await newFolder(), PORT: 'door' });
  expect(await started.ended).toBe(1);
  expect(started.printed()).toContain('These settings are not valid:\n  PORT:');
});
