// Sends any input to any endpoint: the answer stays below 500, shows nothing of others, and leaves everything sound.
import { api, type Endpoint } from '@oneform/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSound } from '../testing/expect-sound.ts';
import { readAs } from '../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let client: Client;
let ids: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer({ workers: false, env: { TRUST_PROXY: '1' } });
  client = await server.signIn('Mallory', { credits: 1000 });
  const { id } = (
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
  ).body;
  const document = await readAs(server, client, { surname: 'Keller' });
  const [update] = (await client.call(api.updates.list, { params: { id: document } })).body;
  ids = { collections: id, documents: document, updates: document, updateId: update!.id };
});
afterAll(async () => {
  await expectSound(server);
  await server.close();
});

const NUL = String.fromCharCode(0);
const hostile = [
  '',
  ' ',
  '%00',
  NUL,
  `a${NUL}b`,
  '../../etc/passwd',
  "' or 1=1 --",
  '{"$gt":""}',
  '<script>alert(1)</script>',
  '\ud800',
  '𝒳'.repeat(300),
  'x'.repeat(10_000),
  '__proto__',
  'constructor',
  'toString',
  'a.b.c',
  '\\',
  'personal.surname',
  '-1',
  '1e400',
  'NaN',
  '9007199254740993',
  'null',
  '[]',
  '%',
  '%E0%A4%A',
  '\r\nX: y',
];
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53 + 2,
  [],
  {},
  [[]],
  [{}],
  { a: { b: { c: 1 } } },
  ...hostile,
];

interface Case {
  readonly name: string;
  readonly feature: string;
  readonly endpoint: Endpoint;
}
const cases: Case[] = (['collections', 'documents', 'updates', 'credits', 'templates'] as const).flatMap((feature) =>
  Object.entries(api[feature] as Record<string, Endpoint>).map(([call, endpoint]) => ({
    name: `${feature}.${call}`,
    feature,
    endpoint,
  })),
);
/** Skips the endpoints that would end the object on which the others are tried. */
const isDestructive = ({ endpoint }: Case) => endpoint.method === 'DELETE' && endpoint.path.endsWith(':id');

function urlOf({ feature, endpoint }: Case, replace: (key: string) => string | undefined = () => undefined): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const known =
      { id: ids[feature], updateId: ids.updateId, sectionId: 'personal', version: '1', page: '1' }[key] ?? '1';
    const given = replace(key);
    return given === undefined ? known : safeEncode(given);
  });
}
const safeEncode = (text: string) => encodeURIComponent(text.toWellFormed()) || '%20';

let sent = 0;
/** Each from an address of its own, so that the limiter lets all of them through. */
async function send(method: string, url: string, body?: string, type = 'application/json'): Promise<number> {
  sent += 1;
  const headers: Record<string, string> = { 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
  if (body !== undefined) headers['content-type'] = type;
  const { status, body: answer } = await client.raw(method, url, {
    headers,
    ...(body === undefined ? {} : { payload: body }),
  });
  expect(status, `${method} ${url} ${body?.slice(0, 200)} ${JSON.stringify(answer).slice(0, 300)}`).toBeLessThan(500);
  expect(status).not.toBe(429);
  return status;
}

describe.each(cases)('$name', (one) => {
  const { method, path } = one.endpoint;
  it('survives hostile ids and queries', async () => {
    for (const text of hostile) {
      for (const [, key] of path.matchAll(/:(\w+)/g))
        await send(
          method,
          urlOf(one, (name) => (name === key ? text : undefined)),
          method === 'GET' ? undefined : '{}',
        );
      if (isDestructive(one)) continue;
      for (const key of Object.keys(one.endpoint.query?.shape ?? {}))
        await send(method, `${urlOf(one)}?${key}=${safeEncode(text)}&${key}=twice`);
    }
  });

  if (method === 'GET' || isDestructive(one)) return;
  it('survives hostile bodies', async () => {
    const url = urlOf(one);
    for (const type of [
      'application/json',
      'application/json\tx',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      '',
    ])
      await send(method, url, 'not json {', type);
    for (const value of values) await send(method, url, JSON.stringify(value));
    for (const key of Object.keys((one.endpoint.body as { shape?: object } | undefined)?.shape ?? { field: 1 })) {
      for (const value of values)
        await send(method, url, JSON.stringify({ collection_name: 'x', section: 'personal', [key]: value }));
    }
  });
});

it('survives any section that JSON can say', async () => {
  const key = fc.oneof(
    fc.string(),
    fc.constantFrom('surname', '_id', 'jobs', 'other_nationalities', '__proto__x', ...hostile.slice(0, 12)),
  );
  const section = fc.dictionary(key, fc.jsonValue({ maxDepth: 12 }), { maxKeys: 8 });
  await fc.assert(
    fc.asyncProperty(section, async (body) => {
      await send('PUT', `/api/collections/${ids.collections}/sections/Other%20Fields`, JSON.stringify(body));
      await send('PUT', `/api/collections/${ids.collections}/sections/personal`, JSON.stringify(body));
    }),
    { numRuns: 60 },
  );
  for (const url of ['', '?templated=true', '/validation', '/versions', '/sources']) {
    expect(await send('GET', `/api/collections/${ids.collections}${url}`)).toBe(200);
  }
});
