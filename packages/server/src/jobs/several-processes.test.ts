// One instance of four processes, each with a data folder of its own: two that serve, two that read, over one database and one bucket.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api, type Document } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { RunningQueue } from './pg-boss-queue.ts';
import { HEARTBEAT_REFRESH_SECONDS, READ_DOCUMENT } from './read-document-job.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const SESSION_SECRET = 'what all processes of the instance share';
let bucket: S3StandIn;
let folder: string;
/** One of the two that serve, within this process. */
let first: TestServer;
let second: string;
const started: ChildProcess[] = [];

async function start(
  role: 'api' | 'worker',
  name: string,
  ready: RegExp,
): Promise<{ child: ChildProcess; told: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: {
      ...bucket.env,
      PATH: process.env.PATH ?? '',
      ONEFORM_ROLE: role,
      ONEFORM_DATA: join(folder, name),
      DATABASE_URL: first.deps.config.databaseUrl ?? '',
      SESSION_SECRET,
      PORT: '0',
      WORKERS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  child.stdout?.setEncoding('utf8');
  for await (const text of child.stdout ?? []) {
    const told = ready.exec(String(text));
    if (told) return { child, told: told[1] ?? '' };
  }
  throw new Error('It ended before it was ready.');
}

const startWorker = async (name: string) => (await start('worker', name, /reads documents here/)).child;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-several-'));
  bucket = await startS3StandIn();
  first = await startTestServer({ workers: false, env: { ...bucket.env, SESSION_SECRET } });
  second = (await start('api', 'api', /ready: (\S+)/)).told;
});
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await first.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

it('is one instance to the people who use it', async () => {
  const firstOrigin = `http://localhost:${(first.app.server.address() as { port: number }).port}`;
  const { jar, csrf } = await signInWithPage(firstOrigin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const here = (path: string) => jar.fetch(`${firstOrigin}${path}`);
  const there = (path: string) => jar.fetch(`${second}${path}`);
  expect((await there('/api/auth/me')).status).toBe(200);
  const created = await post(jar, firstOrigin, '/api/collections', csrf, {
    collection_name: 'My visa',
    template_id: 'visa_application',
  });
  const { id } = (await created.json()) as { id: string };
  expect((await there(`/api/collections/${id}`)).status).toBe(200);
  // A token that one gave, the other takes.
  expect((await post(jar, second, '/api/auth/refresh', csrf, {})).status).toBe(200);
  expect((await here('/api/auth/me')).status).toBe(200);
  expect((await post(jar, second, '/api/auth/logout', csrf, {})).status).toBe(204);
  expect((await here('/api/auth/me')).status).toBe(401);
});

it('reads what was uploaded anywhere, also when a worker is killed over it', async () => {
  const client = await first.signIn('Reader');
  const [doomed] = await Promise.all([startWorker('worker-1'), startWorker('worker-2')]);
  // Half as long as usual: whoever dies is missed sooner, and whoever lives is heard three times meanwhile.
  const { boss } = first.deps.jobs as RunningQueue;
  await boss.updateQueue(READ_DOCUMENT, { heartbeatSeconds: 3 * HEARTBEAT_REFRESH_SECONDS });
  const scan = await readFile(join(root, 'samples/passport.png'));
  const ids = [];
  for (let n = 0; n < 3; n += 1)
    ids.push(
      (await client.upload(Buffer.concat([scan, Buffer.from(`${n}`)]), `passport-${n}.png`, 'image/png')).body.id,
    );
  const ask = async (path: string) => (await fetch(`${second}${path}`, { headers: { cookie: client.cookie } })).json();
  const list = async () => ((await ask('/api/documents')) as { documents: Document[] }).documents;
  await expect.poll(async () => (await list()).some(({ processing_step: step }) => step !== null)).toBe(true);
  doomed.kill('SIGKILL');
  const states = async () => (await list()).map(({ processing_status: status }) => status);
  await expect.poll(states, { interval: 500 }).toEqual(Array(3).fill('completed'));

  expect((await list()).map(({ document_type: type }) => type)).toEqual(Array(3).fill('passport'));
  expect((await ask('/api/credits/balance')) as unknown).toEqual({ balance: 497 });
  const download = await fetch(`${second}/api/documents/${ids[0]}/download`, { headers: { cookie: client.cookie } });
  expect(
    Buffer.from(await download.arrayBuffer())
      .subarray(0, scan.length)
      .equals(scan),
  ).toBe(true);
  const picture = await fetch(`${second}/api/documents/${ids[0]}/pages/1/image?width=320`, {
    headers: { cookie: client.cookie },
  });
  expect(picture.status).toBe(200);
  expect(await checkInstance(first.deps, { deep: true })).toEqual([]);
  for (const id of ids) expect((await client.call(api.documents.remove, { params: { id } })).status).toBe(204);
  expect(bucket.objects.size).toBe(0);
});
