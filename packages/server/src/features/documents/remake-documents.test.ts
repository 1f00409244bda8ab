// Documents that are split or joined after they were read: nothing is missing in between, answers hold, undo gives everything back.
import { api } from '@oneform/contract';
import { v7 as uuid } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Facts, readAs, understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from './process-document.ts';
import { requireDocument } from './store.ts';
import { keepUnderstanding } from './understand-document.ts';

let server: TestServer;
let maya: Client;
let visa: string;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  maya = await server.signIn('Maya Lindgren');
  visa = (
    await maya.call(api.collections.create, { body: { collection_name: 'Visa', template_id: 'visa_application' } })
  ).body.id;
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

let number = 0;
/** Uploaded, and not read yet. */
async function send(name: string): Promise<string> {
  number += 1;
  return (await maya.upload(Buffer.from(`part ${number}`), name, 'text/plain')).body.id;
}

async function read(id: string, facts: Facts): Promise<void> {
  const document = await requireDocument(server.deps.db, maya.userId, id);
  const page = { number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text: id };
  await keepUnderstanding(server.deps, document, [page], understandAs(facts));
  const job = { documentId: id, userId: maya.userId, attempt: 1 };
  await processDocument(server.deps, job, new AbortController().signal);
}

const remake = (replaces: string[], made: string[], client = maya) =>
  client.call(api.documents.remake, { body: { replaces, made } });
const undo = (id: string, client = maya) => client.call(api.documents.undoRemake, { params: { id } });

async function look() {
  const { collection_data: data } = (await maya.call(api.collections.get, { params: { id: visa }, query: {} })).body;
  const { documents, total } = (await maya.call(api.documents.list, { query: {} })).body;
  const values = Object.values(data)
    .flatMap((section) => Object.entries(section as Record<string, unknown>))
    .filter(([, value]) => typeof value === 'string' && value !== '');
  return {
    values: Object.fromEntries(values) as Record<string, string>,
    names: documents.map(({ display_name }) => display_name).sort(),
    total,
  };
}

const conflictsOf = async (id: string) =>
  (await maya.call(api.updates.list, { params: { id } })).body.flatMap(({ conflicts }) =>
    conflicts.filter(({ decision }) => decision === 'open').map(({ path }) => path),
  );

const passport = { full_name: 'Maya Lindgren', place_of_birth: 'Falun', passport_number: 'P1234567' };
const [first, second] = [
  { full_name: 'Maya Lindgren', place_of_birth: 'Falun' },
  { full_name: 'Maya Lindgren', passport_number: 'P1234567' },
];

it('a file gives its word to its parts once all of them are read, and takes it back on undo', async () => {
  const whole = await readAs(server, maya, passport, { name: 'both.txt' });
  const before = await look();
  expect(before.values).toMatchObject({ place_of_birth: 'Falun', passport_number: 'P1234567' });
  const parts = [await send('one.txt'), await send('two.txt')];
  expect((await remake([whole], parts)).status).toBe(204);
  expect(await look()).toEqual({ ...before, names: ['both.txt', 'one.txt', 'two.txt'], total: 3 });
  expect((await maya.call(api.documents.get, { params: { id: whole } })).body.replaced_by).toMatchObject([
    { display_name: 'one.txt' },
    { display_name: 'two.txt' },
  ]);
  await read(parts[0]!, first);
  expect((await look()).values).toEqual(before.values);
  await read(parts[1]!, second);
  expect(await look()).toEqual({ values: before.values, names: ['one.txt', 'two.txt'], total: 2 });
  const { sources } = (await maya.call(api.collections.sources, { params: { id: visa } })).body;
  const named = new Set(sources.filter(({ supports }) => supports).map(({ document_name }) => document_name));
  expect([...named].sort()).toEqual(['one.txt', 'two.txt']);
  expect((await maya.call(api.documents.get, { params: { id: parts[0]! } })).body.made_from).toMatchObject([
    { id: whole, display_name: 'both.txt' },
  ]);

  expect((await undo(parts[0]!)).status).toBe(204);
  expect(await look()).toEqual(before);
  const again = (await maya.call(api.collections.sources, { params: { id: visa } })).body.sources;
  expect(new Set(again.map(({ document_name }) => document_name))).toEqual(new Set(['both.txt']));
  // Once more does nothing.
  expect((await undo(whole)).status).toBe(204);
  expect(await look()).toEqual(before);
});

it('what the parts do not say goes with the whole', async () => {
  const whole = await readAs(server, maya, { ...passport, sex: 'female' }, { name: 'both.txt' });
  expect((await look()).values.sex).toBe('Female');
  const parts = [await send('one.txt'), await send('two.txt')];
  await remake([whole], parts);
  await read(parts[0]!, first);
  await read(parts[1]!, second);
  const { values } = await look();
  expect(values).toMatchObject({ place_of_birth: 'Falun', passport_number: 'P1234567' });
  expect(values.sex).toBeUndefined();
});

