// Fields that people add and take away, over HTTP.
import { api, type Collection } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
let visa: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn();
  visa = (
    await client.call(api.collections.create, { body: { collection_name: 'Trip', template_id: 'visa_application' } })
  ).body.id;
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const add = (id: string, body: unknown) =>
  client.raw('POST', `/api/collections/${id}/fields`, {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  }) as Promise<{ status: number; body: Collection }>;
const remove = (id: string, path: string) =>
  client.call(api.collections.removeField, { params: { id }, query: { path } });
const fieldsOf = (collection: Collection, section: string) =>
  collection.sections.find(({ name }) => name === section)!.fields;
const manual = async (data = {}) =>
  (await client.call(api.collections.create, { body: { collection_name: 'Notes', collection_data: data } })).body.id;

describe('POST …/fields', () => {
  it.each([
    [{ name: 'nickname', type: 'string' }, { type: 'string', max_length: 255, custom: true }, ''],
    [{ name: 'story', type: 'string', long: true }, { type: 'text' }, ''],
    [{ name: 'shoe_size', type: 'number' }, { type: 'number' }, null],
    [{ name: 'likes_tea', type: 'boolean' }, { type: 'boolean' }, null],
    [{ name: 'meal', type: 'select', options: ['fish', 'soup'] }, { type: 'select', options: ['fish', 'soup'] }, ''],
    [{ name: 'hobbies', type: 'array' }, { type: 'array' }, []],
    [{ name: 'extra', type: 'object' }, { type: 'object', properties: [] }, {}],
    [{ atomic: 'email' }, { type: 'email', atomic: 'email', custom: true, required: false }, ''],
  ])('adds %j', async (field, definition, value) => {
    const { status, body } = await add(visa, { section: 'personal', field });
    expect(status).toBe(201);
    const name = 'name' in field ? field.name : field.atomic;
    expect(fieldsOf(body, 'personal').find((known) => known.name === name)).toMatchObject(definition!);
    expect(body.collection_data.personal![name!]).toEqual(value);
    expect(body.data_version).toBe(2);
  });

  it('adds a field to a group, and one inside that', async () => {
    await add(visa, { section: 'personal', field: { name: 'extra', type: 'object' } });
    const inner = await add(visa, {
      section: 'personal',
      parent: 'personal.extra',
      field: { name: 'colour', type: 'string' },
    });
    expect(inner.status).toBe(201);
    expect(inner.body.collection_data.personal!.extra).toEqual({ colour: '' });
    expect(fieldsOf(inner.body, 'personal').find(({ name }) => name === 'extra')!.properties).toMatchObject([
      { name: 'colour' },
    ]);
  });

  it('adds a field to the items of a list through any of them', async () => {
    const id = await manual({ s: { list: [{ k: 'one' }, { k: 'two' }] } });
    const { collection_data } = (await client.call(api.collections.get, { params: { id }, query: {} })).body;
    const item = (collection_data.s!.list as { _id: string }[])[0]!._id;
    const { status, body } = await add(id, {
      section: 's',
      parent: `s.list.${item}`,
      field: { name: 'size', type: 'number' },
    });
    expect(status).toBe(201);
    expect(fieldsOf(body, 's')[0]!.items!.map(({ name }) => name)).toContain('size');
  });

  it('gives free-form data a section with its first field', async () => {
    const id = await manual();
    const { status, body } = await add(id, {
      section: 'travel',
      field: { name: 'seat', type: 'select', options: ['aisle'] },
    });
    expect(status).toBe(201);
    expect(fieldsOf(body, 'travel')).toMatchObject([{ name: 'seat', type: 'select', options: ['aisle'] }]);
  });

  it.each([
    [{ section: 'personal', field: { name: 'surname', type: 'string' } }, 422],
    [{ section: 'personal', field: { name: ' ', type: 'string' } }, 422],
    [{ section: 'personal', field: { name: '_id', type: 'string' } }, 422],
    [{ section: 'personal', field: { name: 'x' } }, 422],
    [{ section: 'personal', field: { name: 'x', type: 'gold' } }, 422],
    [{ section: 'personal', field: { name: 'x', type: 'select' } }, 422],
    [{ section: 'personal', field: { name: 'x', type: 'select', options: [' '] } }, 422],
    [{ section: 'personal', field: { atomic: 'no_such_field' } }, 422],
    [{ section: 'personal', field: { atomic: 'constructor' } }, 422],
    [{ section: 'personal', parent: 'travel_document', field: { name: 'x', type: 'string' } }, 422],
    [{ section: 'personal', parent: 'personal.surname', field: { name: 'x', type: 'string' } }, 404],
    [{ section: 'nowhere', field: { name: 'x', type: 'string' } }, 404],
    [{ section: '', field: { name: 'x', type: 'string' } }, 422],
    [{}, 422],
  ])('answers %j with %i', async (body, status) => {
    const answer = await add(visa, body);
    expect(answer.status).toBe(status);
    expect((await client.call(api.collections.get, { params: { id: visa }, query: {} })).body.data_version).toBe(1);
  });

  it('stops at ten levels', async () => {
    const id = await manual({ s: {} });
    let parent = 's';
    for (let level = 1; level <= 10; level += 1) {
      expect((await add(id, { section: 's', parent, field: { name: 'g', type: 'object' } })).status).toBe(201);
      parent += '.g';
    }
    expect(await add(id, { section: 's', parent, field: { name: 'g', type: 'string' } })).toMatchObject({
      status: 422,
    });
    expect((await client.call(api.collections.get, { params: { id }, query: { templated: 'true' } })).status).toBe(200);
  });

  it('keeps names as people write them', async () => {
    const { body } = await add(visa, { section: 'personal', field: { name: 'Size (cm). 50 % ü', type: 'string' } });
    expect(body.collection_data.personal).toHaveProperty(['Size (cm). 50 % ü'], '');
    expect((await remove(visa, 'personal.Size (cm)\\. 50 % ü')).status).toBe(200);
  });
});

