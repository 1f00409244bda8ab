// One key, one effect: repeated, reused for something else, sent twice at once.
import { api } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../db/schema.ts';
import { expectSound } from '../testing/expect-sound.ts';
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

  /** As if the process had died between its work and its answer. */
  const die = (key: string) =>
    server.deps.db
      .update(idempotencyKeys)
      .set({ status: null, response: null, heldUntil: sql`now() - interval '1 second'` })
      .where(eq(idempotencyKeys.key, key));

  it('is free again when the process that had it is gone, and what was made is not made again', async () => {
    const first = await create('died', 'Once more');
    await die('died');
    const second = await create('died', 'Once more');
    expect([second.status, second.body.id]).toEqual([201, first.body.id]);
    expect(second.headers['idempotent-replayed']).toBeUndefined();
    expect((await create('died', 'Once more')).headers['idempotent-replayed']).toBe('true');
    expect(await count('Once more')).toBe(1);
  });

  it('stays with the request that died: another one is refused', async () => {
    await create('died too', 'The first');
    await die('died too');
    expect(await create('died too', 'The second')).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect((await create('died too', 'The first')).status).toBe(201);
    expect([await count('The first'), await count('The second')]).toEqual([1, 0]);
  });

  it('makes one document of an upload that died and was sent again, and takes no other for it', async () => {
    const who = await server.signIn('Cut off');
    const upload = (text: string) =>
      who.upload(Buffer.from(text), 'a.txt', 'text/plain', {}, { 'idempotency-key': 'cut off' });
    const first = await upload('the paper');
    await die('cut off');
    expect(await upload('not the paper')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    await die('cut off');
    expect(await upload('the paper')).toMatchObject({ status: 201, body: { id: first.body.id, duplicate_of: null } });
    expect((await who.call(api.documents.list, { query: {} })).body.total).toBe(1);
    await expectSound(server);
  });

  it('makes one key of scripts, which cannot be told again', async () => {
    const who = await server.signIn('Scripted');
    const make = () =>
      who.call(api.account.createKey, {
        body: { name: 'Script', valid_days: null },
        headers: { 'idempotency-key': 'key that died' },
      });
    expect((await make()).status).toBe(201);
    await die('key that died');
    expect(await make()).toMatchObject({ status: 409, body: { code: 'secret_told_once' } });
    expect((await who.call(api.account.listKeys, {})).body.keys).toHaveLength(1);
  });

  it('keeps no secret: what was made with one is made already', async () => {
    const make = () =>
      client.call(api.account.createKey, {
        body: { name: 'Script', valid_days: null },
        headers: { 'idempotency-key': 'key' },
      });
    const { status, body } = await make();
    expect(status).toBe(201);
    const again = await make();
    expect([again.status, again.body]).toEqual([409, expect.objectContaining({ code: 'secret_told_once' })]);
    const rows = await server.deps.db.select().from(idempotencyKeys);
    expect(JSON.stringify(rows)).not.toContain(body.secret);
    expect((await client.call(api.account.listKeys, {})).body.keys).toHaveLength(1);
  });

  it('is of use for uploads: the same one is answered again, another one refused', async () => {
    const upload = (text: string) =>
      client.upload(Buffer.from(text), 'a.txt', 'text/plain', {}, { 'idempotency-key': 'upload' });
    const first = await upload('a paper');
    const again = await upload('a paper');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await upload('another paper')).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(1);
    await expectSound(server);
  });

  it.each([
    ['with a key', { 'idempotency-key': 'twenty' }],
    ['without one', {}],
  ])('makes one document of twenty identical uploads at once, %s', async (name, headers) => {
    const who = await server.signIn('Impatient');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => who.upload(Buffer.from(`paper ${name}`), 'a.txt', 'text/plain', {}, headers)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.filter(({ status }) => status !== 201).every(({ status }) => status === 409)).toBe(true);
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect((await who.call(api.documents.list, { query: {} })).body.total).toBe(1);
    expect((await who.call(api.credits.balance, {})).body.balance).toBe(499);
    await expectSound(server);
  });

  it('is not needed for what comes twice within seconds: the same bytes under the same name are one document', async () => {
    const who = await server.signIn('Clicker');
    const upload = async (text: string, name: string) =>
      (await who.upload(Buffer.from(text), name, 'text/plain')).body.id;
    const first = await upload('a paper', 'a.txt');
    expect(await upload('a paper', 'a.txt')).toBe(first);
    expect(await upload('a paper', 'b.txt')).not.toBe(first);
    expect(await upload('another paper', 'a.txt')).not.toBe(first);
    const minute = sql`uploaded_at = uploaded_at - interval '1 minute'`;
    await server.deps.db.execute(sql`update documents set ${minute} where user_id = ${who.userId}`);
    expect(await upload('a paper', 'a.txt')).not.toBe(first);
    expect((await who.call(api.documents.list, { query: {} })).body.total).toBe(4);
    await expectSound(server);
  });

  it('stays free after a refusal', async () => {
    expect((await create('e', ' ')).status).toBe(422);
    expect((await create('e', 'Accepted')).status).toBe(201);
  });

  it.each(['', 'x'.repeat(201)])('must be a key at all', async (key) => {
    expect((await create(key, 'Never')).status).toBe(400);
  });
});