it('what a person accepted from the whole stays, also when no part says it', async () => {
  await maya.call(api.collections.saveSection, {
    params: { id: visa, sectionId: 'personal' },
    body: { place_of_birth: 'Mora' },
  });
  const whole = await readAs(server, maya, passport, { name: 'both.txt' });
  const [update] = (await maya.call(api.updates.list, { params: { id: whole } })).body;
  const [path] = await conflictsOf(whole);
  await maya.call(api.updates.resolve, {
    params: { id: whole, updateId: update!.id },
    body: { decisions: [{ path: path!, action: 'accept' }] },
  });
  const parts = [await send('one.txt'), await send('two.txt')];
  await remake([whole], parts);
  await read(parts[0]!, { full_name: 'Maya Lindgren' });
  await read(parts[1]!, second);
  expect((await look()).values.place_of_birth).toBe('Falun');
});

it('an answer about the whole is not asked for again about a part', async () => {
  await maya.call(api.collections.saveSection, {
    params: { id: visa, sectionId: 'personal' },
    body: { place_of_birth: 'Mora' },
  });
  const whole = await readAs(server, maya, passport, { name: 'both.txt' });
  const [update] = (await maya.call(api.updates.list, { params: { id: whole } })).body;
  const [path] = await conflictsOf(whole);
  await maya.call(api.updates.resolve, {
    params: { id: whole, updateId: update!.id },
    body: { decisions: [{ path: path!, action: 'keep' }] },
  });
  const parts = [await send('one.txt'), await send('two.txt')];
  await remake([whole], parts);
  await read(parts[0]!, first);
  await read(parts[1]!, second);
  expect((await look()).values.place_of_birth).toBe('Mora');
  expect(await conflictsOf(parts[0]!)).toEqual([]);
  // Of another value it is.
  const third = await send('three.txt');
  await read(third, { full_name: 'Maya Lindgren', place_of_birth: 'Gävle' });
  expect(await conflictsOf(third)).toEqual([path]);
});

it('several become one, and come back when it is deleted', async () => {
  const photos = [
    await readAs(server, maya, first, { name: 'a.txt' }),
    await readAs(server, maya, second, { name: 'b.txt' }),
  ];
  const before = await look();
  const joined = await send('a and 1 more.txt');
  await remake(photos, [joined]);
  await read(joined, passport);
  expect(await look()).toEqual({ values: before.values, names: ['a and 1 more.txt'], total: 1 });
  await maya.call(api.documents.remove, { params: { id: joined }, query: {} });
  const after = await look();
  expect(after).toEqual(before);
  expect((await undo(photos[0]!)).status).toBe(204);
});

it('a part that cannot be read leaves the whole in use', async () => {
  const whole = await readAs(server, maya, passport, { name: 'both.txt' });
  const before = await look();
  const parts = [await send('one.txt'), await send('two.txt')];
  await remake([whole], parts);
  await read(parts[0]!, first);
  expect(await look()).toMatchObject({ values: before.values, total: 3 });
});

it('refuses what is not one’s own, named twice, or remade already', async () => {
  const [a, b, c, d] = [await send('a.txt'), await send('b.txt'), await send('c.txt'), await send('d.txt')];
  const other = await server.signIn('John Stiles');
  const theirs = (await other.upload(Buffer.from('theirs'), 'theirs.txt', 'text/plain')).body.id;
  for (const [replaces, made] of [
    [[theirs], [a, b]],
    [[a], [b, theirs]],
    [[a], [b, uuid()]],
  ] as const)
    expect((await remake([...replaces], [...made])).status).toBe(404);
  expect((await remake([a], [a, b])).status).toBe(422);
  expect((await remake([a], [b])).status).toBe(422);
  expect((await remake([a, b], [c, d])).status).toBe(422);
  expect((await undo(a, other)).status).toBe(404);
  expect((await remake([a], [b, c])).status).toBe(204);
  expect((await remake([a], [b, c])).body).toMatchObject({ code: 'document_remade' });
  expect((await remake([b, d], [c])).body).toMatchObject({ code: 'document_remade' });
  const e = await send('e.txt');
  expect((await remake([b, d], [e])).status).toBe(204);
  // The later one first.
  expect((await undo(a)).body).toMatchObject({ code: 'document_remade' });
  expect((await undo(e)).status).toBe(204);
  expect((await undo(a)).status).toBe(204);
  expect((await look()).names).toEqual(['a.txt', 'd.txt']);
});
