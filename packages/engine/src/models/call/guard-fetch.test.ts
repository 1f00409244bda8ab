import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Exchange, guardFetch } from './guard-fetch.ts';

let server: Server;
let origin: string;
const asked: string[] = [];
beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/away') response.writeHead(302, { location: `${origin}/elsewhere` });
    response.end('x'.repeat(request.url === '/large' ? 2000 : 1000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const open = (exchange: Exchange) => guardFetch({ origin, timeoutMs: 60_000, maxAnswerBytes: 1000 }, exchange);

test('counts what is sent, in bytes, and gives the answer whole', async () => {
  const exchange: Exchange = { bytesSent: 0 };
  const response = await open(exchange)(`${origin}/small`, { method: 'POST', body: '{"name":"Zoë"}' });
  expect(await response.text()).toHaveLength(1000);
  expect(exchange).toEqual({ bytesSent: 15 });
});

test('reads no more than is agreed', async () => {
  const exchange: Exchange = { bytesSent: 0 };
  await expect(open(exchange)(`${origin}/large`)).rejects.toMatchObject({ failure: 'answer_too_large' });
  expect(exchange.failure).toBe('answer_too_large');
});

test('follows nobody elsewhere', async () => {
  await expect(open({ bytesSent: 0 })(`${origin}/away`)).rejects.toMatchObject({ failure: 'unreachable' });
  expect(asked).toEqual(['/away']);
});

test.each(['http://127.0.0.1:1/v1', 'https://evil.example/v1', 'file:///etc/passwd', 'http://localhost/v1'])(
  'asks nothing of %s',
  async (url) => {
    const exchange: Exchange = { bytesSent: 0 };
    await expect(open(exchange)(url, { method: 'POST', body: 'secret' })).rejects.toMatchObject({
      failure: 'unreachable',
    });
    expect(exchange.bytesSent).toBe(0);
    expect(asked).toEqual([]);
  },
);
