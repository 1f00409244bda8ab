// People over HTTP: added, named, merged, removed; applications are for somebody, papers are somebody's.
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let maya: Client;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  maya = await server.signIn('Maya Lindgren');
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const listPeople = async () => (await maya.call(api.people.list, {})).body.people;
const createVisa = async (person?: string) =>
  (
    await maya.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application', ...(person ? { person } : {}) },
    })
  ).body;
const addPerson = async (name: string) =>
  (await maya.call(api.people.create, { body: { name, relation: 'spouse' } })).body;

describe('people', () => {
  it('begin with the owner of the account, once an application is theirs', async () => {
    const visa = await createVisa();
    expect(visa.person).toMatchObject({ name: 'Maya Lindgren', relation: 'me', initials: 'ML' });
    expect(await listPeople()).toMatchObject([{ name: 'Maya Lindgren', relation: 'me', collections: 1 }]);
  });

  it('are added, renamed and known by their number of papers and applications', async () => {
    const { id } = await addPerson('Daniel Lindgren');
    const visa = await createVisa(id);
    expect(visa.person).toMatchObject({ id, relation: 'spouse' });
    const renamed = await maya.call(api.people.update, { params: { id }, body: { name: 'Daniel L.' } });
    expect(renamed.body).toMatchObject({ name: 'Daniel L.', collections: 1 });
    const filtered = await maya.call(api.collections.list, { query: { person_id: id } });
    expect(filtered.body).toMatchObject({ total: 1, collections: [{ id: visa.id, person: { name: 'Daniel L.' } }] });
  });

  it('are merged: what was of one is of the other', async () => {
    const mine = await createVisa();
    const { id } = await addPerson('M. Lindgren');
    const visa = await createVisa(id);
    const merged = await maya.call(api.people.merge, { params: { id: mine.person!.id }, body: { into: id } });
    expect(merged.body).toMatchObject({ relation: 'me', collections: 2 });
    expect((await maya.call(api.collections.get, { params: { id: visa.id }, query: {} })).body.person).toMatchObject({
      relation: 'me',
    });
    expect(await listPeople()).toHaveLength(1);
  });

  it('are removed, their applications being for somebody new; the owner stays', async () => {
    const { id } = await addPerson('Daniel Lindgren');
    const visa = await createVisa(id);
    const removal = await maya.call(api.people.removal, { params: { id } });
    expect(removal.body).toEqual({
      documents: 0,
      collections: [{ id: visa.id, collection_name: 'Trip' }],
      values: 0,
    });
    expect((await maya.call(api.people.remove, { params: { id } })).status).toBe(204);
    expect((await maya.call(api.collections.get, { params: { id: visa.id }, query: {} })).body.person).toBeNull();
    const me = (await createVisa()).person!;
    const refused = await maya.call(api.people.remove, { params: { id: me.id } });
    expect(refused.body).toMatchObject({ code: 'owner_stays' });
  });

  it('are those of the account alone', async () => {
    const other = await server.signIn('Other Person');
    const { id } = await addPerson('Daniel Lindgren');
    const taken = await other.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application', person: id },
    });
    expect(taken.status).toBe(422);
    expect((await other.call(api.people.get, { params: { id } })).status).toBe(404);
    const merged = await maya.call(api.people.merge, {
      params: { id },
      body: { into: (await other.call(api.people.create, { body: { name: 'Else' } })).body.id },
    });
    expect(merged.status).toBe(404);
  });

  it('an application is given to somebody else', async () => {
    const visa = await createVisa();
    const { id } = await addPerson('Daniel Lindgren');
    const changed = await maya.call(api.collections.update, { params: { id: visa.id }, body: { person: id } });
    expect(changed.body.person).toMatchObject({ id });
  });
});

describe('a document that is deleted', () => {
  it('takes back what only it supports, with their number, where that is asked', async () => {
    const visa = await createVisa();
    const passport = await readAs(server, maya, {
      surname: 'Lindgren',
      given_names: 'Maya',
      passport_number: 'M1234567',
      place_of_birth: 'Falun',
    });
    const other = await readAs(server, maya, { full_name: 'Maya Lindgren', place_of_birth: 'Falun' });
    const weighed = await maya.call(api.documents.removal, { params: { id: passport } });
    expect(weighed.body.collections).toMatchObject([{ id: visa.id }]);
    const { values } = weighed.body;
    expect(values).toBeGreaterThan(0);
    await maya.call(api.documents.remove, { params: { id: passport }, query: { take_back: 'true' } });
    const left = (await maya.call(api.collections.get, { params: { id: visa.id }, query: {} })).body;
    expect(JSON.stringify(left.collection_data)).not.toContain('M1234567');
    expect(JSON.stringify(left.collection_data)).toContain('Falun');
    await maya.call(api.documents.remove, { params: { id: other } });
    const kept = (await maya.call(api.collections.get, { params: { id: visa.id }, query: {} })).body;
    expect(JSON.stringify(kept.collection_data)).toContain('Falun');
  });
});
