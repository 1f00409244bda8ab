// The authorisation matrix: every endpoint of the contract, against nobody, a stranger's id, and an id that never was.
import { api, type Endpoint } from '@oneform/contract';
import pg from 'pg';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let owner: Client;
let other: Client;
/** Ids of things that `owner` has. */
let own: Record<string, string>;

const endpoints = Object.entries(api).flatMap(([noun, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).map(([name, endpoint]) => ({ name: `${noun}.${name}`, endpoint })),
);
const guarded = endpoints.filter(({ endpoint }) => !endpoint.public);
const withIds = guarded.filter(({ endpoint }) => endpoint.path.includes(':id'));

/** A body that is valid in itself, so that only the owner decides the answer. */
const bodies: Record<string, unknown> = {
  'account.editProfile': { full_name: 'X' },
  'collections.update': { collection_name: 'Taken over' },
  'collections.saveSection': { surname: 'Taken over' },
  'collections.addField': { section: 'x', field: { name: 'x', type: 'string' } },
  'collections.mapFields': {},
  'collections.clarifyField': { paths: ['personal_details.surname'] },
  'forms.fillPage': { address: 'https://form.example/apply', controls: [] },
  'savedForms.replace': { name: 'Taken over', print: 'x', places: [] },
  'documents.answerWhose': { answer: 'mine' },
  'people.update': { name: 'Taken over' },
  'people.merge': { into: uuid() },
  'documents.rename': { display_name: 'Taken over' },
  'extension.saveTyped': { values: [{ path: 'personal_details.surname', text: 'Taken over' }] },
  'updates.resolve': { decisions: [{ path: 'x', action: 'keep' }] },
};

const idFor = (path: string, { document, person, collection }: Record<string, string>) =>
  path.includes('/documents/') ? document : path.includes('/people/') ? person : collection;

function request(name: string, endpoint: Endpoint, ids: Record<string, string>) {
  const url = endpoint.path
    .replace(':id', idFor(endpoint.path, ids) ?? '')
    .replace(':updateId', ids.update ?? '')
    .replace(':sectionId', 'personal_details')
    .replace(':deliveryId', ids.update ?? '')
    .replace(':version', '1')
    .replace(':page', '1');
  const query = name === 'collections.removeField' ? '?path=x' : '';
  const body = bodies[name];
  return {
    method: endpoint.method,
    url: url + query,
    options: body ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) } : {},
  };
}

beforeAll(async () => {
  server = await startTestServer({ workers: false });
  owner = await server.signIn('Owner');
  other = await server.signIn('Other');
  const collection = await owner.call(api.collections.create, {
    body: { collection_name: 'Mine', template_id: 'visa_application' },
  });
  const document = await owner.upload(
    Buffer.from('Surname: Lindgren\nGiven names: Maya\nDate of birth: 17 April 1991\n'),
    'note.txt',
    'text/plain',
    { collection_id: collection.body.id },
  );
  own = {
    collection: collection.body.id,
    document: document.body.id,
    update: uuid(),
    person: collection.body.person!.id,
  };
});
afterAll(() => server.close());

describe('without a session', () => {
  it.each(guarded)('$name answers 401', async ({ name, endpoint }) => {
    const { method, url, options } = request(name, endpoint, own);
    // Unsafe requests fail at the CSRF check or at the guard; either way nothing is done and nothing told.
    const answer = await server.stranger.raw(method, url, options);
    expect(answer.status).toBe(401);
  });
});

/** The headers that do not differ from one request to the next. */
function lasting({ ...headers }: Record<string, unknown>) {
  for (const name of ['x-request-id', 'date', 'x-ratelimit-remaining', 'x-ratelimit-reset']) delete headers[name];
  return headers;
}

