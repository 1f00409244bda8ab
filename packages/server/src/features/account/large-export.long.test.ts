// The export of somebody with a thousand papers: whole, and never held in memory at once.
import { mkdtemp, open, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordFigure } from '../../testing/record-figure.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importAccount } from './import-account.ts';

const PAPERS = 1000;
const PAPER_BYTES = 200_000;
const MB = 1024 * 1024;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-export-'));
  server = await startTestServer({ workers: false });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

it('streams, and comes back whole', async () => {
  const client = await server.signIn('Collector', { credits: 2 * PAPERS });
  for (let n = 0; n < PAPERS; n += 1) {
    const text = `Paper ${n}\n`.padEnd(PAPER_BYTES, `Line of paper ${n}.\n`);
    expect((await client.upload(Buffer.from(text), `${n}.txt`, 'text/plain')).status).toBe(201);
  }
  const { port } = server.app.server.address() as AddressInfo;
  const path = join(folder, 'export.zip');
  const file = await open(path, 'w');
  const before = process.memoryUsage().rss;
  let peak = 0;
  let bytes = 0;
  const answer = await fetch(`http://localhost:${port}/api/account/export`, { headers: { cookie: client.cookie } });
  expect(answer.status).toBe(200);
  for await (const chunk of answer.body!) {
    await file.write(chunk);
    bytes += chunk.length;
    peak = Math.max(peak, process.memoryUsage().rss - before);
  }
  await file.close();
  expect(peak).toBeLessThan((PAPERS * PAPER_BYTES) / 2);
  const target = await startTestServer({ workers: false });
  try {
    expect(await importAccount(target.deps, path)).toMatchObject({ email: client.email, files: PAPERS });
  } finally {
    await target.close();
  }
  const mb = (size: number) => Math.round(size / MB);
  recordFigure(
    `${PAPERS} papers of ${mb(PAPERS * PAPER_BYTES)} MB, ${mb(bytes)} MB sent, ${mb(peak)} MB more memory meanwhile`,
  );
});
