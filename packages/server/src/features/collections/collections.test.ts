// Collections over HTTP: create, read, edit, delete, and what concurrent writers see.
import { api, type Collection } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn('Ada Example');
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const missing = '01890000-0000-7000-8000-000000000000';
const json = (method: string, url: string, body: unknown, headers: Record<string, string> = {}) =>
  client.raw(method, url, {
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });

async function create(
  body: Parameters<typeof client.call<typeof api.collections.create>>[1]['body'],
): Promise<Collection> {
  const answer = await client.call(api.collections.create, { body });
  expect(answer.status).toBe(201);
  expect(answer.headers.location).toBe(`/api/collections/${answer.body.id}`);
  return answer.body;
}
const createVisa = () => create({ collection_name: 'My Visa Application', template_id: 'visa_application' });
const createManual = (data = {}) => create({ collection_name: 'Notes', collection_data: data });
const save = (id: string, sectionId: string, body: Record<string, unknown>, headers?: Record<string, string>) =>
  client.call(api.collections.saveSection, { params: { id, sectionId }, body, ...(headers ? { headers } : {}) });
const get = async (id: string, templated?: boolean) =>
  (await client.call(api.collections.get, { params: { id }, query: templated ? { templated: 'true' } : {} })).body;
const versions = async (id: string) =>
  (await client.call(api.collections.versions, { params: { id }, query: {} })).body.versions;

it('does not count as filled what breaks a rule of its field', async () => {
  const { id } = await createVisa();
  const wrong = await save(id, 'contact', { email: 'nope' });
  expect(wrong.body.completion_percentage).toBe(0);
  expect((await save(id, 'personal', { date_of_birth: '12.13.2027' })).body.completion_percentage).toBe(0);
  const { body } = await client.call(api.collections.validation, { params: { id } });
  expect(body).toMatchObject({ completion_percentage: 0, completed_fields: [] });
  expect(body.missing_fields.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['contact.email', 'personal.date_of_birth']),
  );
  expect((await save(id, 'contact', { email: 'ada@example.com' })).body.completion_percentage).toBeGreaterThan(0);
});

