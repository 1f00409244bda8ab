// Texts that would be something else if they were put together with SQL, a pattern or a path: kept to the letter, and found by nobody else.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectSound } from '../testing/expect-sound.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let other: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  [client, other] = [await server.signIn('Mallory'), await server.signIn('Other')];
  await other.call(api.collections.create, {
    body: { collection_name: 'Secret', collection_data: { s: { a: 'secret' } } },
  });
});
afterAll(async () => {
  await expectSound(server);
  await server.close();
});

const payloads = [
  ...[
    "'",
    "''",
    '"',
    "' or '1'='1",
    "' or 1=1 --",
    "'; drop table users; --",
    "') or true --",
    "' union select * from users --",
  ],
  ...[
    "\\'; select pg_sleep(5); --",
    '1; select pg_sleep(5)',
    "' || pg_sleep(5) || '",
    '$1',
    '$$ $$',
    '%s',
    ':name',
    '?',
    '$2',
  ],
  ...['%', '_', '%%', '\\%', '%secret%', 'se_ret', '\\', '\\\\', '*', '.*', '(a+)+$', '[', '(?i)secret'],
  ...[
    'a.b.c',
    '$.a',
    '$[*]',
    '"a"',
    "a'b",
    '{"$gt":""}',
    '{}',
    '[]',
    'null',
    'true',
    '../../etc/passwd',
    '..\\..\\x',
    '/*',
    '-- ',
  ],
];

it.each(payloads)('%j is a text like any other', async (text) => {
  const name = `N ${text}`.trim();
  const key = text.trim().replaceAll('.', ' ') || 'k';
  const made = await client.call(api.collections.create, {
    body: { collection_name: name, collection_data: { [`S ${key}`]: { [`F ${key}`]: text } } },
  });
  expect(made.status).toBe(201);
  const { id, collection_data: stored } = made.body;
  expect(made.body.collection_name).toBe(name);
  expect(Object.values(stored).map((section) => Object.values(section as object))).toEqual([[text]]);
  const listed = await client.raw('GET', `/api/collections?type=${encodeURIComponent(text)}`);
  expect(listed.status).toBeLessThan(500);
  expect(JSON.stringify(listed.body)).not.toContain('Secret');
  const found = await client.call(api.search.search, { query: { q: text } });
  expect([200, 422]).toContain(found.status);
  expect(JSON.stringify(found.body)).not.toContain('Secret');
  const { status, body } = await client.upload(Buffer.from(`note ${text}`), 'note.txt', 'text/plain');
  expect(status).toBe(201);
  const renamed = await client.call(api.documents.rename, { params: { id: body.id }, body: { display_name: name } });
  expect([renamed.status, renamed.body.display_name]).toEqual([200, name]);
  expect((await client.call(api.collections.remove, { params: { id } })).status).toBe(204);
  expect((await other.call(api.collections.list, { query: {} })).body.total).toBe(1);
  recordFigure(`${payloads.length} texts as names, keys, values, questions and filters`);
});
