// Members that only the server may set: each body of the contract with every such member added changes none of them.
import { api, type Endpoint } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let other: Client;
let ids: { collection: string; document: string };
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Greedy');
  other = await server.signIn('Other');
  const collection = await client.call(api.collections.create, { body: { collection_name: 'Mine' } });
  const document = await client.upload(Buffer.from('A note.\n'), 'a.txt', 'text/plain');
  ids = { collection: collection.body.id, document: document.body.id };
});
afterAll(() => server.close());

const withBody = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>)
    .filter(([, { body, path }]) => body && !path.startsWith('/api/auth/') && path !== '/api/account')
    .map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);

/** Enough to be let in, where something must be there. */
const honest: Record<string, Record<string, unknown>> = {
  'account.editProfile': { full_name: 'Still Me' },
  'account.changePrivacy': { gdpr_consent: true, ai_enabled: false, delete_originals: false },
  'collections.create': { collection_name: 'Another' },
  'collections.update': { collection_name: 'Mine' },
  'documents.rename': { display_name: 'Note' },
};

const stolen = () => ({
  ...{
    id: other.userId,
    user_id: other.userId,
    userId: other.userId,
    email: other.email,
    subject: 'other',
    issuer: 'other',
  },
  ...{ credit_balance: 1e6, creditBalance: 1e6, balance: 1e6, subscription_status: 'Enterprise', is_active: false },
  ...{ data_version: 99, completion_percentage: 100, last_updated_by: 'root', created_at: '1970-01-01T00:00:00Z' },
  ...{ processing_status: 'completed', credits: 0, sha256: 'x', has_original: false, review_status: 'approved' },
});

const state = async () => {
  const { rows } = await server.deps.db.execute(sql`
    select u.id, u.issuer, u.subject, u.email, u.credit_balance, u.subscription_status, u.is_active, u.created_at,
      (select json_agg(json_build_array(c.id, c.user_id, c.created_at, c.completion_percentage) order by c.id) from collections c where c.user_id = u.id and c.id = ${ids.collection}) as collections,
      (select json_agg(json_build_array(d.id, d.user_id, d.processing_status, d.sha256, d.has_original, d.file_size) order by d.id) from documents d where d.user_id = u.id) as documents
    from users u order by u.id`);
  return rows;
};

it.each(withBody)('$name', async ({ name, endpoint }) => {
  const before = await state();
  const url = endpoint.path
    .replace(':id', endpoint.path.includes('/documents/') ? ids.document : ids.collection)
    .replace(/:\w+/, 's');
  const send = (payload: string) =>
    client.raw(endpoint.method, url, { headers: { 'content-type': 'application/json' }, payload });
  // Free-form data may have any name: there they are values like any other.
  const answer = await send(
    JSON.stringify({ ...honest[name], ...(endpoint.path.includes('/sections/') ? {} : stolen()) }),
  );
  expect(answer.status).toBeLessThan(500);
  for (const key of ['__proto__', 'constructor']) {
    const polluted = await send(
      `{"${key}":{"prototype":{"polluted":true},"polluted":true},"a":{"${key}":{"polluted":true}}}`,
    );
    expect(polluted.status).toBeLessThan(500);
  }
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(await state()).toEqual(before);
});
