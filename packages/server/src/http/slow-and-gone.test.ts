// Those who send a byte a second, and those who hang up in the middle: nobody else notices, and nothing of them stays.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let port: number;
const MB = 1024 * 1024;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Steady');
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

async function open(bytes: string | Buffer): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

/** Files and sockets; the connections of the database's pool come and go by themselves. */
const openFiles = async () => (await readdir('/proc/self/fd')).length - server.deps.db.$client.totalCount;
/** Connections that ended need a moment to be let go. */
const isBackAt = async (before: number) => (await openFiles()) <= before + 5;

it('two hundred that never finish their request keep nobody from theirs', async () => {
  const before = await openFiles();
  const beginnings = [
    'GET /api/collections HTTP/1.1\r\nHost: local',
    'POST /api/documents/upload HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\nx',
  ];
  const slow = await Promise.all(Array.from({ length: 200 }, (_, n) => open(beginnings[n % 2]!)));
  for (let turn = 0; turn < 3; turn += 1) {
    for (const socket of slow) socket.write('x');
    const answer = await fetch(`http://localhost:${port}/api/collections`, { headers: { cookie: client.cookie } });
    expect(answer.status).toBe(200);
  }
  for (const socket of slow) socket.destroy();
  await expect.poll(() => isBackAt(before)).toBe(true);
  // Their time is bounded by the server, not by their patience.
  expect(server.app.server.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server.app.server.requestTimeout).toBeLessThanOrEqual(120_000);
});

it.each([0, 1, 50, 99])('an upload that ends after %d percent leaves no file and no row', async (percent) => {
  const before = await openFiles();
  const token = await fetch(`http://localhost:${port}/api/auth/csrf-token`, { headers: { cookie: client.cookie } });
  const { csrf_token: csrf } = (await token.json()) as { csrf_token: string };
  const head = [
    'POST /api/documents/upload HTTP/1.1',
    ...[`Host: localhost:${port}`, `Cookie: ${client.cookie}`, `X-CSRF-Token: ${csrf}`, `Content-Length: ${2 * MB}`],
    ...['Content-Type: multipart/form-data; boundary=b', '', ''],
  ].join('\r\n');
  const part =
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n';
  for (let round = 0; round < 10; round += 1) {
    const socket = await open(head);
    const body = percent > 0 ? part + 'x'.repeat((2 * MB * percent) / 100 - part.length) : '';
    await new Promise((sent) => socket.write(body, sent));
    socket.destroy();
  }
  await expect.poll(() => readdir(join(server.folder, 'tmp'))).toEqual([]);
  await expect.poll(() => isBackAt(before)).toBe(true);
  expect(((await client.raw('GET', '/api/documents')).body as { total: number }).total).toBe(0);
});

it('downloads and exports that are left in the middle are let go', async () => {
  const sender = await server.signIn('Sender');
  const text = Buffer.from(randomBytes(3 * MB).toString('hex'));
  const { id } = (await sender.upload(text, 'long.txt', 'text/plain')).body;
  const before = await openFiles();
  for (const path of [`/api/documents/${id}/download`, '/api/account/export'])
    for (let round = 0; round < 20; round += 1) {
      const socket = await open(`GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nCookie: ${sender.cookie}\r\n\r\n`);
      const [first] = (await once(socket, 'data')) as [Buffer];
      expect(first.toString('latin1')).toMatch(/^HTTP\/1\.1 200/);
      socket.destroy();
    }
  await expect.poll(() => isBackAt(before)).toBe(true);
  expect((await sender.raw('GET', `/api/documents/${id}/download`)).status).toBe(200);
});
