// Review over HTTP: what a paper fills, and each way to decide about it.
import { api, type CollectionUpdate } from '@oneform/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Facts, readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
let visa: string;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
beforeEach(async () => {
  client = await server.signIn();
  visa = await createVisa(client);
});
afterEach(() => expectSound(server));
afterAll(() => server.close());

async function createVisa(owner: Client): Promise<string> {
  const { status, body } = await owner.call(api.collections.create, {
    body: { collection_name: 'Trip', template_id: 'visa_application' },
  });
  expect(status).toBe(201);
  return body.id;
}

const read = (facts: Facts, options: Parameters<typeof readAs>[3] = {}) => readAs(server, client, facts, options);
const get = async (id = visa) => (await client.call(api.collections.get, { params: { id }, query: {} })).body;
const personal = async () => (await get()).collection_data.personal!;
const type = (values: Record<string, string>) =>
  client.call(api.collections.saveSection, { params: { id: visa, sectionId: 'personal' }, body: values });
const updatesOf = async (id: string) => (await client.call(api.updates.list, { params: { id } })).body;
const onlyUpdate = async (id: string): Promise<CollectionUpdate> => {
  const updates = await updatesOf(id);
  expect(updates).toHaveLength(1);
  return updates[0]!;
};
const decide = (call: 'approve' | 'restore', update: CollectionUpdate, who = client) =>
  who.call(api.updates[call], { params: { id: update.document_id, updateId: update.id } });
type Decisions = Parameters<typeof resolveWith>[1];
async function resolveWith(
  update: CollectionUpdate,
  decisions: { path: string; action: 'keep' | 'accept' | 'edit' | 'reopen'; value?: string }[],
) {
  return client.call(api.updates.resolve, {
    params: { id: update.document_id, updateId: update.id },
    body: { decisions },
  });
}
const sources = async (path: string) =>
  (await client.call(api.collections.sources, { params: { id: visa } })).body.sources.filter(
    (source) => source.path === path,
  );

describe('the list of collections', () => {
  const listed = async () => (await client.call(api.collections.list, { query: {} })).body.collections[0]?.to_decide;

  it('counts what papers left to decide, and names the paper that asks most', async () => {
    await type({ surname: 'Keller', place_of_birth: 'Bern' });
    expect(await listed()).toBeNull();
    await read({ surname: 'Kellner' }, { name: 'letter.txt' });
    const most = await read({ surname: 'Kelly', place_of_birth: 'Basel' }, { name: 'passport.txt' });
    expect(await listed()).toEqual({ count: 3, document_id: most });
    const update = (await updatesOf(most))[0]!;
    await resolveWith(update, [{ path: 'personal.surname', action: 'keep' }]);
    expect(await listed()).toMatchObject({ count: 2 });
    await decide('restore', update);
    expect(await listed()).toMatchObject({ count: 1 });
    const other = await server.signIn();
    await createVisa(other);
    expect((await other.call(api.collections.list, { query: {} })).body.collections[0]?.to_decide).toBeNull();
  });
});

