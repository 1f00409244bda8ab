// A whole instance with a key and a provider that refuses it: neither the key nor the provider's words are found anywhere afterwards.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Document, ModelCall, ProcessingDetails } from '@oneform/contract';
import { type FakeProvider, providerSecret, startFakeProvider } from '@oneform/engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDataFolder } from '../../testing/data-folder.ts';
import { post, signInWithPage } from '../../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const KEY = 'sk-canary-e51f03';
let fake: FakeProvider;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  fake = await startFakeProvider(() => ({}));
  folder = await newDataFolder();
});
afterAll(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await fake.close();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('keeps the key and the provider’s words out of logs, answers, export, settings and the data folder', async () => {
  fake.always('unauthorised');
  const env = {
    PATH: process.env.PATH ?? '',
    ONEFORM_DATA: folder,
    PORT: '0',
    LOG_LEVEL: 'debug',
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'some-model',
    ANTHROPIC_API_KEY: KEY,
    MODEL_BASE_URL: fake.baseUrl('anthropic'),
  };
  const told: string[] = [];
  const server = spawn(process.execPath, [join(root, 'scripts/serve.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  child = server;
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer) => {
      told.push(String(text));
      const ready = /ready: (\S+)/.exec(told.join(''))?.[1];
      if (ready) resolve(ready);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(told.join(''))));
  });
  const { jar, csrf } = await signInWithPage(origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const get = async (path: string) => {
    const text = await (await jar.fetch(origin + path)).text();
    told.push(text);
    return text;
  };
  expect(JSON.parse(await get('/api/auth/me'))).toMatchObject({ user: { ai_enabled: true } });

  const form = new FormData();
  form.set('file', new Blob(['Surname: Lindgren\nPassport number: C01X00T47\n'], { type: 'text/plain' }), 'a.txt');
  const body = new Response(form);
  const uploaded = await jar.fetch(`${origin}/api/documents/upload`, {
    method: 'POST',
    headers: { 'x-csrf-token': csrf, 'content-type': body.headers.get('content-type') ?? '' },
    body: Buffer.from(await body.arrayBuffer()),
  });
  const { id } = (await uploaded.json()) as { id: string };
  const document = async () => JSON.parse(await get(`/api/documents/${id}`)) as Document;
  await expect.poll(async () => (await document()).processing_status).toBe('completed');
  const details = JSON.parse(await get(`/api/documents/${id}/processing-details`)) as ProcessingDetails;
  expect(details.model?.notice).toContain('does not accept the API key');
  const { calls } = JSON.parse(await get(`/api/documents/${id}/model-calls`)) as { calls: ModelCall[] };
  expect(calls).toMatchObject([{ failure: 'not_authorised' }]);
  expect(fake.questions).toMatchObject([{ key: KEY }]);
  const created = await post(jar, origin, '/api/collections', csrf, {
    collection_name: 'Visa',
    template_id: 'visa_application',
  });
  const collection = (await created.json()) as { id: string };
  for (const [action, wanted] of [
    ['map-fields', { ask_model: true }],
    ['clarify-fields', { paths: ['personal.surname'] }],
  ] as const)
    told.push(await (await post(jar, origin, `/api/collections/${collection.id}/${action}`, csrf, wanted)).text());
  const zip = Buffer.from(await (await jar.fetch(`${origin}/api/account/export`)).arrayBuffer());
  told.push(zip.toString('latin1'));
  for (const path of ['/health', '/api/models', '/api/credits/usage-history', '/api/docs/json']) await get(path);
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  await once(server, 'exit');

  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'scripts/oneform.ts'), 'config'], { env });
  expect(stdout).toContain('some-model');
  told.push(stdout);
  expect(told.join('\n')).not.toMatch(new RegExp(`${KEY}|${providerSecret}`));
  expect(await findIn(folder, [KEY, providerSecret])).toEqual([]);
});

/** Files below a folder that hold one of the words. */
async function findIn(path: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (words.some((word) => bytes.includes(word))) found.push(file);
  }
  return found;
}
