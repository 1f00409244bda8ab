// Papers first, applications later: a collection that begins, or is used again, finds the papers that were read before it.
import { api, type CollectionUpdate } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Facts, readAs, understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from '../documents/process-document.ts';
import { requireDocument } from '../documents/store.ts';
import { keepUnderstanding } from '../documents/understand-document.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn();
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const passport: Facts = {
  surname: 'Keller',
  given_names: 'Anna',
  place_of_birth: 'Basel',
  passport_number: { value: 'C01X00T47', tier: 'proved' },
};
const read = (facts: Facts, options: Parameters<typeof readAs>[3] = {}) => readAs(server, client, facts, options);
const create = async (more: object = {}) => {
  const body = { collection_name: 'Trip', template_id: 'visa_application', ...more };
  return (await client.call(api.collections.create, { body })).body;
};
const get = async (id: string) => (await client.call(api.collections.get, { params: { id }, query: {} })).body;
const setActive = (id: string, is_active: boolean) =>
  client.call(api.collections.update, { params: { id }, body: { is_active } });
const updatesOf = async (id: string) => (await client.call(api.updates.list, { params: { id } })).body;
const sourcesOf = async (id: string) => (await client.call(api.collections.sources, { params: { id } })).body.sources;
const balance = async () => (await client.call(api.credits.balance, {})).body.balance;

/** The part of an update that does not depend on its time. */
const timeless = ({
  id: _id,
  document_id: _document,
  collection_id: _collection,
  created_at: _at,
  ...rest
}: CollectionUpdate) =>
  JSON.parse(JSON.stringify(rest, (key, value) => (key === 'at' || key === 'document_id' ? undefined : value)));

it('what a person set back to what a paper had filled stays when the next paper comes', async () => {
  const { id } = await create();
  await read(passport, { name: 'passport.txt' });
  for (const place_of_birth of ['Bern', 'Basel'])
    await client.call(api.collections.saveSection, {
      params: { id, sectionId: 'personal' },
      body: { place_of_birth },
    });
  await read({ ...passport, email: 'anna@example.com' }, { name: 'letter.txt' });
  const { personal, contact } = (await get(id)).collection_data as Record<string, Record<string, string>>;
  expect([personal?.place_of_birth, contact?.email]).toEqual(['Basel', 'anna@example.com']);
});

describe('a new collection', () => {
  it('is as if its papers had come after it: data, sources, updates, history, details; and free', async () => {
    const papers: [Facts, string][] = [
      [passport, 'passport.txt'],
      [
        { surname: 'Keller', place_of_birth: 'Bern', email: { value: 'anna@example.com', confidence: 0.5 } },
        'letter.txt',
      ],
    ];
    const later = await create();
    const after = [];
    for (const [facts, name] of papers) after.push(await read(facts, { name }));
    const expected = await get(later.id);
    const expectedSources = await sourcesOf(later.id);
    const expectedUpdates = (await Promise.all(after.map(updatesOf))).flat();

    client = await server.signIn();
    const before = [];
    for (const [facts, name] of papers) before.push(await read(facts, { name }));
    const paid = await balance();
    const made = await create();
    expect(made.collection_data).toEqual(expected.collection_data);
    expect(made).toMatchObject({
      data_version: expected.data_version,
      completion_percentage: expected.completion_percentage,
      last_updated_by: 'passport.txt',
    });
    expect(await get(made.id)).toEqual(made);
    const place = ({ path, kind, value, tier, supports, document_name }: (typeof expectedSources)[number]) =>
      [path, kind, value, tier, supports, document_name].join(' | ');
    expect((await sourcesOf(made.id)).map(place).sort()).toEqual(expectedSources.map(place).sort());
    const updates = (await Promise.all(before.map(updatesOf))).flat();
    expect(updates.map(timeless)).toEqual(expectedUpdates.map(timeless));
    expect(updates.map(({ review_status }) => review_status)).toEqual(['pending', 'requires_review']);
    expect(await balance()).toBe(paid);
    const details = (await client.call(api.documents.processingDetails, { params: { id: before[1]! } })).body;
    expect(details.steps.parsing.result_summary).toMatchObject({ collections_updated: 1, conflicts_detected: 1 });
  });

  it('keeps what it was made with, and asks where a paper says otherwise', async () => {
    const paper = await read(passport);
    const made = await create({
      collection_data: { personal: { surname: 'Keller', given_names: 'Anna', place_of_birth: 'Oslo' } },
    });
    expect(made.collection_data.personal).toMatchObject({ given_names: 'Anna', place_of_birth: 'Oslo' });
    expect(await updatesOf(paper)).toMatchObject([{ review_status: 'requires_review', collection_id: made.id }]);
  });

  it('made by hand gets what it has fields for', async () => {
    await read(passport);
    const made = await create({ template_id: undefined, collection_data: { papers: { passport_number: '' } } });
    expect(made.collection_data).toEqual({ papers: { passport_number: 'C01X00T47' } });
    expect((await create({ template_id: undefined })).collection_data).toEqual({});
  });

  it('gets nothing of a paper that was meant for another collection alone', async () => {
    const first = await create();
    await read({ place_of_birth: 'Basel' }, { collectionId: first.id });
    expect((await create()).collection_data.personal).toMatchObject({ place_of_birth: '' });
  });

  it('takes nothing of another person', async () => {
    client = await server.signIn('Maya Lindgren');
    const people = [{ id: 'p1', role: 'subject' as const, full_name: 'John Stiles' }];
    await read({ full_name: 'Maya Lindgren' });
    const facts = {
      full_name: { value: 'John Stiles', person: 'p1' },
      place_of_birth: { value: 'Anytown', person: 'p1' },
    };
    await read(facts, { more: { people } });
    expect(JSON.stringify((await create()).collection_data)).not.toMatch(/Stiles|Anytown/);
  });

  it('belongs to the papers of its own person', async () => {
    await read(passport);
    client = await server.signIn();
    expect((await create()).has_data).toBe(false);
  });
});