describe('a paper for an empty collection', () => {
  it('fills it, says where from, and waits for approval', async () => {
    const id = await read(
      { surname: 'Keller', given_names: 'Anna', passport_number: { value: 'C01X00T47', tier: 'proved' } },
      { name: 'passport.txt' },
    );
    const update = await onlyUpdate(id);
    expect(update).toMatchObject({
      review_status: 'pending',
      collection_name: 'Trip',
      collection_type: 'visa_application',
      update_type: 'document',
      conflicts: [],
    });
    expect(update.updated_fields.sort()).toEqual(Object.keys(update.fields_updated).sort());
    expect(update.fields_updated['personal.surname']).toMatchObject({
      kind: 'filled',
      value: 'Keller',
      decision: 'open',
      evidence: [{ page: 1, quote: 'Keller' }],
    });
    const collection = await get();
    expect(collection).toMatchObject({
      data_version: 2,
      last_updated_by: 'passport.txt',
      collection_data: { personal: { surname: 'Keller', given_names: 'Anna' } },
    });
    expect(await sources('personal.surname')).toMatchObject([
      {
        kind: 'document',
        document_id: id,
        document_name: 'passport.txt',
        tier: 'read',
        supports: true,
        value: 'Keller',
        evidence: [{ box: [0.1, 0.1, 0.3, 0.12] }],
      },
    ]);
    const [version] = (await client.call(api.collections.versions, { params: { id: visa }, query: {} })).body.versions;
    expect(version).toMatchObject({
      data_version: 2,
      author_kind: 'document',
      author: 'passport.txt',
      document_id: id,
    });
    expect(version!.changes).toContainEqual({
      path: 'personal.surname',
      label: 'Surname',
      before: '',
      after: 'Keller',
    });
    expect((await client.call(api.documents.get, { params: { id } })).body.updates_to_review).toBe(1);
  });

  it('fills every active collection that can use it, and no inactive one', async () => {
    const second = await createVisa(client);
    const idle = await createVisa(client);
    await client.call(api.collections.update, { params: { id: idle }, body: { is_active: false } });
    const updates = await updatesOf(await read({ surname: 'Keller' }));
    expect(updates.map(({ collection_id }) => collection_id).sort()).toEqual([visa, second].sort());
  });

  it('goes only where it was sent', async () => {
    const second = await createVisa(client);
    expect(
      (await updatesOf(await read({ surname: 'Keller' }, { collectionId: second }))).map(
        ({ collection_id }) => collection_id,
      ),
    ).toEqual([second]);
  });

  it('leaves no update where it has nothing to say', async () => {
    expect(await updatesOf(await read({ meter_number: '12345' }))).toEqual([]);
  });
});

describe('a paper about what stands there', () => {
  it('adds evidence when it says the same', async () => {
    await type({ surname: 'Keller' });
    const before = await get();
    const id = await read({ surname: 'KELLER' }, { name: 'second.txt' });
    const details = (await client.call(api.documents.processingDetails, { params: { id } })).body;
    expect(details.steps.parsing.result_summary).toMatchObject({ collections_updated: 0 });
    const update = await onlyUpdate(id);
    expect(update.fields_updated['personal.surname']).toMatchObject({ kind: 'confirmed' });
    expect(update.review_status).toBe('approved');
    expect((await get()).data_version).toBe(before.data_version);
    expect((await sources('personal.surname')).map(({ kind, supports }) => [kind, supports])).toEqual([
      ['document', true],
      ['typed', true],
    ]);
  });

  it('calls a value derived only while no stronger source speaks for it', async () => {
    const isDerived = async () => {
      const { body } = await client.call(api.collections.get, { params: { id: visa }, query: { templated: 'true' } });
      return body.templated_data!.personal!.surname!.inferred ?? false;
    };
    await read({ surname: { value: 'Keller', tier: 'inferred', confidence: 0.9 } }, { name: 'bill.txt' });
    expect(await isDerived()).toBe(true);
    await read({ surname: 'Keller' }, { name: 'passport.txt' });
    expect(await isDerived()).toBe(false);
    await read({ surname: { value: 'KELLER', tier: 'inferred', confidence: 0.9 } }, { name: 'letter.txt' });
    expect(await isDerived()).toBe(false);
    const contested = await onlyUpdate(await read({ surname: 'Novak' }, { name: 'lease.txt' }));
    expect(contested.conflicts[0]!.existing_source).toMatchObject({ document_name: 'passport.txt' });
  });

  it('never overwrites what was typed', async () => {
    await type({ place_of_birth: 'Oslo' });
    const update = await onlyUpdate(await read({ place_of_birth: 'Basel', given_names: 'Anna' }));
    expect(update.review_status).toBe('requires_review');
    expect(update.conflicts).toMatchObject([
      {
        field_key: 'personal.place_of_birth',
        conflict_type: 'value_mismatch',
        existing_data: 'Oslo',
        new_data: 'Basel',
        existing_source: { kind: 'typed', value: 'Oslo' },
        suggestion: expect.stringContaining('typed'),
      },
    ]);
    expect(await personal()).toMatchObject({ place_of_birth: 'Oslo', given_names: 'Anna' });
  });

  it('asks about a date of two readings and about somebody else', async () => {
    const date = await onlyUpdate(
      await read({ date_of_birth: { value: '1990-03-04', alternatives: ['1990-04-03'], type: 'date' } }),
    );
    expect(date.conflicts).toMatchObject([
      { conflict_type: 'ambiguous_date', alternatives: ['1990-04-03'], new_data: '1990-03-04' },
    ]);
    await type({ surname: 'Novak', given_names: 'Peter', date_of_birth: '1970-01-01' });
    const person = { id: 'p1', role: 'subject' as const, full_name: 'Anna Keller', date_of_birth: '1990-03-04' };
    const other = await read(
      { surname: { value: 'Keller', person: 'p1' }, given_names: { value: 'Anna', person: 'p1' } },
      { collectionId: visa, more: { people: [person] } },
    );
    expect(await updatesOf(other)).toEqual([]);
    const { whose } = (await client.call(api.documents.get, { params: { id: other } })).body;
    expect(whose).toMatchObject({ status: 'asks', name_on_paper: 'Anna Keller' });
  });

  it('hints at the side that is proved, newer or told twice', async () => {
    const old = await read({ surname: 'Novak', issue_date: '2020-01-01' }, { name: 'old.txt' });
    await read({ surname: 'Keller', issue_date: '2024-05-06' }, { name: 'new.txt' });
    // An untouched value comes from the newer of two equal papers, and the older one asks.
    expect((await personal()).surname).toBe('Keller');
    const older = await onlyUpdate(old);
    expect(older.conflicts[0]!.suggestion).toBe('"new.txt" is newer (2024-05-06 against 2020-01-01).');
    await resolveWith(
      older,
      older.conflicts.map(({ path }) => ({ path, action: 'keep' as const })),
    );
    const agreeing = await onlyUpdate(await read({ surname: 'Novak' }, { name: 'third.txt' }));
    expect(agreeing.conflicts[0]!.suggestion).toBe('Two documents agree on the new value.');
    await read({ surname: { value: 'Kellers', tier: 'proved' } }, { name: 'mrz.txt' });
    expect((await personal()).surname).toBe('Kellers');
    const [contested] = await updatesOf(agreeing.document_id);
    expect(contested!.conflicts[0]!.suggestion).toMatch(/^"mrz\.txt" confirms the current value/);
  });
});

