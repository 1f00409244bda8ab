// One key, one effect: repeated, reused for something else, sent twice at once.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/schema.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Repeater');
});
afterAll(() => server.close());

const create = (key: string, name: string, who = client) =>
  who.call(api.collections.create, { body: { collection_name: name }, headers: { 'idempotency-key': key } });
const count = async (name: string) =>
  (await client.call(api.collections.list, { query: {} })).body.collections.filter(
    ({ collection_name }) => collection_name === name,
  ).length;

describe('Idempotency-Key', () => {
  it('gives the saved answer to a repeat, and does nothing again', async () => {
    const [first, second] = [await create('a', 'Once'), await create('a', 'Once')];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await count('Once')).toBe(1);
  });

  it('is refused for another request, and is another one for somebody else', async () => {
    await create('b', 'Mine');
    const other = await create('b', 'Changed');
    expect(other.status).toBe(422);
    expect(other.body).toMatchObject({ code: 'idempotency_key_reused' });
    expect((await create('b', 'Changed', await server.signIn('Somebody'))).status).toBe(201);
    expect(await count('Changed')).toBe(0);
  });

  it('has one effect when it is sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create('c', 'Raced')));
    for (const { status, body } of answers) {
      expect([201, 409]).toContain(status);
      if (status === 409) expect(body).toMatchObject({ code: 'idempotency_in_progress' });
    }
    expect(await count('Raced')).toBe(1);
  });

  it('says that the first is still under way', async () => {
    await create('d', 'Slow');
    await server.deps.db.update(idempotencyKeys).set({ status: null });
    const answer = await create('d', 'Slow');
    expect([answer.status, answer.headers['retry-after']]).toEqual([409, '1']);
  });

  it('stays free after a refusal', async () => {
    expect((await create('e', ' ')).status).toBe(422);
    expect((await create('e', 'Accepted')).status).toBe(201);
  });

  it.each(['', 'x'.repeat(201)])('must be a key at all', async (key) => {
    expect((await create(key, 'Never')).status).toBe(400);
  });
});
