// Papers of other people over HTTP: nothing of them is filled or offered unasked, and one answer a paper is enough.
import { type AnswerWhose, api, type CollectionUpdate } from '@oneform/contract';
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

const whoseOf = async (id: string) => (await maya.call(api.documents.get, { params: { id } })).body.whose;
const answer = (id: string, body: AnswerWhose) => maya.call(api.documents.answerWhose, { params: { id }, body });

describe('a file of another person, beside one’s own papers', () => {
  beforeEach(() => read([own]));

  it('fills and offers nothing, be it sent there or not, and asks once whose it is', async () => {
    const before = await dataOf();
    for (const id of [await read([johns, nameless], visa), await read([johns, nameless])]) {
      expect(await updatesOf(id)).toEqual([]);
      expect(await whoseOf(id)).toMatchObject({
        status: 'asks',
        name_on_paper: 'John Stiles',
        people: [{ name: 'John Stiles', relation: 'other' }],
        sentence: 'This file is about John Stiles. None of it was filled in.',
        choices: ['start_application', 'mine', 'set_aside'],
      });
    }
    expect(await dataOf()).toEqual(before);
    const filled = await maya.call(api.collections.mapFields, { params: { id: visa }, body: {} });
    expect(filled.body).toMatchObject({ filled: 0, suggested: 0, conflicts: 0 });
  });

  it('fills once it is said to be one’s own, and that is remembered', async () => {
    const id = await read([johns]);
    const next = await read([{ name: 'Mr John Stiles', facts: { email: 'john@example.com' } }]);
    expect((await answer(id, { answer: 'mine' })).body.whose).toMatchObject({
      status: 'corrected',
      people: [{ relation: 'me' }],
    });
    expect(await dataOf()).toMatchObject({ contact: { phone: '+12175550142', email: 'john@example.com' } });
    expect(await whoseOf(next)).toMatchObject({ status: 'decided', people: [{ relation: 'me' }] });
    expect((await answer(id, { answer: 'restore' })).body.whose).toMatchObject({ status: 'asks' });
    expect(JSON.stringify(await dataOf())).not.toMatch(/2175550142|john@example/);
  });

  it('stays aside once it is put there', async () => {
    const id = await read([johns]);
    expect((await answer(id, { answer: 'set_aside' })).body.whose).toMatchObject({ status: 'set_aside', choices: [] });
    await maya.call(api.collections.mapFields, { params: { id: visa }, body: {} });
    const explained = await maya.call(api.collections.clarifyField, {
      params: { id: visa },
      body: { paths: ['contact.phone'] },
    });
    expect(explained.body.fields[0]!.candidates).toEqual([]);
    expect(JSON.stringify([await dataOf(), await dataOf(await createVisa())])).not.toContain('2175550142');
  });

  it('fills an application for that person, in which nothing of one’s own stands', async () => {
    const [first, second] = [await read([johns]), await read([johns])];
    const [person] = (await whoseOf(first))!.people;
    await maya.call(api.people.update, { params: { id: person!.id }, body: { relation: 'other' } });
    expect(await whoseOf(second)).toMatchObject({ status: 'decided', people: [{ id: person!.id }] });
    const made = await maya.call(api.collections.create, {
      body: { collection_name: 'His', template_id: 'visa_application', person: person!.id },
    });
    expect(made.body).toMatchObject({
      person: { name: 'John Stiles' },
      collection_data: { personal: { surname: 'Stiles', place_of_birth: 'Anytown' } },
    });
    expect(JSON.stringify(made.body.collection_data)).not.toContain('M1234567');
    const listed = await maya.call(api.documents.list, { query: { person_id: person!.id } });
    expect(listed.body.documents.map(({ id }) => id).sort()).toEqual([first, second].sort());
  });

  it('names the person of an application for somebody new', async () => {
    const made = await maya.call(api.collections.create, {
      body: { collection_name: 'Theirs', template_id: 'visa_application', person: 'new' },
    });
    expect(made.body).toMatchObject({ person: null, has_data: false });
    await read([johns], made.body.id);
    const theirs = (await maya.call(api.collections.get, { params: { id: made.body.id }, query: {} })).body;
    expect(theirs).toMatchObject({
      person: { name: 'John Stiles', relation: 'other' },
      collection_data: { contact: { phone: '+12175550142' } },
    });
  });

  it('is taken as it is by a collection of one’s own making, an identity paper aside', async () => {
    const make = async () =>
      (await maya.call(api.collections.create, { body: { collection_name: 'Hotel', collection_data: {} } })).body.id;
    const [hotel, other] = [await make(), await make()];
    const booking = await read([johns], hotel);
    expect(await whoseOf(booking)).toMatchObject({ status: 'decided', people: [{ relation: 'me' }] });
    expect(JSON.stringify(await dataOf(hotel))).toMatch(/John Stiles.*2175550142|2175550142.*John Stiles/);
    const before = await dataOf();
    const passport = await readAs(
      server,
      maya,
      { full_name: 'John Stiles', passport_number: 'S7654321' },
      { collectionId: other },
    );
    expect(await whoseOf(passport)).toMatchObject({ status: 'asks' });
    expect([await dataOf(other), await dataOf()]).toEqual([{}, before]);
    expect((await maya.call(api.people.list, {})).body.people.map(({ name }) => name)).toEqual([
      'Maya Lindgren',
      'John Stiles',
    ]);
  });

  it('of a spouse fills what asks for the spouse, and nothing else', async () => {
    const id = await read([{ name: 'John Lindgren', facts: { place_of_birth: 'Anytown', phone: '+12175550142' } }]);
    const [person] = (await whoseOf(id))!.people;
    await maya.call(api.people.update, { params: { id: person!.id }, body: { relation: 'spouse' } });
    const { family, personal, contact } = (await dataOf()) as Record<string, Record<string, unknown>>;
    expect(JSON.stringify(family)).toContain('John');
    expect(JSON.stringify([personal, contact])).not.toMatch(/John|Anytown|2175550142/);
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

  it('is the one whom the account calls by a given name, whatever came before', async () => {
    maya = await server.signIn('Maya');
    visa = await createVisa();
    const stranger = await readAs(server, maya, { full_name: 'John Stiles', passport_number: 'S7654321' });
    await read([own]);
    expect(await dataOf()).toMatchObject({
      personal: { surname: 'Lindgren', given_names: 'Maya' },
      travel_document: { passport_number: 'M1234567' },
    });
    expect(await whoseOf(stranger)).toMatchObject({ status: 'asks', name_on_paper: 'John Stiles' });
  });

  it('is nobody whom a file of several names', async () => {
    maya = await server.signIn('mlindgren');
    visa = await createVisa();
    const before = await dataOf();
    expect(await updatesOf(await read([johns, own]))).toEqual([]);
    expect(await dataOf()).toEqual(before);
  });
});
