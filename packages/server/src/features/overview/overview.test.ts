// Next steps of a person: the queue of decisions, the paper that would help most, and papers that expire.
import { api } from '@oneform/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Facts, readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let maya: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  maya = await server.signIn('Maya Lindgren');
});
afterAll(() => server.close());

const create = async (templateId = 'visa_application') =>
  (await maya.call(api.collections.create, { body: { collection_name: templateId, template_id: templateId } })).body.id;
const read = (facts: Facts, options: Parameters<typeof readAs>[3] = {}) =>
  readAs(server, maya, { full_name: 'Maya Lindgren', ...facts }, options);
const overview = async () => (await maya.call(api.overview.get, {})).body;
const dayIn = (months: number) => {
  const day = new Date();
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
};

describe('GET /api/overview', () => {
  it('says nothing where there is nothing to do', async () => {
    expect(await overview()).toEqual({ waiting: [], wanted_paper: null, expiring: [] });
  });

  it('counts a question that two collections ask once', async () => {
    for (const _ of [1, 2]) {
      const id = await create();
      await maya.call(api.collections.saveSection, {
        params: { id, sectionId: 'personal' },
        body: { place_of_birth: 'Oslo' },
      });
    }
    const id = await read({ place_of_birth: 'Falun' }, { name: 'passport.txt' });
    expect((await overview()).waiting).toEqual([{ document_id: id, display_name: 'passport.txt', decisions: 1 }]);
    const other = await server.signIn('John Stiles');
    expect((await other.call(api.overview.get, {})).body.waiting).toEqual([]);
  });

  it('counts an address once, whatever its parts are and wherever it stands', async () => {
    for (const template of ['visa_application', 'job_application']) {
      const id = await create(template);
      const [section, field] = template.startsWith('visa') ? ['contact', 'home_address'] : ['personal', 'address'];
      await maya.call(api.collections.saveSection, {
        params: { id, sectionId: section! },
        body: { [field!]: { street: 'Storgatan 1', city: 'Falun', postal_code: '791 30', country: 'Sweden' } },
      });
    }
    await read({ address: 'Kungsgatan 5, 111 43 Stockholm, Sweden', place_of_birth: 'Falun' });
    const [waiting] = (await overview()).waiting;
    const labels = await maya.call(api.updates.list, { params: { id: waiting!.document_id } });
    const wholes = labels.body.flatMap(({ conflicts }) => conflicts.map(({ whole }) => whole?.label));
    expect(new Set(wholes).size).toBeGreaterThan(0);
    expect(wholes.length).toBeGreaterThan(new Set(wholes).size);
    expect(waiting?.decisions).toBe(new Set(wholes).size);
  });

  it('wants the paper that would fill most, until it is there', async () => {
    await create();
    expect((await overview()).wanted_paper).toMatchObject({ document_type: 'passport', collections: 1 });
    await read({ passport_number: 'C01X00T47' }, { name: 'passport.txt' });
    expect((await overview()).wanted_paper?.document_type).not.toBe('passport');
  });

  it('names what has expired or soon will, soonest first', async () => {
    await read({ expiry_date: dayIn(30) }, { name: 'valid.txt' });
    const soon = await read({ expiry_date: dayIn(3) }, { name: 'soon.txt' });
    const past = await read({ expiry_date: dayIn(-1) }, { name: 'past.txt' });
    await read({ expiry_date: dayIn(-30) }, { name: 'long-past.txt' });
    expect((await overview()).expiring.map(({ document_id: id }) => id)).toEqual([past, soon]);
  });
});
