// The browser extension over HTTP: its code, the little that its key opens, and values that were typed into pages.
import { api, CODE_LETTERS } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiKeys } from '../../db/api-keys.ts';
import { pairingCodes } from '../../db/pairing-codes.ts';
import { requestCounts } from '../../db/request-counts.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.deps.db.delete(requestCounts);
  client = await server.signIn();
});

const makeCode = async () => (await client.call(api.extension.createCode, {})).body.code;
const connect = (code: string, headers: Record<string, string> = {}) =>
  server.stranger.raw('POST', '/api/extension/keys', {
    headers: { 'content-type': 'application/json', 'x-csrf-token': '', origin: 'chrome-extension://abc', ...headers },
    payload: JSON.stringify({ code, name: 'Chromium on Linux' }),
  });
async function connected() {
  const { secret } = (await connect(await makeCode())).body as { secret: string };
  return { headers: { authorization: `Bearer ${secret}` } };
}
const create = async () =>
  (
    await client.call(api.collections.create, {
      body: { collection_name: 'My visa', template_id: 'visa_application' },
    })
  ).body;

describe('a code', () => {
  it('is short, told once and stored as a hash', async () => {
    const { status, body, headers } = await client.call(api.extension.createCode, {});
    expect(status).toBe(201);
    expect(body.code).toMatch(new RegExp(`^[${CODE_LETTERS}]{4}-[${CODE_LETTERS}]{4}$`));
    expect(headers['cache-control']).toBe('no-store');
    expect(Math.round((Date.parse(body.expires_at) - Date.now()) / 60_000)).toBe(10);
    const stored = JSON.stringify(await server.deps.db.select().from(pairingCodes));
    expect(stored).not.toContain(body.code.replace('-', ''));
  });

  it('gives one key, however it is typed', async () => {
    const code = await makeCode();
    const answer = await connect(` ${code.replace('-', ' ').toLowerCase()}`);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ account: client.email, secret: expect.stringMatching(/^oneform_/) });
    expect(await connect(code)).toMatchObject({ status: 400, body: { code: 'pairing_code_invalid' } });
    const { keys } = (await client.call(api.account.listKeys, {})).body;
    expect(keys).toMatchObject([{ kind: 'extension', name: 'Chromium on Linux', last_used_at: null }]);
  });

  it('gives one key to two that come at once', async () => {
    const code = await makeCode();
    const answers = await Promise.all([connect(code), connect(code), connect(code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  it('is worth nothing when it is old, or when another was made', async () => {
    const first = await makeCode();
    const second = await makeCode();
    expect((await connect(first)).status).toBe(400);
    await server.deps.db.update(pairingCodes).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await connect(second)).status).toBe(400);
  });

  it.each(['https://evil.example', 'http://localhost:3000', 'null'])(
    'is not taken from a page of %s',
    async (origin) => {
      const code = await makeCode();
      expect(await connect(code, { origin })).toMatchObject({ status: 403, body: { code: 'web_page_refused' } });
      expect((await connect(code)).status).toBe(201);
    },
  );

  it('can be tried ten times from one address', async () => {
    for (let tried = 0; tried < 10; tried++) expect((await connect('WRNG-CODE')).status).toBe(400);
    expect((await connect(await makeCode())).status).toBe(429);
  });
});

describe('the key', () => {
  it('lists applications by name, without their values', async () => {
    const { id } = await create();
    await client.call(api.collections.saveSection, {
      params: { id, sectionId: 'personal' },
      body: { surname: 'Lindgren' },
    });
    const answer = await server.stranger.call(api.extension.applications, await connected());
    expect(answer.body.applications).toMatchObject([{ id, name: 'My visa', person: { name: 'Ada' } }]);
    expect(JSON.stringify(answer.body)).not.toContain('Lindgren');
    expect((await client.call(api.account.listKeys, {})).body.keys[0]!.last_used_at).not.toBeNull();
  });

  it('ends when the person deletes it, and when the extension does', async () => {
    const [one, other] = [await connected(), await connected()];
    expect((await server.stranger.call(api.extension.disconnect, one)).status).toBe(204);
    expect((await server.stranger.call(api.extension.applications, one)).status).toBe(401);
    await server.deps.db.delete(apiKeys);
    expect((await server.stranger.call(api.extension.applications, other)).status).toBe(401);
  });

  it('is the extension’s own affair to give up: nobody else has it', async () => {
    expect((await client.call(api.extension.disconnect, {})).status).toBe(404);
  });
});

describe('values typed into a page', () => {
  const save = async (id: string, values: { path: string; text: string }[]) =>
    (await server.stranger.call(api.extension.saveTyped, { params: { id }, body: { values }, ...(await connected()) }))
      .body;

  it('go into empty fields, as typed by the person', async () => {
    const { id } = await create();
    const told = await save(id, [
      { path: 'personal.surname', text: 'Lindgren' },
      { path: 'personal.date_of_birth', text: '17 April 1991' },
    ]);
    expect(told).toEqual({
      saved: ['personal.surname', 'personal.date_of_birth'],
      kept: [],
      refused: [],
    });
    const { body } = await client.call(api.collections.get, { params: { id }, query: {} });
    expect(body.collection_data.personal).toMatchObject({ surname: 'Lindgren', date_of_birth: '1991-04-17' });
    const { sources } = (await client.call(api.collections.sources, { params: { id } })).body;
    expect(sources.map(({ path, kind }) => [path, kind])).toContainEqual(['personal.surname', 'typed']);
    const { versions } = (await client.call(api.collections.versions, { params: { id }, query: {} })).body;
    expect(versions[0]!.summary).toBe('Saved 2 fields typed into a web page');
  });

  it('never replace what stands there, and say so', async () => {
    const { id } = await create();
    await save(id, [{ path: 'personal.surname', text: 'Lindgren' }]);
    const told = await save(id, [{ path: 'personal.surname', text: 'Lindgrén' }]);
    expect(told).toMatchObject({ saved: [], kept: [{ path: 'personal.surname', value: 'Lindgren' }] });
    const { body } = await client.call(api.collections.get, { params: { id }, query: {} });
    expect(body.collection_data.personal).toMatchObject({ surname: 'Lindgren' });
  });

  it('are refused where the field cannot hold them, or they say two days', async () => {
    const { id } = await create();
    const told = await save(id, [
      { path: 'personal.date_of_birth', text: '3/4/1991' },
      { path: 'personal.no_such_field', text: 'x' },
      { path: '__proto__.polluted', text: 'x' },
    ]);
    expect(told.saved).toEqual([]);
    expect(told.refused.map(({ path }) => path)).toEqual([
      'personal.date_of_birth',
      'personal.no_such_field',
      '__proto__.polluted',
    ]);
  });

  it('go into nobody else’s collection', async () => {
    const other = await server.signIn('Other');
    const theirs = await other.call(api.collections.create, { body: { collection_name: 'Theirs' } });
    const answer = await server.stranger.call(api.extension.saveTyped, {
      params: { id: theirs.body.id },
      body: { values: [{ path: 'a.b', text: 'x' }] },
      ...(await connected()),
    });
    expect(answer.status).toBe(404);
  });
});
