// A document that was uploaded for one collection alone, and is then wanted in all.
import { api } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
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

const create = async (name: string) =>
  (await maya.call(api.collections.create, { body: { collection_name: name, template_id: 'visa_application' } })).body
    .id;
const birthplaceIn = async (id: string) => {
  const { collection_data: data } = (await maya.call(api.collections.get, { params: { id } })).body;
  return (data as { personal?: { place_of_birth?: string } }).personal?.place_of_birth || null;
};

it('fills the other collections at once, and says before which one may use it', async () => {
  const [here, there] = [await create('Here'), await create('There')];
  const facts = { full_name: 'Maya Lindgren', place_of_birth: 'Falun' };
  const id = await readAs(server, maya, facts, { name: 'passport.txt', collectionId: here });
  const document = (await maya.call(api.documents.get, { params: { id } })).body;
  expect(document.only_in).toEqual({ id: here, collection_name: 'Here' });
  expect([await birthplaceIn(here), await birthplaceIn(there)]).toEqual(['Falun', null]);
  const shared = (await maya.call(api.documents.useEverywhere, { params: { id } })).body;
  expect(shared.only_in).toBeNull();
  expect([await birthplaceIn(here), await birthplaceIn(there)]).toEqual(['Falun', 'Falun']);
});

it('is nobody else’s to share', async () => {
  const id = await readAs(server, maya, { full_name: 'Maya Lindgren' }, { collectionId: await create('Here') });
  const other = await server.signIn('John Stiles');
  expect((await other.call(api.documents.useEverywhere, { params: { id } })).status).toBe(404);
});