describe('what papers would fill', () => {
  const fillable = async () => (await client.call(api.documents.filledByPapers, {})).body;
  const filledBy = async (id: string, collectionId: string) => {
    const update = (await updatesOf(id)).find(({ collection_id }) => collection_id === collectionId);
    return Object.values(update?.fields_updated ?? {}).filter(({ kind }) => kind === 'filled').length;
  };

  it('is what then is filled, for each template and each paper', async () => {
    const papers = [
      await read(passport),
      await read({ surname: 'Keller', full_name: 'Anna Keller', email: 'anna@example.com', employer_name: 'Acme Ltd' }),
      await read({ surname: { value: 'Keller', confidence: 0.4 }, phone: { value: '+12175550142', confidence: 0.5 } }),
    ];
    await read({ place_of_birth: 'Basel' }, { collectionId: (await create({ template_id: undefined })).id });
    const { templates, documents } = await fillable();
    expect(documents).toBe(4);
    expect(templates.length).toBeGreaterThan(3);
    expect(templates.map(({ fields }) => fields)).toEqual(
      templates.map(({ fields }) => fields).toSorted((a, b) => b - a),
    );
    for (const { template_id, fields, documents: by } of templates) {
      const told = await client.call(api.documents.fillableTemplates, { params: { id: papers[1]! } });
      const made = await create({ template_id });
      for (const id of papers)
        expect(await filledBy(id, made.id)).toBe(by.find(({ document_id }) => document_id === id)?.fields ?? 0);
      expect(fields).toBe(by.reduce((sum, one) => sum + one.fields, 0));
      expect(told.body.templates.find((one) => one.template_id === template_id)?.fields).toBe(
        by.find(({ document_id }) => document_id === papers[1])?.fields,
      );
      await client.call(api.collections.remove, { params: { id: made.id } });
    }
  });

  it('is nothing without papers', async () => {
    expect(await fillable()).toEqual({ templates: [], documents: 0 });
  });
});

describe('a collection that is used again', () => {
  it('is filled from what came meanwhile, and does not hear twice what it heard', async () => {
    const { id } = await create();
    const heard = await read({ surname: 'Keller' });
    await client.call(api.updates.restore, { params: { id: heard, updateId: (await updatesOf(heard))[0]!.id } });
    await setActive(id, false);
    const meanwhile = await read({ place_of_birth: 'Basel' });
    expect(await updatesOf(meanwhile)).toEqual([]);
    const { body } = await setActive(id, true);
    expect(body).toMatchObject({
      is_active: true,
      collection_data: { personal: { surname: '', place_of_birth: 'Basel' } },
    });
    expect(await updatesOf(meanwhile)).toMatchObject([{ collection_id: id, review_status: 'pending' }]);
    await setActive(id, true);
    await setActive(id, false);
    await setActive(id, true);
    expect(await updatesOf(meanwhile)).toHaveLength(1);
    expect(await updatesOf(heard)).toHaveLength(1);
  });
});

/** Understood, and about to be brought in. */
async function almostRead(facts: Facts, text: string): Promise<() => Promise<void>> {
  const { id } = (await client.upload(Buffer.from(text), 'paper.txt', 'text/plain')).body;
  const document = await requireDocument(server.deps.db, client.userId, id);
  const page = { number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text };
  await keepUnderstanding(server.deps, document, [page], understandAs(facts));
  const job = { documentId: id, userId: client.userId, attempt: 1 };
  return async () => void (await processDocument(server.deps, job, new AbortController().signal));
}

describe('a paper that is still being read', () => {
  it('fills the collection when it is done', async () => {
    const finish = await almostRead(passport, 'later');
    const { id } = await create();
    await finish();
    expect((await get(id)).collection_data.personal).toMatchObject({ surname: 'Keller' });
  });

  it('and a collection that begins at the same moment never miss each other', async () => {
    for (let round = 0; round < 12; round += 1) {
      client = await server.signIn();
      const finish = await almostRead(passport, `round ${round}`);
      const [made] = await Promise.all([create(), finish()]);
      expect((await get(made.id)).collection_data.personal).toMatchObject({ surname: 'Keller' });
    }
  });
});