describe('one file', () => {
  it('is one witness, however often it is uploaded', async () => {
    await type({ surname: 'Novak' });
    const decideOn = async (content: string, name: string) => {
      const update = await onlyUpdate(await read({ surname: 'Keller' }, { content, name }));
      await resolveWith(update, [{ path: 'personal.surname', action: 'keep' }]);
      return update.conflicts[0]!.suggestion;
    };
    expect(await decideOn('the bill', 'bill.txt')).toMatch(/^The current value was typed/);
    expect(await decideOn('the bill', 'the same.txt')).toMatch(/^The current value was typed/);
    expect(await decideOn('another bill', 'another.txt')).toBe('Two documents agree on the new value.');
  });
});

describe('an address', () => {
  const home = async () => (await get()).collection_data.contact!.home_address;

  it('is one question, and never put together from two homes', async () => {
    const old = { street: '123 Main St', city: 'Averill Park', state: 'NY', postal_code: '12018' };
    await client.call(api.collections.saveSection, {
      params: { id: visa, sectionId: 'contact' },
      body: { home_address: old },
    });
    const address = { value: '9 Mill Lane, Pleasanton, CA 94588', type: 'address' as const };
    const update = await onlyUpdate(await read({ address }));
    const wholes = new Set(update.conflicts.map(({ whole }) => JSON.stringify(whole)));
    expect(wholes.size).toBe(1);
    const listed = (await client.call(api.collections.list, { query: {} })).body.collections[0]!;
    expect(listed.to_decide?.count).toBe(1);
    expect(update.conflicts[0]!.whole).toMatchObject({
      existing_data: old,
      new_data: { street: '9 Mill Lane', city: 'Pleasanton', state: 'CA', postal_code: '94588' },
    });
    const city = update.conflicts.find(({ path }) => path.endsWith('city'))!.path;
    const { body } = await resolveWith(update, [{ path: city, action: 'accept' }]);
    expect(body.update.review_status).toBe('approved');
    expect(await home()).toMatchObject({
      street: '9 Mill Lane',
      city: 'Pleasanton',
      state: 'CA',
      postal_code: '94588',
    });
    await resolveWith(update, [{ path: city, action: 'reopen' }]);
    expect(await home()).toMatchObject(old);
  });
});

