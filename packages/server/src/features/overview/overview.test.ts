// Next steps of a person: the queue of decisions, the paper that would help most, and papers that expire.
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { webhookDeliveries } from '../../db/webhooks.ts';
import { type Facts, readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { tellOfExpiring } from '../webhooks/tell-of-expiring.ts';

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
    expect(await overview()).toEqual({ waiting: [], wanted_paper: null, expiring: [], too_early: [] });
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

  it('knows an insurance and an offer by their own words for it', async () => {
    const insurance = await read({ expiration_date: dayIn(1) }, { name: 'policy.txt' });
    const offer = await read({ valid_until: dayIn(2) }, { name: 'offer.txt' });
    expect((await overview()).expiring.map(({ document_id: id }) => id)).toEqual([insurance, offer]);
  });

  it('names a passport that ends before the visa allows, until the trip is earlier', async () => {
    const id = await create();
    const save = (sectionId: string, body: Record<string, string>) =>
      maya.call(api.collections.saveSection, { params: { id, sectionId }, body });
    await save('travel_document', { passport_expiry_date: '2031-05-31' });
    await save('journey', { departure_date: '2031-03-31' });
    expect((await overview()).too_early).toEqual([
      {
        collection_id: id,
        collection_name: 'visa_application',
        path: 'travel_document.passport_expiry_date',
        label: 'Valid until',
        expires_on: '2031-05-31',
        needed_until: '2031-06-30',
        because: expect.stringContaining('three months after you leave'),
      },
    ]);
    await save('journey', { departure_date: '2031-02-28' });
    expect((await overview()).too_early).toEqual([]);
  });
});

describe('GET /api/overview/expiring.ics', () => {
  it('is a calendar with every paper that expires, however late, and a reminder before', async () => {
    const late = await read(
      { expiry_date: dayIn(60) },
      { name: 'Pass, neu; für Łucja – ein langer Name über mehr als eine Zeile.txt' },
    );
    await read({ expiry_date: dayIn(-30) }, { name: 'long-past.txt' });
    const { status, headers, body } = await maya.raw('GET', '/api/overview/expiring.ics');
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = String(body);
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [`${late}@oneform`, 'Pass, neu; für Łucja – ein langer Name über mehr als eine Zeile.txt expires'],
    ]);
    const [event] = events;
    expect([event?.startDate.toString(), event?.startDate.isDate, event?.duration.toSeconds()]).toEqual([
      dayIn(60),
      true,
      86_400,
    ]);
    const alarm = event?.component.getFirstSubcomponent('valarm');
    expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P210D');
    const other = await server.signIn('John Stiles');
    const theirs = await other.raw('GET', '/api/overview/expiring.ics');
    expect(new ICAL.Component(ICAL.parse(String(theirs.body))).getAllSubcomponents('vevent')).toEqual([]);
  });
});

describe('the webhook event', () => {
  it('tells of a paper that expires within sixty days once, by its id alone', async () => {
    const near = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const id = await read({ expiry_date: near }, { name: 'passport.txt' });
    await read({ expiry_date: dayIn(5) }, { name: 'later.txt' });
    await read({ expiry_date: dayIn(-1) }, { name: 'past.txt' });
    const url = 'https://receiver.example/hook';
    await maya.call(api.webhooks.create, { body: { url, events: ['document.expiring'] } });
    await maya.call(api.webhooks.create, { body: { url, events: ['document.completed'] } });
    const told = () => server.deps.db.select().from(webhookDeliveries).where(eq(webhookDeliveries.userId, maya.userId));
    await tellOfExpiring(server.deps.db, new Date());
    await tellOfExpiring(server.deps.db, new Date());
    expect((await told()).map(({ event, payload }) => [event, payload.type, payload.data])).toEqual([
      ['document.expiring', 'document.expiring', { document_id: id }],
    ]);
  });
});