describe('POST /api/collections', () => {
  it('makes one from a template with an empty value in each field', async () => {
    const collection = await createVisa();
    expect(collection).toMatchObject({
      collection_name: 'My Visa Application',
      collection_description: null,
      collection_type: 'visa_application',
      template_id: 'visa_application',
      template: { template_name: 'Visa Application', template_color: '#2563EB' },
      is_active: true,
      completion_percentage: 0,
      has_data: false,
      data_version: 1,
      last_updated_by: 'Ada Example',
      dynamic_template: null,
    });
    expect(collection.collection_data.personal).toMatchObject({ surname: '', other_nationalities: [] });
    expect(collection.sections.map(({ name }) => name)).toContain('personal');
    expect(await versions(collection.id)).toMatchObject([
      { data_version: 1, author_kind: 'user', author: 'Ada Example', summary: 'Created' },
    ]);
  });

  it('makes one by hand and organises it into sections', async () => {
    const collection = await create({
      collection_name: '  Notes ',
      collection_description: ' ',
      collection_type: 'household',
      collection_data: { home: { street: 'Main St 1', people: [{ name: 'Ada' }] }, 'Other Fields': { shoe_size: 42 } },
    });
    expect(collection).toMatchObject({
      collection_name: 'Notes',
      collection_description: null,
      collection_type: 'household',
      template: null,
      has_data: true,
      completion_percentage: 100,
      dynamic_template: { template_color: '#6B7280', optional_sections: ['home', 'Other Fields'] },
    });
    expect((collection.collection_data.home!.people as { _id: string }[])[0]!._id).toMatch(/^\w{8}$/);
    expect(collection.sections.at(-1)!.name).toBe('Other Fields');
  });

  it.each([
    [{}],
    [{ collection_name: '   ' }],
    [{ collection_name: 'x'.repeat(201) }],
    [{ collection_name: 'x', template_id: 'unknown' }],
    [{ collection_name: 'x', collection_data: 'text' }],
    [{ collection_name: 'x', collection_data: { section: 'text' } }],
    [
      {
        collection_name: 'x',
        template_id: 'visa_application',
        collection_data: { personal: { surname: { no: 'group' } } },
      },
    ],
    [
      {
        collection_name: 'x',
        template_id: 'visa_application',
        collection_data: { personal: { other_nationalities: 'no list' } },
      },
    ],
    [{ collection_name: 5 }],
    [[]],
  ])('refuses %j', async (body) => {
    const { status, body: problem } = await json('POST', '/api/collections', body);
    expect(status).toBe(422);
    expect(problem).toMatchObject({ code: 'validation_failed', errors: expect.any(Array) });
  });

  it('takes ten levels of nesting, refuses eleven, and survives a hundred thousand', async () => {
    const nested = (depth: number) => `${'{"k":'.repeat(depth)}"leaf"${'}'.repeat(depth)}`;
    const post = (payload: string) =>
      client.raw('POST', '/api/collections', { headers: { 'content-type': 'application/json' }, payload });
    const body = (depth: number) => `{"collection_name":"Deep","collection_data":{"s":${nested(depth)}}}`;
    expect((await post(body(10))).status).toBe(201);
    for (const depth of [11, 100, 100_000]) expect((await post(body(depth))).status).toBe(422);
    expect(
      (
        await post(
          `{"collection_name":"Deep","collection_data":{"s":{"l":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`,
        )
      ).status,
    ).toBe(422);
  });

  it('takes nothing that is the server’s to say, and no prototype', async () => {
    const collection = await json('POST', '/api/collections', {
      collection_name: 'Mine',
      id: missing,
      user_id: missing,
      data_version: 99,
      completion_percentage: 100,
      is_active: false,
      last_updated_by: 'Eve',
    });
    expect(collection.status).toBe(201);
    expect(collection.body).toMatchObject({ data_version: 1, is_active: true, last_updated_by: 'Ada Example' });
    const polluted = await client.raw('POST', '/api/collections', {
      headers: { 'content-type': 'application/json' },
      payload: '{"collection_name":"x","collection_data":{"__proto__":{"polluted":{"a":1}}}}',
    });
    expect(polluted.status).toBe(400);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  it('keeps any text, and drops what no database holds', async () => {
    const payload =
      '{"collection_name":"a\\u0000b \\ud800 😀","collection_data":{"s\\u0000":{"k\\u0000":"v\\u0000 \\udfff","sql":"\'; drop table users; --"}}}';
    const { status, body } = await client.raw('POST', '/api/collections', {
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      collection_name: expect.stringContaining('😀'),
      collection_data: { s: { k: expect.stringMatching(/^v/), sql: "'; drop table users; --" } },
    });
  });
});

describe('GET /api/collections', () => {
  it('lists one’s own, last changed first, filtered and limited', async () => {
    const visa = await createVisa();
    const notes = await createManual();
    await save(visa.id, 'personal', { surname: 'Keller' });
    const all = await client.call(api.collections.list, { query: {} });
    expect(all.body).toMatchObject({
      total: 2,
      collections: [
        { id: visa.id, has_data: true },
        { id: notes.id, has_data: false },
      ],
    });
    expect(all.body.collections[0]).not.toHaveProperty('collection_data');
    expect((await client.call(api.collections.list, { query: { limit: 1 } })).body).toMatchObject({
      total: 2,
      collections: [{ id: visa.id }],
    });
    expect(
      (await client.call(api.collections.list, { query: { collection_type: 'visa_application' } })).body.total,
    ).toBe(1);
    await client.call(api.collections.update, { params: { id: notes.id }, body: { is_active: false } });
    expect((await client.call(api.collections.list, { query: { is_active: 'false' } })).body.collections).toMatchObject(
      [{ id: notes.id, is_active: false }],
    );
    const other = await server.signIn('Eve');
    expect((await other.call(api.collections.list, { query: {} })).body).toEqual({ collections: [], total: 0 });
  });

  it.each(['limit=0', 'limit=1001', 'limit=x', 'is_active=maybe'])('refuses ?%s', async (query) => {
    expect((await client.raw('GET', `/api/collections?${query}`)).status).toBe(422);
  });
});

describe('GET /api/collections/:id', () => {
  it('carries its version as ETag, and with templated=true each field with its definition', async () => {
    const { id } = await createVisa();
    await save(id, 'personal', { surname: 'Keller', _not_applicable: ['ssn'] });
    const plain = await client.call(api.collections.get, { params: { id }, query: {} });
    expect(plain.headers.etag).toBe('"2"');
    expect(plain.body.templated_data).toBeUndefined();
    const { templated_data, not_applicable } = await get(id, true);
    expect(templated_data!.personal!.surname).toMatchObject({
      value: 'Keller',
      type: 'string',
      label: 'Surname',
      required: true,
      fieldPath: 'personal.surname',
      isStructural: false,
    });
    expect(templated_data!.personal!.ssn).toMatchObject({ not_applicable: true });
    expect(templated_data!.personal!.other_nationalities).toMatchObject({ isStructural: true, items: [] });
    expect(not_applicable).toEqual(['personal.ssn']);
  });
});

describe('PUT /api/collections/:id', () => {
  it('renames, describes and switches off, each as a version', async () => {
    const { id } = await createManual({ s: { a: '1' } });
    const renamed = await client.call(api.collections.update, {
      params: { id },
      body: { collection_name: 'New name', collection_description: 'About' },
    });
    expect(renamed.body).toMatchObject({
      collection_name: 'New name',
      collection_description: 'About',
      data_version: 2,
    });
    const cleared = await client.call(api.collections.update, {
      params: { id },
      body: { collection_description: null, is_active: false },
    });
    expect(cleared.body).toMatchObject({ collection_description: null, is_active: false, data_version: 3 });
    expect((await versions(id)).map(({ summary }) => summary)).toEqual([
      'Changed the description, Made inactive',
      'Renamed from "Notes" to "New name", Changed the description',
      'Created',
    ]);
  });

  it('merges data field by field', async () => {
    const { id } = await createManual({ a: { x: '1', y: '2' }, b: { z: '3' } });
    const { body } = await client.call(api.collections.update, {
      params: { id },
      body: { collection_data: { a: { y: '5' } } },
    });
    expect(body.collection_data).toEqual({ a: { x: '1', y: '5' }, b: { z: '3' } });
  });

  it.each([[{}], [{ collection_name: ' ' }], [{ is_active: 'yes' }], [{ collection_data: [] }], [{ data_version: 5 }]])(
    'refuses %j',
    async (body) => {
      const { id } = await createManual();
      expect((await json('PUT', `/api/collections/${id}`, body)).status).toBe(422);
    },
  );
});

describe('sections', () => {
  it('are saved and read one by one', async () => {
    const { id } = await createVisa();
    const saved = await save(id, 'personal', { surname: 'Keller', given_names: 'Anna' });
    expect(saved).toMatchObject({
      status: 200,
      body: { data_version: 2, collection_data: { personal: { surname: 'Keller' } } },
    });
    expect(saved.headers.etag).toBe('"2"');
    const section = await client.call(api.collections.getSection, { params: { id, sectionId: 'personal' } });
    expect(section.body).toMatchObject({
      section: 'personal',
      data: { surname: 'Keller', given_names: 'Anna' },
      not_applicable: [],
      data_version: 2,
    });
    const [version] = await versions(id);
    expect(version).toMatchObject({
      summary: 'Edited 2 fields in Personal details',
      changes: [
        { path: 'personal.surname', label: 'Surname', before: '', after: 'Keller' },
        { path: 'personal.given_names' },
      ],
    });
  });

  it('are there only when the template has them; free-form data gets new ones', async () => {
    const visa = await createVisa();
    expect((await save(visa.id, 'invented', { a: 1 })).status).toBe(404);
    expect((await save(visa.id, 'Other Fields', { remark: 'x' })).status).toBe(200);
    const notes = await createManual();
    const odd = 'My "section" / 50 % é.';
    expect((await save(notes.id, odd, { 'a.b': 'dot' })).status).toBe(200);
    expect(
      (await client.call(api.collections.getSection, { params: { id: notes.id, sectionId: odd } })).body.data,
    ).toEqual({ 'a.b': 'dot' });
    expect(
      (await client.call(api.collections.getSection, { params: { id: notes.id, sectionId: 'nowhere' } })).status,
    ).toBe(404);
    expect((await save(notes.id, '_hidden', { a: 1 })).status).toBe(404);
  });

  it('keep what is against a rule, and say so in the validation', async () => {
    const { id } = await createVisa();
    await save(id, 'personal', { date_of_birth: 'yesterday' });
    const validation = (await client.call(api.collections.validation, { params: { id } })).body;
    expect(validation.invalid_fields).toContainEqual({
      path: 'personal.date_of_birth',
      messages: ['Please enter a valid date (YYYY-MM-DD)'],
    });
    expect(validation.missing_fields).toContainEqual(
      expect.objectContaining({
        path: 'personal.surname',
        field: 'surname',
        type: 'string',
        label: 'Surname',
        section: 'personal',
      }),
    );
    expect(validation.sections_status.personal!.total_required).toBeGreaterThan(3);
    expect(validation.is_complete).toBe(false);
  });

  it('are held against the rules of the template', async () => {
    const { id } = await createVisa();
    const findings = async () => (await client.call(api.collections.validation, { params: { id } })).body.findings;
    await save(id, 'journey', { arrival_date: '2030-05-01', departure_date: '2030-06-01' });
    await save(id, 'travel_document', { passport_issue_date: '2021-07-01', passport_expiry_date: '2030-07-01' });
    expect(await findings()).toMatchObject([
      {
        check: 'outlasts',
        source: expect.stringContaining('810/2009'),
        detail: '"Valid until" is 2030-07-01; it should be 2030-09-01 or later.',
        fields: [{ path: 'travel_document.passport_expiry_date' }, { path: 'journey.departure_date' }],
      },
    ]);
    await save(id, 'travel_document', { passport_issue_date: '2021-07-01', passport_expiry_date: '2031-07-01' });
    expect(await findings()).toEqual([]);
  });

  it('give their items a name that survives reordering', async () => {
    const { id, collection_data } = await createManual({ s: { list: [{ k: 'one' }, { k: 'two' }] } });
    const [first, second] = collection_data.s!.list as { _id: string; k: string }[];
    const swapped = await save(id, 's', { list: [{ _id: second!._id }, { _id: first!._id, k: 'changed' }] });
    expect(swapped.body.collection_data.s!.list).toEqual([second, { ...first, k: 'changed' }]);
  });
});

it('saving what stands there already makes no version', async () => {
  const { id } = await createManual({ s: { a: '1', list: [{ k: 'x' }] } });
  const { collection_data } = await get(id);
  expect((await save(id, 's', { a: '1', list: collection_data.s!.list })).body.data_version).toBe(1);
  expect(
    (await client.call(api.collections.update, { params: { id }, body: { collection_name: 'Notes' } })).body
      .data_version,
  ).toBe(1);
  expect((await save(id, 's', { list: [...(collection_data.s!.list as object[]), {}] })).body.data_version).toBe(2);
});

describe('If-Match', () => {
  it('lets the version through that was seen, and refuses an older one with the present state', async () => {
    const { id } = await createManual({ s: { a: '1' } });
    expect((await save(id, 's', { a: '2' }, { 'if-match': '"1"' })).status).toBe(200);
    const stale = await save(id, 's', { a: '3' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      code: 'precondition_failed',
      current_data_version: 2,
      collection: { id, data_version: 2, collection_data: { s: { a: '2' } } },
    });
    expect(stale.headers.etag).toBe('"2"');
    for (const tag of ['W/"2"', '2', '"99"', '', 'nonsense'])
      expect((await save(id, 's', { a: '3' }, { 'if-match': tag })).status).toBe(412);
    for (const tag of ['*', '"1", "2"']) expect((await save(id, 's', {}, { 'if-match': tag })).status).toBe(200);
    const { data_version } = await get(id);
    const calls = [
      client.call(api.collections.update, {
        params: { id },
        body: { collection_name: 'x' },
        headers: { 'if-match': '"1"' },
      }),
      client.call(api.collections.restoreVersion, { params: { id, version: 1 }, headers: { 'if-match': '"1"' } }),
      client.call(api.collections.addField, {
        params: { id },
        body: { section: 's', field: { name: 'b', type: 'string' } },
        headers: { 'if-match': '"1"' },
      }),
      client.call(api.collections.removeField, {
        params: { id },
        query: { path: 's.a' },
        headers: { 'if-match': '"1"' },
      }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(412);
    expect((await get(id)).data_version).toBe(data_version);
  });

  it('refuses an older version in the body or in X-Data-Version as a conflict, with the present state', async () => {
    const { id } = await createManual({ s: { a: '1' } });
    expect((await save(id, 's', { a: '2', _data_version: 1 })).status).toBe(200);
    const put = (body: { collection_name: string; data_version?: number }, headers = {}) =>
      client.call(api.collections.update, { params: { id }, body, headers });
    const stale = [
      await save(id, 's', { a: '3', _data_version: 1 }),
      await save(id, 's', { a: '3' }, { 'x-data-version': '1' }),
      await save(id, 's', { a: '3' }, { 'x-data-version': 'nonsense' }),
      await put({ collection_name: 'x', data_version: 1 }),
      await put({ collection_name: 'x' }, { 'x-data-version': '1' }),
    ];
    for (const { status, body } of stale) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'version_conflict',
        current_data_version: 2,
        collection: { data_version: 2 },
      });
    }
    expect((await put({ collection_name: 'Seen', data_version: 2 })).status).toBe(200);
    expect((await get(id)).collection_data).toEqual({ s: { a: '2' } });
  });

  it('lets one of many writers of the same version through', async () => {
    const { id } = await createManual({ s: { a: '' } });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(id, 's', { a: String(index) }, { 'if-match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(412)]);
    expect((await get(id)).data_version).toBe(2);
  });

  it('without it nobody’s field is lost', async () => {
    const { id } = await createManual({ s: {} });
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => save(id, 's', { [`f${index}`]: String(index) })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const collection = await get(id);
    expect(Object.keys(collection.collection_data.s!)).toHaveLength(30);
    expect(collection.data_version).toBe(31);
    expect(
      (await client.call(api.collections.versions, { params: { id }, query: { limit: 100 } })).body.versions.map(
        ({ data_version }) => data_version,
      ),
    ).toEqual(Array.from({ length: 31 }, (_, index) => 31 - index));
  });
});

describe('versions', () => {
  it('can each be put back, with the sources that its values had', async () => {
    const { id } = await createManual({ s: { a: 'one' } });
    await save(id, 's', { a: 'two', b: 'new' });
    const restored = await client.call(api.collections.restoreVersion, { params: { id, version: 1 } });
    expect(restored).toMatchObject({ status: 200, body: { data_version: 3, collection_data: { s: { a: 'one' } } } });
    expect(restored.body.collection_data.s).toEqual({ a: 'one' });
    expect((await versions(id))[0]).toMatchObject({
      summary: 'Restored version 1',
      changes: expect.arrayContaining([expect.objectContaining({ path: 's.b', before: 'new', after: null })]),
    });
    const { sources } = (await client.call(api.collections.sources, { params: { id } })).body;
    expect(sources.filter(({ supports }) => supports)).toMatchObject([{ path: 's.a', value: 'one' }]);
    expect((await client.call(api.collections.restoreVersion, { params: { id, version: 99 } })).status).toBe(404);
    expect((await client.raw('POST', `/api/collections/${id}/versions/x/restore`)).status).toBe(422);
  });

  it('come by page, newest first', async () => {
    const { id } = await createManual({ s: {} });
    for (let edit = 0; edit < 5; edit += 1) await save(id, 's', { a: String(edit) });
    const page = await client.call(api.collections.versions, { params: { id }, query: { limit: 2, before: 5 } });
    expect(page.body.versions.map(({ data_version }) => data_version)).toEqual([4, 3]);
    expect((await client.raw('GET', `/api/collections/${id}/versions?limit=0`)).status).toBe(422);
  });
});

describe('DELETE /api/collections/:id', () => {
  it('removes it for good', async () => {
    const { id } = await createManual();
    expect((await client.call(api.collections.remove, { params: { id } })).status).toBe(204);
    expect((await client.call(api.collections.get, { params: { id }, query: {} })).status).toBe(404);
    expect((await client.call(api.collections.remove, { params: { id } })).status).toBe(404);
  });
});

describe('what belongs to others', () => {
  const idParams = (id: string) => ({ id, sectionId: 'personal', version: 1 });
  const bodies: Partial<Record<keyof typeof api.collections, unknown>> = {
    update: { collection_name: 'Stolen' },
    saveSection: { surname: 'Stolen' },
    addField: { section: 'personal', field: { name: 'stolen', type: 'string' } },
    mapFields: {},
    clarifyField: { paths: ['personal.surname'] },
  };
  const calls = (Object.keys(api.collections) as (keyof typeof api.collections)[]).filter(
    (call) => call !== 'list' && call !== 'create',
  );

  it.each(calls)('%s: is as if it were not there', async (call) => {
    const { id } = await createVisa();
    const other = await server.signIn('Eve');
    const send = (who: Pick<Client, 'call'>, target: string) =>
      who.call(api.collections[call], {
        params: idParams(target),
        query: { path: 'personal.surname' },
        body: bodies[call],
      } as never);
    const foreign = await send(other, id);
    const absent = await send(other, missing);
    expect(foreign.status).toBe(404);
    const anonymous = ({ instance: _, ...rest }: Record<string, unknown>) => rest;
    expect(anonymous(foreign.body as never)).toEqual(anonymous(absent.body as never));
    expect((await send(server.stranger, id)).status).toBe(401);
    expect((await send(client, 'not-an-id')).status).toBe(422);
    expect((await get(id)).data_version).toBe(1);
  });
});