describe('approve', () => {
  it('keeps what was filled and takes the new side of what is open', async () => {
    await type({ surname: 'Novak' });
    const update = await onlyUpdate(await read({ surname: 'Keller', place_of_birth: 'Bern' }));
    const before = (await get()).data_version;
    const { status, body } = await decide('approve', update);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      errors: [],
      update: { review_status: 'approved', conflicts: [{ decision: 'accepted' }] },
    });
    expect(await personal()).toMatchObject({ surname: 'Keller', place_of_birth: 'Bern' });
    expect((await get()).data_version).toBe(before + 1);
    expect((await sources('personal.surname')).map(({ kind, supports }) => [kind, supports])).toEqual([
      ['document', true],
      ['typed', false],
    ]);
  });

  it('is one transition however many ask for it', async () => {
    await type({ surname: 'Novak' });
    const update = await onlyUpdate(await read({ surname: 'Keller', place_of_birth: 'Bern' }));
    const before = (await get()).data_version;
    const answers = await Promise.all(Array.from({ length: 20 }, () => decide('approve', update)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.update.review_status))).toEqual(new Set(['approved']));
    expect((await get()).data_version).toBe(before + 1);
  });

  it('leaves a field alone that was typed since', async () => {
    await type({ surname: 'Novak' });
    const update = await onlyUpdate(await read({ surname: 'Keller' }));
    await type({ surname: 'Changed' });
    const { body } = await decide('approve', update);
    expect(body).toMatchObject({
      update: { review_status: 'approved', conflicts: [{ decision: 'kept' }] },
      errors: [{ path: 'personal.surname' }],
    });
    expect((await personal()).surname).toBe('Changed');
  });
});

describe('restore', () => {
  it('puts back what stood before', async () => {
    const update = await onlyUpdate(await read({ surname: 'Keller', given_names: 'Anna' }));
    const { status, body } = await decide('restore', update);
    expect(status).toBe(200);
    expect(body).toMatchObject({ errors: [], update: { review_status: 'restored' } });
    expect(await personal()).toMatchObject({ surname: '', given_names: '' });
    expect(await sources('personal.surname')).toMatchObject([{ kind: 'document', supports: false }]);
  });

  it('leaves alone what was changed since, and says so', async () => {
    const update = await onlyUpdate(await read({ surname: 'Keller', given_names: 'Anna' }));
    await type({ surname: 'Mine' });
    const { body } = await decide('restore', update);
    expect(body.errors).toMatchObject([
      { path: 'personal.surname', message: expect.stringContaining('changed in the meantime') },
    ]);
    expect(await personal()).toMatchObject({ surname: 'Mine', given_names: '' });
  });

  it('takes items away that the paper made', async () => {
    const job = await client.call(api.collections.create, {
      body: { collection_name: 'Job', template_id: 'job_application' },
    });
    const jobs = { type: 'list' as const, value: [{ employer_name: 'ACME Corp', job_title: 'Clerk' }] };
    const [update] = await updatesOf(await read({ jobs }, { collectionId: job.body.id }));
    const filled = await get(job.body.id);
    expect(JSON.stringify(filled.collection_data)).toContain('ACME Corp');
    expect(Object.keys(update!.fields_updated).length).toBeGreaterThan(1);
    await decide('restore', update!);
    expect((await get(job.body.id)).collection_data).toEqual(job.body.collection_data);
  });
});