describe('DELETE …/fields', () => {
  it('takes an added field away with its value', async () => {
    await add(visa, { section: 'personal', field: { name: 'nickname', type: 'string' } });
    await client.call(api.collections.saveSection, {
      params: { id: visa, sectionId: 'personal' },
      body: { nickname: 'Addie' },
    });
    const { status, body } = await remove(visa, 'personal.nickname');
    expect(status).toBe(200);
    expect(body.collection_data.personal).not.toHaveProperty('nickname');
    expect(fieldsOf(body, 'personal').map(({ name }) => name)).not.toContain('nickname');
    const [version] = (await client.call(api.collections.versions, { params: { id: visa }, query: {} })).body.versions;
    expect(version).toMatchObject({
      summary: 'Deleted Nickname',
      changes: [{ path: 'personal.nickname', label: 'Nickname', before: 'Addie', after: null }],
    });
  });

  it('takes sections, groups and items of free-form data away', async () => {
    const id = await manual({ a: { x: '1' }, b: { group: { y: '2' }, list: [{ k: 'one' }] } });
    const { collection_data } = (await client.call(api.collections.get, { params: { id }, query: {} })).body;
    expect((await remove(id, 'a')).body.collection_data).not.toHaveProperty('a');
    expect((await remove(id, 'b.group')).body.collection_data.b).not.toHaveProperty('group');
    const item = (collection_data.b!.list as { _id: string }[])[0]!._id;
    expect((await remove(id, `b.list.${item}`)).body.collection_data.b).toEqual({ list: [] });
  });

  it.each([
    ['personal.surname', 422],
    ['personal', 422],
    ['personal.nothing', 404],
    ['nowhere', 404],
    ['__proto__', 404],
    ['', 404],
  ])('answers %j with %i', async (path, status) => {
    expect((await remove(visa, path)).status).toBe(status);
  });
});
