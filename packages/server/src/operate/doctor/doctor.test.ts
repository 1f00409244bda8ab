// The set-up is looked over as an operator does: on an empty machine, beside a server that runs, and with each part broken in turn.
import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { Finding } from './finding.ts';

const root = resolve(import.meta.dirname, '../../../../..');
let server: TestServer;
let folder: string;
const listening: Server[] = [];
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  folder = await mkdtemp(join(tmpdir(), 'oneform-doctor-'));
});
afterEach(() => {
  for (const one of listening.splice(0)) one.close();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

function examine(env: Record<string, string>): Promise<{ code: number; findings: Map<string, Finding> }> {
  const given = { PATH: process.env.PATH ?? '', ONEFORM_DATA: join(folder, 'new'), ...env };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/oneform.ts', 'doctor', '--json'],
      { cwd: root, env: given },
      (error, stdout) => {
        const findings = (JSON.parse(stdout) as Finding[]).map((finding): [string, Finding] => [
          finding.about,
          finding,
        ]);
        done({ code: Number(error?.code ?? 0), findings: new Map(findings) });
      },
    );
  });
}

/** A provider of models that knows one key and one model. */
async function startProvider(): Promise<string> {
  const provider = createServer((request, response) => {
    const knows = request.headers.authorization === 'Bearer right-key';
    response.writeHead(!knows ? 401 : request.url === '/v1/models/known' ? 200 : 404).end('{}');
  }).listen(0, '127.0.0.1');
  listening.push(provider);
  await new Promise((done) => provider.once('listening', done));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}/v1`;
}

it('finds a new machine in order, and makes nothing there', async () => {
  const { code, findings } = await examine({});
  expect([...findings.values()].filter(({ state }) => state === 'fault')).toEqual([]);
  expect(code).toBe(0);
  expect(findings.get('models')).toMatchObject({ state: 'ok' });
  expect(findings.get('fonts')).toMatchObject({ state: 'ok' });
});

it('looks at the database and the originals of an instance while its server runs', async () => {
  const { code, findings } = await examine({
    DATABASE_URL: server.deps.config.databaseUrl!,
    ONEFORM_DATA: server.folder,
    PUBLIC_URL: `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`,
  });
  for (const about of ['database', 'database writing', 'clock', 'originals'])
    expect(findings.get(about)).toMatchObject({ state: 'ok' });
  expect(findings.get('server')?.says).toContain('answers');
  expect(code).toBe(0);
  for await (const stored of server.deps.files.list()) expect(stored).toBeUndefined();
});

it('says what to do about what does not work', async () => {
  const MODEL_BASE_URL = await startProvider();
  const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'known', MODEL_BASE_URL };
  const broken = await examine({
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    S3_BUCKET: 'papers',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
    PUBLIC_URL: 'http://forms.example',
    MIN_FREE_MB: '1000000000',
    ...model,
    MODEL_API_KEY: 'wrong-key',
  });
  expect(broken.code).toBe(1);
  for (const about of ['database', 'bucket', 'address', 'sign-in', 'disk', 'model'])
    expect(broken.findings.get(about), about).toMatchObject({ state: 'fault', advice: expect.stringMatching(/\.$/) });
  expect(JSON.stringify([...broken.findings])).not.toContain('wrong-key');
  const right = { ...model, MODEL_API_KEY: 'right-key' };
  expect((await examine(right)).findings.get('model')).toMatchObject({ state: 'ok' });
  const unknown = await examine({ ...right, MODEL_NAME: 'other' });
  expect([unknown.code, unknown.findings.get('model')?.state]).toEqual([0, 'warning']);
});

it('tells of settings that are not valid, and of a folder that others may look into', async () => {
  expect((await examine({ PORT: 'door' })).findings.get('settings')).toMatchObject({ state: 'fault' });
  const open = join(folder, 'open');
  await mkdir(open);
  await chmod(open, 0o777);
  expect((await examine({ ONEFORM_DATA: open })).findings.get('data folder')).toMatchObject({ state: 'warning' });
});