describe('states', () => {
  const opposite = { approve: 'restore', restore: 'approve' } as const;
  it.each([
    ['approve', 'approved'],
    ['restore', 'restored'],
  ] as const)('%s again changes nothing, the opposite is refused', async (call, status) => {
    const update = await onlyUpdate(await read({ surname: 'Keller' }));
    await decide(call, update);
    const { data_version } = await get();
    expect(await decide(call, update)).toMatchObject({
      status: 200,
      body: { update: { review_status: status }, errors: [] },
    });
    expect(await decide(opposite[call], update)).toMatchObject({
      status: 409,
      body: { code: 'update_already_resolved', review_status: status },
    });
    expect((await resolveWith(update, [{ path: 'personal.surname', action: 'edit', value: 'Other' }])).status).toBe(
      409,
    );
    expect((await get()).data_version).toBe(data_version);
  });

  it('ends in one of the two when approve and restore race', async () => {
    const update = await onlyUpdate(await read({ surname: 'Keller' }));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(index % 2 ? 'approve' : 'restore', update)),
    );
    const final = (await onlyUpdate(update.document_id)).review_status;
    expect(['approved', 'restored']).toContain(final);
    for (const { status, body } of answers) {
      if (status === 200) expect(body.update.review_status).toBe(final);
      else expect(body).toMatchObject({ code: 'update_already_resolved', review_status: final });
    }
    expect((await personal()).surname).toBe(final === 'approved' ? 'Keller' : '');
  });
});

describe('restore-all', () => {
  it('restores every pending update and counts them', async () => {
    const second = await createVisa(client);
    const id = await read({ surname: 'Keller' });
    await client.call(api.collections.saveSection, {
      params: { id: second, sectionId: 'personal' },
      body: { surname: 'Mine' },
    });
    const { status, body } = await client.call(api.updates.restoreAll, { params: { id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ restored_count: 2, errors: [{ path: 'personal.surname' }] });
    expect(await client.call(api.updates.restoreAll, { params: { id } })).toMatchObject({
      status: 200,
      body: { restored_count: 0, errors: [] },
    });
    expect((await updatesOf(id)).map(({ review_status }) => review_status)).toEqual(['restored', 'restored']);
  });

  it('counts each update once when it is asked for many times at once', async () => {
    await createVisa(client);
    const id = await read({ surname: 'Keller' });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.call(api.updates.restoreAll, { params: { id } })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(answers.reduce((sum, { body }) => sum + body.restored_count, 0)).toBe(2);
  });
});

describe('resolve', () => {
  async function twoConflicts(): Promise<CollectionUpdate> {
    await type({ surname: 'Novak', place_of_birth: 'Bern' });
    return onlyUpdate(await read({ surname: 'Keller', place_of_birth: 'Basel' }));
  }

  it.each([
    [
      [
        ['personal.surname', 'accept'],
        ['personal.place_of_birth', 'keep'],
      ],
      'approved',
      { surname: 'Keller', place_of_birth: 'Bern' },
    ],
    [
      [
        ['personal.surname', 'keep'],
        ['personal.place_of_birth', 'keep'],
      ],
      'rejected',
      { surname: 'Novak', place_of_birth: 'Bern' },
    ],
    [
      [
        ['personal.surname', 'edit', 'Novak-Keller'],
        ['personal.place_of_birth', 'keep'],
      ],
      'approved',
      { surname: 'Novak-Keller', place_of_birth: 'Bern' },
    ],
    [[['personal.surname', 'accept']], 'requires_review', { surname: 'Keller', place_of_birth: 'Bern' }],
  ] as const)('%j → %s', async (given, status, values) => {
    const update = await twoConflicts();
    const decisions = given.map(([path, action, value]) => ({
      path,
      action,
      ...(value ? { value } : {}),
    })) as Decisions;
    const answer = await resolveWith(update, decisions);
    expect(answer).toMatchObject({ status: 200, body: { update: { review_status: status }, errors: [] } });
    expect(await personal()).toMatchObject(values);
    // The same again is no news.
    const { data_version } = await get();
    expect(await resolveWith(update, decisions)).toMatchObject({
      status: 200,
      body: { update: { review_status: status } },
    });
    expect((await get()).data_version).toBe(data_version);
  });

  it('lets the last decision be taken back, but not what was approved as a whole', async () => {
    const update = await twoConflicts();
    await resolveWith(update, [
      { path: 'personal.surname', action: 'accept' },
      { path: 'personal.place_of_birth', action: 'keep' },
    ]);
    expect(await resolveWith(update, [{ path: 'personal.surname', action: 'reopen' }])).toMatchObject({
      status: 200,
      body: { update: { review_status: 'requires_review' } },
    });
    expect(await personal()).toMatchObject({ surname: 'Novak' });
    await decide('approve', update);
    expect((await resolveWith(update, [{ path: 'personal.surname', action: 'reopen' }])).status).toBe(409);
  });

  it('drops a filled field that is not wanted', async () => {
    const update = await onlyUpdate(await read({ surname: 'Keller', place_of_birth: 'Basel' }));
    expect(await resolveWith(update, [{ path: 'personal.surname', action: 'keep' }])).toMatchObject({
      status: 200,
      body: { update: { review_status: 'pending' } },
    });
    expect(await personal()).toMatchObject({ surname: '', place_of_birth: 'Basel' });
    expect(await resolveWith(update, [{ path: 'personal.place_of_birth', action: 'accept' }])).toMatchObject({
      body: { update: { review_status: 'approved' } },
    });
  });

  it('accepts a suggestion', async () => {
    const update = await onlyUpdate(await read({ surname: { value: 'Keller', confidence: 0.5 } }));
    expect(update.fields_updated['personal.surname']!.kind).toBe('suggested');
    expect((await personal()).surname).toBe('');
    expect(await resolveWith(update, [{ path: 'personal.surname', action: 'accept' }])).toMatchObject({
      body: { update: { review_status: 'approved' } },
    });
    expect((await personal()).surname).toBe('Keller');
  });

  it('keeps the person’s own value with its source', async () => {
    const update = await twoConflicts();
    await resolveWith(update, [{ path: 'personal.surname', action: 'edit', value: 'Mine' }]);
    const found = await sources('personal.surname');
    expect(found.filter(({ supports }) => supports)).toMatchObject([{ kind: 'typed', value: 'Mine' }]);
    expect(found).toHaveLength(3);
  });

  it.each([
    [{ decisions: [] }],
    [{ decisions: [{ path: 'personal.surname', action: 'burn' }] }],
    [{ decisions: [{ path: 'personal.surname', action: 'edit' }] }],
    [{ decisions: [{ path: 'personal.unknown', action: 'keep' }] }],
    [{}],
    [[]],
    ['text'],
  ])('refuses %j', async (body) => {
    const update = await twoConflicts();
    const answer = await client.raw(
      'POST',
      `/api/documents/${update.document_id}/collection-updates/${update.id}/resolve`,
      { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) },
    );
    expect(answer.status).toBe(422);
  });
});

