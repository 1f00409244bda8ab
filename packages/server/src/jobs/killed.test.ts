// The process is killed in the middle of reading a paper: started again, the paper completes, once.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CollectionUpdate, Document } from '@oneform/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import { openForOperator } from '../operate/open-for-operator.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let folder: string;
const started: ChildProcess[] = [];

async function start(port: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: { PATH: process.env.PATH ?? '', ONEFORM_DATA: folder, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  child.stdout?.setEncoding('utf8');
  for await (const text of child.stdout ?? []) {
    const origin = /ready: (\S+)/.exec(String(text))?.[1];
    if (origin) return { child, origin };
  }
  throw new Error('It ended before it was ready.');
}

beforeAll(async () => {
  folder = await newDataFolder();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('goes on after kill -9, charges once and updates once', async () => {
  const first = await start('0');
  const { jar, csrf } = await signInWithPage(first.origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const created = await post(jar, first.origin, '/api/collections', csrf, {
    collection_name: 'My visa',
    template_id: 'visa_application',
  });
  expect(created.status).toBe(201);
  const form = new FormData();
  form.set(
    'file',
    new Blob([await readFile(join(root, 'samples/passport.png'))], { type: 'image/png' }),
    'passport.png',
  );
  const body = new Response(form);
  const uploaded = await jar.fetch(`${first.origin}/api/documents/upload`, {
    method: 'POST',
    headers: { 'x-csrf-token': csrf, 'content-type': body.headers.get('content-type') ?? '' },
    body: Buffer.from(await body.arrayBuffer()),
  });
  const { id } = (await uploaded.json()) as { id: string };
  expect((await read<Document>(jar.fetch(`${first.origin}/api/documents/${id}`))).processing_status).toBe('processing');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  // The same port, so that the browser's session goes on as well.
  const second = await start(new URL(first.origin).port);
  const document = async () => read<Document>(jar.fetch(`${second.origin}/api/documents/${id}`));
  while ((await document()).processing_status === 'processing') await new Promise((done) => setTimeout(done, 200));
  expect(await document()).toMatchObject({
    processing_status: 'completed',
    document_type: 'passport',
    error_message: null,
  });
  const updates = await read<CollectionUpdate[]>(jar.fetch(`${second.origin}/api/documents/${id}/collection-updates`));
  expect(updates).toHaveLength(1);
  expect(updates[0]?.updated_fields.length).toBeGreaterThan(3);
  expect(await read(jar.fetch(`${second.origin}/api/credits/balance`))).toEqual({ balance: 499 });
  expect(await read(jar.fetch(`${second.origin}/api/credits/usage-history`))).toMatchObject({ total: 1 });

  second.child.kill('SIGTERM');
  await once(second.child, 'exit');
  vi.stubEnv('ONEFORM_DATA', folder);
  expect(await openForOperator(root, (operated) => checkInstance(operated, { deep: true }))).toEqual([]);
});

async function read<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}
