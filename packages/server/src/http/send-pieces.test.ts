// An answer sent in pieces is to its reader like any other.
import { api, type Collection } from '@oneform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('an answer in pieces', () => {
  let server: TestServer;
  let client: Client;
  let path: string;
  beforeAll(async () => {
    server = await startTestServer({ workers: false });
    client = await server.signIn();
    const { body } = await client.call(api.collections.create, {
      body: { collection_name: 'Prêt 🏠', template_id: 'loan_application' },
    });
    path = `/api/collections/${body.id}`;
  });
  afterAll(() => server.close());

  /** Over a connection, as a browser. */
  const ask = (method: string) => {
    const { port } = server.app.server.address() as { port: number };
    return fetch(`http://localhost:${port}${path}`, { method, headers: { cookie: client.cookie } });
  };

  it('is as long as it says, in bytes, with the sections of its template', async () => {
    const answer = await ask('GET');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    const collection = JSON.parse(bytes.toString()) as Collection;
    const template = server.deps.templates.find(({ id }) => id === 'loan_application')!;
    expect(collection).toMatchObject({ collection_name: 'Prêt 🏠', data_version: 1 });
    expect(collection.sections).toEqual(template.sections);
  });

  it('has the headers of any answer', async () => {
    const { headers } = await ask('GET');
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      etag: '"1"',
    });
  });

  it('is announced to HEAD and not sent', async () => {
    const [whole, head] = [await ask('GET'), await ask('HEAD')];
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
    // Nothing of it stands in the way of what follows on the same connection.
    expect((await ask('GET')).status).toBe(200);
  });

  it('is kept whole under an idempotency key', async () => {
    const create = () =>
      client.call(api.collections.create, {
        body: { collection_name: 'Kept', template_id: 'loan_application' },
        headers: { 'idempotency-key': 'kept-whole' },
      });
    const [first, again] = [await create(), await create()];
    expect(first.body.sections.length).toBeGreaterThan(1);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
  });
});