describe('what belongs to others', () => {
  it('is not there, for each id of the request', async () => {
    const update = await onlyUpdate(await read({ surname: 'Keller' }));
    const own = await onlyUpdate(await read({ place_of_birth: 'Basel' }));
    const other = await server.signIn('Eve');
    const missing = '01890000-0000-7000-8000-000000000000';
    const paths = [
      [other, update.document_id, update.id],
      [client, missing, update.id],
      [client, update.document_id, missing],
      // A document and an update of one person that do not belong together.
      [client, own.document_id, update.id],
    ] as const;
    for (const [who, id, updateId] of paths) {
      for (const call of ['approve', 'restore'] as const)
        expect((await who.call(api.updates[call], { params: { id, updateId } })).status).toBe(404);
      expect(
        (
          await who.call(api.updates.resolve, {
            params: { id, updateId },
            body: { decisions: [{ path: 'personal.surname', action: 'accept' }] },
          })
        ).status,
      ).toBe(404);
    }
    expect((await other.call(api.updates.list, { params: { id: update.document_id } })).status).toBe(404);
    expect((await other.call(api.updates.restoreAll, { params: { id: update.document_id } })).status).toBe(404);
    expect((await onlyUpdate(update.document_id)).review_status).toBe('pending');
    expect((await server.stranger.raw('GET', `/api/documents/${update.document_id}/collection-updates`)).status).toBe(
      401,
    );
  });
});
