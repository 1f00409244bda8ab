// Webhooks: events reach their subscribers, signed, once they are true; and no receiver, whatever it does, troubles
// anybody else.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { api, type Webhook as Told } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { webhookDeliveries, webhooks } from '../../db/webhooks.ts';
import { createFakeEngine } from '../../testing/fake-engine.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { PRIVATE } from './check-url.ts';
import { lookUpPublic } from './post-message.ts';
import { isPublicAddress } from './public-address.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });
  server.deps.engine.close();
  Object.assign(server.deps, { engine: createFakeEngine() });
});
afterAll(() => server.close());

const open: { server: Server; sockets: Set<Socket> }[] = [];
afterEach(() => {
  for (const { server: one, sockets } of open.splice(0)) {
    for (const socket of sockets) socket.destroy();
    one.close();
  }
});

async function listen(one: Server): Promise<string> {
  const sockets = new Set<Socket>();
  one.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  open.push({ server: one, sockets });
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}/hook`;
}

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver that keeps what it got and answers as told. */
async function receive(answer: (request: IncomingMessage, response: ServerResponse) => void = (_, r) => r.end()) {
  const got: Received[] = [];
  const url = await listen(
    createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      got.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    }),
  );
  return { url, got };
}

const subscribe = async (who: Client, url: string, events: Told['events'] = ['document.completed']) => {
  const { status, body } = await who.call(api.webhooks.create, { body: { url, events } });
  expect(status).toBe(201);
  return { ...body.webhook, secret: body.secret };
};
const upload = async (who: Client, text: string) =>
  (await who.upload(Buffer.from(text), 'a.txt', 'text/plain')).body.id;
const logOf = async (who: Client, id: string) =>
  (await who.call(api.webhooks.list, {})).body.webhooks.find((webhook) => webhook.id === id)?.deliveries ?? [];
/** As if the time had come. */
const dueNow = async (id: string) => {
  await server.deps.db
    .update(webhookDeliveries)
    .set({ nextTryAt: sql`now()` })
    .where(eq(webhookDeliveries.webhookId, id));
  await server.deps.db.update(webhooks).set({ busyUntil: sql`now()` }).where(eq(webhooks.id, id));
};
const patiently = { interval: 100 };

describe('a webhook', () => {
  it('is told what happened, signed, with ids and nothing of the paper', async () => {
    const who = await server.signIn('Subscriber');
    const { url, got } = await receive();
    const { secret } = await subscribe(who, url, ['document.completed', 'update.waiting', 'collection.complete']);
    const { body } = await who.call(api.collections.create, {
      body: { collection_name: 'Mine', collection_data: { personal_details: { surname: '' } } },
    });
    const document = await upload(who, 'Surname: Keller');
    await who.call(api.collections.saveSection, {
      params: { id: body.id, sectionId: 'personal_details' },
      body: { surname: 'Keller' },
    });
    await expect
      .poll(() => got.map(({ body: text }) => JSON.parse(text).type), patiently)
      .toContain('document.completed');
    for (const { headers, body: text } of got) {
      const message = new Webhook(secret).verify(text, headers as Record<string, string>);
      expect(message).toEqual({
        type: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        data: expect.any(Object),
      });
      expect(text).not.toContain('Keller');
      expect(headers['webhook-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
    const completed = got.map(({ body: text }) => JSON.parse(text)).find(({ type }) => type === 'document.completed');
    expect(completed.data).toEqual({ document_id: document });
  });

  it.each([
    ['document.failed', sql`update documents set processing_status = 'error', error_code = 'corrupt_file' where id = `],
    ['collection.complete', null],
  ] as const)('hears of %s', async (event, statement) => {
    const who = await server.signIn('Listener');
    const { url, got } = await receive();
    await subscribe(who, url, [event]);
    const { db } = server.deps;
    if (statement) {
      const id = await upload(who, event);
      await db.execute(sql`${statement} ${id}`);
      await expect
        .poll(() => got.map(({ body }) => JSON.parse(body).data), patiently)
        .toContainEqual({ document_id: id, code: 'corrupt_file' });
      return;
    }
    const { body } = await who.call(api.collections.create, { body: { collection_name: 'Complete' } });
    const set = (percentage: number) =>
      db.execute(sql`update collections set completion_percentage = ${percentage} where id = ${body.id}`);
    await set(50);
    await set(100);
    await set(100);
    await expect
      .poll(() => got.map(({ body: text }) => JSON.parse(text).data), patiently)
      .toEqual([{ collection_id: body.id }]);
  });

  it('hears nothing of what was rolled back, of others, and of what it did not ask for', async () => {
    const [who, other] = [await server.signIn('Curious'), await server.signIn('Private')];
    const { url } = await receive();
    const { id } = await subscribe(who, url, ['document.failed']);
    await upload(other, 'Theirs');
    await upload(who, 'Mine');
    const undone = server.deps.db.transaction(async (tx) => {
      await tx.execute(sql`update documents set processing_status = 'error' where user_id = ${who.userId}`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await expect
      .poll(
        async () => (await who.call(api.documents.list, { query: {} })).body.documents[0]?.processing_status,
        patiently,
      )
      .toBe('completed');
    expect(await logOf(who, id)).toEqual([]);
  });

  it('is tried again with the same id, given up after a day, and sent again when it is asked for', async () => {
    const who = await server.signIn('Unlucky');
    let status = 500;
    const { url, got } = await receive((_request, response) => response.writeHead(status).end());
    const { id } = await subscribe(who, url);
    await upload(who, 'Again');
    await expect
      .poll(async () => (await logOf(who, id))[0], patiently)
      .toMatchObject({
        status: 'waiting',
        tries: 1,
        answered: 500,
        problem: 'It responded with 500.',
      });
    await server.deps.db
      .update(webhookDeliveries)
      .set({ sentFrom: sql`now() - interval '25 hours'` })
      .where(eq(webhookDeliveries.webhookId, id));
    await dueNow(id);
    await expect
      .poll(async () => (await logOf(who, id))[0], patiently)
      .toMatchObject({ status: 'failed', tries: 2, next_try_at: null });
    status = 204;
    const [failed] = await logOf(who, id);
    const again = await who.call(api.webhooks.sendAgain, { params: { id, deliveryId: failed?.id ?? '' } });
    expect([again.status, again.body.delivery.status]).toEqual([202, 'waiting']);
    await expect
      .poll(async () => (await logOf(who, id))[0], patiently)
      .toMatchObject({ status: 'delivered', tries: 1, answered: 204, problem: null });
    expect(new Set(got.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([failed?.id]));
    expect(got).toHaveLength(3);
  });

  it('holds up nobody while receivers are deaf, redirect or talk nonsense', async () => {
    const who = await server.signIn('Surrounded');
    const deaf: Socket[] = [];
    const tcp = (onConnection: (socket: Socket) => void) => listen(createTcpServer(onConnection));
    const inner = await receive();
    const hostile = {
      deaf: await tcp((socket) => deaf.push(socket)),
      redirecting: (await receive((_q, response) => response.writeHead(307, { location: inner.url }).end())).url,
      nonsense: await tcp((socket) => socket.end('HELLO\r\n\r\n')),
      endless: await tcp((socket) => {
        const pour = () =>
          socket.write(`X-More: ${'x'.repeat(1000)}\r\n`, () => socket.destroyed || setImmediate(pour));
        socket.write('HTTP/1.1 200 OK\r\n');
        pour();
      }),
      slammed: await tcp((socket) => socket.destroy()),
    };
    const ids = new Map<string, string>();
    for (const [name, url] of Object.entries(hostile)) ids.set(name, (await subscribe(who, url)).id);
    const honest = await receive();
    await subscribe(await server.signIn('Neighbour'), honest.url);
    const neighbour = await server.signIn('Beside');
    await subscribe(neighbour, honest.url);
    await upload(who, 'To all of them');
    await expect.poll(() => deaf.length, patiently).toBe(1);
    await upload(neighbour, 'To the honest one');
    await expect.poll(() => honest.got.length, patiently).toBe(1);
    const told = async (name: string) => (await logOf(who, ids.get(name) ?? ''))[0];
    await expect.poll(() => told('redirecting'), patiently).toMatchObject({ answered: 307, status: 'waiting' });
    for (const name of ['nonsense', 'endless', 'slammed'])
      await expect
        .poll(() => told(name), patiently)
        .toMatchObject({
          answered: null,
          problem: expect.stringContaining('The connection failed'),
          status: 'waiting',
        });
    await expect
      .poll(() => told('deaf'), patiently)
      .toMatchObject({ answered: null, problem: 'There was no response within ten seconds.' });
    expect(inner.got).toEqual([]);
  });
});

describe('private addresses', () => {
  let plain: TestServer;
  beforeAll(async () => {
    plain = await startTestServer();
    plain.deps.engine.close();
    Object.assign(plain.deps, { engine: createFakeEngine() });
  });
  afterAll(() => plain.close());

  it.each([
    'http://example.com/hook',
    'https://localhost/hook',
    'https://127.0.0.1/hook',
    'https://[::1]/hook',
    'https://[::ffff:127.0.0.1]/hook',
    'https://2130706433/hook',
    'https://10.0.0.8/hook',
    'https://169.254.169.254/latest/meta-data',
    'ftp://example.com/hook',
  ])('are refused at once: %s', async (url) => {
    const who = await plain.signIn('Inside');
    const { status, body } = await who.call(api.webhooks.create, { body: { url, events: ['document.completed'] } });
    expect([status, body]).toEqual([422, expect.objectContaining({ code: 'validation_failed' })]);
  });

  it('are not found by a name that leads there', async () => {
    const looked = Promise.withResolvers<unknown>();
    lookUpPublic('localhost', { all: true }, looked.resolve);
    expect(await looked.promise).toMatchObject({ message: PRIVATE });
  });

  it('are not reached by what is stored already', async () => {
    const who = await plain.signIn('Rebound');
    const connected: Socket[] = [];
    const { port } = new URL(await listen(createTcpServer((socket) => connected.push(socket))));
    const { body } = await who.call(api.webhooks.create, {
      body: { url: `https://example.com:${port}/`, events: ['document.completed'] },
    });
    await plain.deps.db.update(webhooks).set({ url: `https://127.0.0.1:${port}/` });
    await who.upload(Buffer.from('A note'), 'a.txt', 'text/plain');
    await expect
      .poll(async () => (await who.call(api.webhooks.list, {})).body.webhooks[0]?.deliveries[0], patiently)
      .toMatchObject({ answered: null, problem: PRIVATE });
    expect(body.webhook.deliveries).toEqual([]);
    expect(connected).toEqual([]);
  });

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1:248:1893:25c8:1946', true],
    ...[
      '0.0.0.0',
      '10.1.2.3',
      '100.64.0.1',
      '127.1.1.1',
      '169.254.169.254',
      '172.31.0.1',
      '192.168.1.1',
      '198.18.0.1',
    ].map((address) => [address, false] as const),
    ...[
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:8.8.8.8',
      'fc00::1',
      'fe80::1',
      'ff02::1',
      '2002:7f00:1::',
      '64:ff9b::7f00:1',
    ].map((address) => [address, false] as const),
    ['example.com', false],
  ] as const)('%s is public: %s', (address, expected) => {
    expect(isPublicAddress(address)).toBe(expected);
  });
});
