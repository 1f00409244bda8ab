// People over HTTP: added, named, merged, removed; applications are for somebody, papers are somebody's.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findTaker } from '../../operate/find-taker.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs, understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { importAccount } from '../account/import-account.ts';
import { mergeAccount } from '../account/merge-account.ts';

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

describe('two owners who turn out to be one', () => {
  const bring = (client: Client) =>
    readAs(server, client, { full_name: 'Maya Lindgren', passport_number: 'M1234567', place_of_birth: 'Falun' });

  it('by an import into an account: one owner with the names of both, whose papers and applications are theirs', async () => {
    const earlier = await server.signIn('Maya Okafor');
    await earlier.call(api.collections.create, { body: { collection_name: 'Old', template_id: 'visa_application' } });
    const me = (await earlier.call(api.people.list, {})).body.people[0]!;
    await earlier.call(api.people.update, { params: { id: me.id }, body: { name: 'Maya Okafor' } });
    await readAs(server, earlier, { full_name: 'Maya Okafor', place_of_birth: 'Falun' });
    const path = join(server.folder, 'okafor.zip');
    await writeFile(path, (await earlier.raw('GET', '/api/account/export')).body as Buffer);
    // The same ids may stand here once.
    await earlier.call(api.account.remove, { body: { confirm_email: earlier.email } });
    const visa = await createVisa();
    await importAccount(server.deps, path, { into: await findTaker(server.deps, maya.email) });
    const people = await listPeople();
    expect(people).toMatchObject([{ relation: 'me', name: 'Maya Lindgren', collections: 2, documents: 1 }]);
    expect(people[0]!.identification.names.map(({ value }) => value)).toEqual(['Maya Lindgren', 'Maya Okafor']);
    // The name of before tells that it is theirs.
    const id = await readAs(server, maya, { full_name: 'MAYA OKAFOR', phone: '+12175550101' });
    const { whose } = (await maya.call(api.documents.get, { params: { id } })).body;
    expect(whose).toMatchObject({ status: 'decided', people: [{ relation: 'me' }] });
    const { collection_data: data } = (await maya.call(api.collections.get, { params: { id: visa.id }, query: {} }))
      .body;
    expect(JSON.stringify(data)).toContain('+12175550101');
  });

  it('by signing in to both: what was told of either is told of the one', async () => {
    const other = await server.signIn('mlindgren');
    await bring(other);
    await other.call(api.collections.create, { body: { collection_name: 'Other', template_id: 'visa_application' } });
    await createVisa();
    await server.deps.db.transaction((tx) => mergeAccount(tx, { from: other.userId, into: maya.userId }));
    expect(await listPeople()).toMatchObject([{ relation: 'me', name: 'Maya Lindgren', collections: 2, documents: 1 }]);
  });
});

describe('what identifies a person', () => {
  it('is told with the papers and answers that it is known from', async () => {
    await createVisa();
    const passport = await readAs(
      server,
      maya,
      {
        full_name: 'LINDGREN MAYA',
        date_of_birth: '1988-04-17',
        passport_number: 'M1234567',
        email: 'maya@example.com',
      },
      { name: 'passport.txt' },
    );
    const { id } = await addPerson('Daniel Lindgren');
    const [me, daniel] = await listPeople();
    const source = { kind: 'document', id: passport, name: 'passport.txt' };
    expect(me!.identification).toMatchObject({
      birth_dates: [{ fact: 'date_of_birth', value: '1988-04-17', sources: [source] }],
      numbers: [{ fact: 'passport_number', label: 'Passport number', value: 'M1234567', sources: [source] }],
      contacts: [{ fact: 'email', value: 'maya@example.com', sources: [source] }],
    });
    expect(daniel).toMatchObject({ id, identification: { numbers: [], contacts: [] } });
    // Father and daughter, or a misread digit: that asks, and tells of nobody.
    await readAs(server, maya, { full_name: 'Maya Lindgren', date_of_birth: '1960-01-01', email: 'm@example.com' });
    const [still] = await listPeople();
    expect(still).toMatchObject({ documents: 1, identification: me!.identification });
  });
});

describe('a paper of several people', () => {
  it('names them all, asks once, and makes all of them known', async () => {
    await createVisa();
    const lease = await readAs(
      server,
      maya,
      {},
      {
        more: {
          type: 'lease',
          parts: [{ type: 'lease', confidence: 1, pages: [1] }],
          facts: ['ALEX TENANT', 'JOANNA TENANT'].flatMap(
            (value, index) => understandAs({ full_name: { value, person: `p${index + 1}` } }).facts,
          ),
          people: [
            { id: 'p1', role: 'tenant', full_name: 'ALEX TENANT' },
            { id: 'p2', role: 'tenant', full_name: 'JOANNA TENANT' },
          ],
        },
      },
    );
    const whoseOf = async () => (await maya.call(api.documents.get, { params: { id: lease } })).body.whose;
    expect(await whoseOf()).toMatchObject({
      status: 'asks',
      sentence: 'This lease is about Alex Tenant and Joanna Tenant. None of it was filled in.',
      people: [{ name: 'Alex Tenant' }, { name: 'Joanna Tenant' }],
    });
    await maya.call(api.documents.answerWhose, { params: { id: lease }, body: { answer: 'new_person' } });
    expect(await whoseOf()).toMatchObject({
      status: 'corrected',
      people: [{ name: 'Alex Tenant' }, { name: 'Joanna Tenant' }],
    });
    expect((await listPeople()).filter(({ is_proposed: isProposed }) => isProposed)).toEqual([]);
    const theirs = await maya.call(api.collections.create, {
      body: {
        collection_name: 'Flat',
        template_id: 'rental_application',
        person: (await whoseOf())!.people[1]!.id,
      },
    });
    expect(JSON.stringify(theirs.body.collection_data)).toMatch(/^(?!.*Alex).*Joanna Tenant/);
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
