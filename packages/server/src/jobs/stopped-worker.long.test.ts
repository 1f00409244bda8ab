// A worker that is stopped like a machine that was put to sleep, so that its paper goes to another one, and wakes up: it has no say any more.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../db/schema.ts';
import { checkInstance } from '../operate/check-instance.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let bucket: S3StandIn;
let folder: string;
let server: TestServer;
const started: ChildProcess[] = [];

async function startWorker(name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: {
      ...bucket.env,
      PATH: process.env.PATH ?? '',
      ONEFORM_ROLE: 'worker',
      ONEFORM_DATA: join(folder, name),
      DATABASE_URL: server.deps.config.databaseUrl ?? '',
      WORKERS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  child.stdout?.setEncoding('utf8');
  let said = '';
  child.stdout?.on('data', (text: string) => (said += text));
  await expect.poll(() => said).toMatch(/reads documents here/);
  return child;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-stopped-'));
  bucket = await startS3StandIn();
  server = await startTestServer({ workers: false, env: bucket.env });
});
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGCONT');
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await server.close();
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = (id: string) => server.deps.db.select().from(documents).where(eq(documents.id, id));

it('is missed, its paper is read by another, and what it still says is not heard', async () => {
  const client = await server.signIn('Reader');
  await client.call(api.collections.create, { body: { collection_name: 'Visa', template_id: 'visa_application' } });
  const sleeper = await startWorker('sleeper');
  const scan = await readFile(join(root, 'samples/passport.png'));
  const { id } = (await client.upload(scan, 'passport.png', 'image/png')).body;
  const document = async () => (await client.call(api.documents.get, { params: { id } })).body;
  await expect.poll(async () => (await document()).processing_step, { interval: 20 }).not.toBe(null);
  await expect.poll(async () => (await document()).progress, { interval: 20 }).not.toBe(null);
  sleeper.kill('SIGSTOP');
  const stoppedAt = Date.now();
  expect((await document()).processing_status).toBe('processing');
  await startWorker('other');
  await expect.poll(async () => (await document()).processing_status, { interval: 200 }).toBe('completed');
  const seconds = Math.round((Date.now() - stoppedAt) / 1000);
  const before = await rowsOf(id);
  sleeper.kill('SIGCONT');
  // It finishes what it had in hand and then takes the next one.
  const next = (await client.upload(Buffer.from('Surname: Lindgren\n'), 'note.txt', 'text/plain')).body.id;
  const status = async () => (await client.call(api.documents.status, { params: { id: next } })).body.processing_status;
  await expect.poll(status).toBe('completed');
  sleeper.kill('SIGTERM');
  expect(await once(sleeper, 'exit')).toEqual([0, null]);
  expect(await rowsOf(id)).toEqual(before);

  expect(await document()).toMatchObject({ processing_status: 'completed', document_type: 'passport' });
  expect((await client.call(api.updates.list, { params: { id } })).body).toHaveLength(1);
  expect((await client.call(api.credits.balance, {})).body.balance).toBe(498);
  expect((await client.call(api.credits.usageHistory, { query: {} })).body.total).toBe(2);
  expect(await checkInstance(server.deps, { deep: true })).toEqual([]);
  recordFigure(`read by another after ${seconds} s; 1 update, 1 charge`);
});