/** Texts of the statements that a request sends, in order; what the queue and the counting of requests ask for by the clock is left out. */
async function statementsOf(send: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await send();
    return query.mock.calls
      .map(([statement]) => (typeof statement === 'string' ? statement : (statement as { text: string }).text))
      .filter((text) => !/\bjobs\.|request_counts/.test(text));
  } finally {
    query.mockRestore();
  }
}

describe("with somebody else's session", () => {
  it.each(withIds)('$name answers as if it were not there', async ({ name, endpoint }) => {
    const theirs = request(name, endpoint, own);
    const never = request(name, endpoint, { collection: uuid(), document: uuid(), update: uuid(), person: uuid() });
    const [foreign, missing] = [
      await other.raw(theirs.method, theirs.url, theirs.options),
      await other.raw(never.method, never.url, never.options),
    ];
    expect(foreign.status).toBe(404);
    const { instance: _a, ...told } = foreign.body as Record<string, unknown>;
    const { instance: _b, ...toldOfNothing } = missing.body as Record<string, unknown>;
    expect(told).toEqual(toldOfNothing);
    expect(lasting(foreign.headers)).toEqual(lasting(missing.headers));
  });

  // The time of an answer would reveal whether a thing exists, if more were asked of the database for it. Counted, not
  // timed.
  it.each(withIds)('$name asks the database for as much as if it were not there', async ({ name, endpoint }) => {
    const theirs = request(name, endpoint, own);
    const never = request(name, endpoint, { collection: uuid(), document: uuid(), update: uuid(), person: uuid() });
    const foreign = await statementsOf(() => other.raw(theirs.method, theirs.url, theirs.options));
    const missing = await statementsOf(() => other.raw(never.method, never.url, never.options));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign).toEqual(missing);
  });

  it('leaves what the owner has as it was', async () => {
    const collection = await owner.call(api.collections.get, { params: { id: own.collection ?? '' }, query: {} });
    expect(collection.body.collection_name).toBe('Mine');
    expect((await owner.call(api.documents.get, { params: { id: own.document ?? '' } })).body.display_name).toBe(
      'note.txt',
    );
  });

  it('does not take a second id for granted', async () => {
    const mine = await other.upload(Buffer.from('My own note.\n'), 'mine.txt', 'text/plain');
    const process = await other.call(api.documents.process, {
      params: { id: mine.body.id },
      query: { target_collection_id: own.collection ?? '' },
    });
    expect(process.status).toBe(404);
    expect(
      (
        await other.upload(Buffer.from('Another note.\n'), 'b.txt', 'text/plain', {
          collection_id: own.collection ?? '',
        })
      ).status,
    ).toBe(404);
  });
});

describe('with the key of a browser extension', () => {
  let headers: Record<string, string>;
  beforeAll(async () => {
    const { code } = (await owner.call(api.extension.createCode, {})).body;
    const key = await server.stranger.call(api.extension.connect, { body: { code, name: 'Chromium' } });
    headers = { authorization: `Bearer ${key.body.secret}` };
  });

  it('a few endpoints are open', () => {
    const open = endpoints.filter(({ endpoint }) => endpoint.fillsForms).map(({ name }) => name);
    expect(open.toSorted()).toEqual([
      'extension.applications',
      'extension.disconnect',
      'extension.saveTyped',
      'forms.fillPage',
    ]);
  });

  it.each(guarded.filter(({ endpoint }) => !endpoint.fillsForms))('$name is not', async ({ name, endpoint }) => {
    const { method, url, options } = request(name, endpoint, own);
    const answer = await server.stranger.raw(method, url, { ...options, headers: { ...options.headers, ...headers } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'key_fills_only' });
  });
});

describe('ids that are none', () => {
  it.each(withIds)('$name refuses them without a 5xx', async ({ name, endpoint }) => {
    const { method, url, options } = request(name, endpoint, { collection: 'not-an-id', document: '%00', update: '1' });
    const answer = await owner.raw(method, url, options);
    expect([400, 404, 422]).toContain(answer.status);
  });
});
