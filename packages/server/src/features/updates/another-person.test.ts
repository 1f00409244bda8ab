// Papers of other people over HTTP: nothing of them is filled unasked, refused ones leave nothing behind, and one decision is enough.
import { api, type CollectionUpdate } from '@oneform/contract';
import type { Fact, Person, UnderstoodDocument } from '@oneform/engine';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let maya: Client;
let visa: string;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  maya = await server.signIn('Maya Lindgren');
  visa = await createVisa();
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

const createVisa = async () =>
  (
    await maya.call(api.collections.create, {
      body: { collection_name: 'Trip', template_id: 'visa_application' },
    })
  ).body.id;
const dataOf = async (id = visa) =>
  (await maya.call(api.collections.get, { params: { id }, query: {} })).body.collection_data;
const updatesOf = async (id: string) => (await maya.call(api.updates.list, { params: { id } })).body;
const decide = (update: CollectionUpdate, action: 'keep' | 'accept', paths: readonly string[]) =>
  maya.call(api.updates.resolve, {
    params: { id: update.document_id, updateId: update.id },
    body: { decisions: paths.map((path) => ({ path, action })) },
  });

interface Page {
  readonly name?: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** A file of several papers, each with its own person or none. */
function fileOf(pages: readonly Page[]): Partial<UnderstoodDocument> {
  const people = pages.flatMap(({ name }, part): Person[] =>
    name ? [{ id: `d${part + 1}p1`, role: 'subject', full_name: name }] : [],
  );
  const facts = pages.flatMap(({ facts: texts, name }, part) =>
    Object.entries(name ? { full_name: name, ...texts } : texts).map(
      ([key, value]): Fact => ({
        name: key,
        value,
        raw: value,
        type: 'string',
        tier: 'read',
        confidence: 0.95,
        evidence: [{ page: part + 1, quote: value }],
        part,
      }),
    ),
  );
  const parts = pages.map((_, index) => ({ type: 'pay_stub' as const, confidence: 1, pages: [index + 1] }));
  return { type: 'multiple', parts, people, facts };
}

const read = (pages: readonly Page[], collectionId?: string) =>
  readAs(server, maya, {}, { more: fileOf(pages), ...(collectionId ? { collectionId } : {}) });

const own: Page = { name: 'Maya Lindgren', facts: { passport_number: 'M1234567', place_of_birth: 'Falun' } };
const johns: Page = { name: 'John Stiles', facts: { phone: '+12175550142', place_of_birth: 'Anytown' } };
const nameless: Page = { facts: { ssn: '987-65-4321' } };

describe('a file of another person, beside one’s own papers', () => {
  beforeEach(() => read([own]));

  it('fills nothing, not even from a page that names nobody, and says whose it is', async () => {
    const before = await dataOf();
    const [update] = await updatesOf(await read([johns, nameless], visa));
    expect(update).toMatchObject({ review_status: 'requires_review', fields_updated: {} });
    expect(update!.conflicts.map(({ path, conflict_type }) => [path, conflict_type])).toContainEqual([
      'personal.ssn',
      'different_person',
    ]);
    expect(new Set(update!.conflicts.map(({ conflict_type }) => conflict_type))).toEqual(new Set(['different_person']));
    expect(update!.conflicts.find(({ path }) => path === 'contact.phone')!.person).toEqual({
      name: 'John Stiles',
      is_another: true,
    });
    expect(await dataOf()).toEqual(before);
  });

  it('offers no value of a third person as another reading', async () => {
    const lunas: Page = { name: 'Luna Vega', facts: { phone: '+12175550155', place_of_birth: 'Vegatown' } };
    const [update] = await updatesOf(await read([johns, lunas], visa));
    expect(update!.conflicts.map(({ alternatives }) => alternatives)).toEqual(update!.conflicts.map(() => []));
  });

  it('leaves nothing behind when all of it is refused', async () => {
    const before = await dataOf();
    const [update] = await updatesOf(await read([johns, nameless], visa));
    const answer = await decide(
      update!,
      'keep',
      update!.conflicts.map(({ path }) => path),
    );
    expect(answer.body.update.review_status).toBe('rejected');
    expect(await dataOf()).toEqual(before);
    const { sources } = (await maya.call(api.collections.sources, { params: { id: visa } })).body;
    expect(sources.filter(({ document_id, supports }) => document_id === update!.document_id && supports)).toEqual([]);
  });

  it('does not come up where it was not sent', async () => {
    expect(await updatesOf(await read([johns, nameless]))).toEqual([]);
  });

  it('fills what is one’s own in it, and asks about the page of which it does not say whose it is', async () => {
    const payslip: Page = { name: 'LINDGREN, Maya', facts: { employer_name: 'Acme Ltd' } };
    const [update] = await updatesOf(await read([payslip, johns, nameless]));
    expect(update!.fields_updated).toMatchObject({
      'occupation.employer_name': { kind: 'filled', value: 'Acme Ltd' },
      'personal.ssn': { kind: 'suggested', person: { name: null, is_another: false } },
    });
    expect((await dataOf()).personal).toMatchObject({ ssn: '' });
    const asked = [...update!.conflicts.map(({ path }) => path), 'personal.ssn'];
    expect((await decide(update!, 'keep', asked)).body.update.review_status).toBe('approved');
    expect((await dataOf()).occupation).toMatchObject({ employer_name: 'Acme Ltd' });
  });
});

describe('whose collection it is, while nothing stands in it', () => {
  it('is asked once where the papers are of somebody else than the account', async () => {
    const first = await read([johns]);
    const second = await read([{ name: 'Mr John Stiles', facts: { email: 'john@example.com' } }]);
    const [asking] = await updatesOf(first);
    expect(asking!.conflicts.every(({ conflict_type }) => conflict_type === 'different_person')).toBe(true);
    expect(JSON.stringify(await dataOf())).not.toMatch(/stiles/i);
    await maya.call(api.updates.approve, { params: { id: first, updateId: asking!.id } });
    const [heard] = await updatesOf(second);
    expect(heard).toMatchObject({ review_status: 'pending', conflicts: [] });
    expect(await dataOf()).toMatchObject({
      personal: { surname: 'Stiles', place_of_birth: 'Anytown' },
      contact: { phone: '+12175550142', email: 'john@example.com' },
    });
  });

  it('is the person whom an earlier decision shows, until papers of the account’s own are there', async () => {
    const [asking] = await updatesOf(await read([johns]));
    await maya.call(api.updates.approve, { params: { id: asking!.document_id, updateId: asking!.id } });
    const next = await createVisa();
    await read([{ name: 'John Stiles', facts: { email: 'john@example.com' } }], next);
    expect(await dataOf(next)).toMatchObject({ contact: { email: 'john@example.com' } });
    await read([own], await createVisa());
    const last = await createVisa();
    await read([{ name: 'John Stiles', facts: { email: 'john2@example.com' } }], last);
    expect(JSON.stringify(await dataOf(last))).not.toContain('john2');
  });

  it('is the one whom the first paper names where the account says no name', async () => {
    maya = await server.signIn('mlindgren');
    visa = await createVisa();
    await read([johns]);
    await read([own]);
    expect((await dataOf()).personal).toMatchObject({
      surname: 'Stiles',
      place_of_birth: 'Anytown',
    });
    expect(JSON.stringify(await dataOf())).not.toContain('M1234567');
  });

  it('is nobody whom a file of several names', async () => {
    maya = await server.signIn('mlindgren');
    visa = await createVisa();
    const before = await dataOf();
    const [update] = await updatesOf(await read([johns, own]));
    expect(Object.values(update!.fields_updated).map(({ kind }) => kind)).not.toContain('filled');
    expect(await dataOf()).toEqual(before);
  });
});
