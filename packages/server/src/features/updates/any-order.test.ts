// Papers, applications and answers in any order end in the same values, sources, questions and sentences. Over HTTP, with what papers say given.
import { api, type CollectionUpdate } from '@oneform/contract';
import type { UnderstoodDocument } from '@oneform/engine';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectSound } from '../../testing/expect-sound.ts';
import { type Household, householdOf, toPaper } from '../../testing/households.ts';
import { understandAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { processDocument } from '../documents/process-document.ts';
import { requireDocument } from '../documents/store.ts';
import { keepUnderstanding } from '../documents/understand-document.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(async () => {
  await expectSound(server);
  await server.close();
});

/** The same name has the same bytes, whoever brings it and whenever. */
async function bring(client: Client, name: string, understood: UnderstoodDocument): Promise<string> {
  const { id } = (await client.upload(Buffer.from(name), `${name}.txt`, 'text/plain')).body;
  const document = await requireDocument(server.deps.db, client.userId, id);
  const page = { number: 1, width: 0, height: 0, rotation: 0, source: 'text' as const, text: name };
  await keepUnderstanding(server.deps, document, [page], understood);
  const job = { documentId: id, userId: client.userId, attempt: 1 };
  await processDocument(server.deps, job, new AbortController().signal);
  return id;
}

const create = (client: Client, template: string, collection_data = {}) =>
  client.call(api.collections.create, {
    body: { collection_name: template, template_id: template, collection_data },
  });

/** The state that a person sees, without ids and times. */
async function seenBy(client: Client) {
  const { documents } = (await client.call(api.documents.list, { query: { page_size: 100 } })).body;
  const nameOf = new Map(documents.map(({ id, display_name }) => [id, display_name]));
  const { collections } = (await client.call(api.collections.list, { query: {} })).body;
  const applications = await Promise.all(
    collections.map(async ({ id, collection_name: name, person, to_decide }) => {
      const { collection_data: data } = (await client.call(api.collections.get, { params: { id }, query: {} })).body;
      const { sources } = (await client.call(api.collections.sources, { params: { id } })).body;
      const told = sources.map(({ path, kind, document_id, value, supports, tier }) =>
        [path, kind, nameOf.get(document_id ?? ''), value, supports, tier].join(' | '),
      );
      return { name, person: person?.name, toDecide: to_decide?.count ?? 0, data, sources: told.sort() };
    }),
  );
  const papers = await Promise.all(
    documents.map(async ({ id, display_name: name, whose }) => {
      const updates = (await client.call(api.updates.list, { params: { id } })).body;
      return {
        name,
        status: whose?.status,
        sentence: whose?.sentence,
        people: whose?.people.map((person) => `${person.name} ${person.relation}`).sort(),
        updates: updates.map(toQuestions).sort(),
      };
    }),
  );
  const { people } = (await client.call(api.people.list, {})).body;
  return {
    applications: applications.sort((a, b) => a.name.localeCompare(b.name)),
    papers: papers.sort((a, b) => a.name.localeCompare(b.name)),
    people: people.map(({ name, relation, is_proposed }) => [name, relation, is_proposed].join(' | ')).sort(),
  };
}

const toQuestions = ({ collection_name, review_status, fields_updated, conflicts }: CollectionUpdate) =>
  JSON.stringify([
    collection_name,
    review_status,
    Object.values(fields_updated)
      .map(({ path, kind, value, decision }) => JSON.stringify([path, kind, value, decision]))
      .sort(),
    conflicts
      .map(({ path, existing_data, existing_source, new_data, suggestion, decision }) =>
        JSON.stringify([path, existing_data, existing_source?.document_name, new_data, suggestion, decision]),
      )
      .sort(),
  ]);

interface Story extends Household {
  /** Papers that print another birth date than the rest. */
  readonly misdated: readonly boolean[];
  readonly templates: readonly string[];
  /** Answers about the owners of papers, given once they are there. */
  readonly answers: readonly ('set_aside' | 'mine' | null)[];
  /** Data in the applications at the start. */
  readonly typed: object;
  /** Everything that is asked in the end is answered: nothing of it is taken. */
  readonly isDecided: boolean;
  readonly knowsSpouse: boolean;
}

const story: fc.Arbitrary<Story> = householdOf(4, 10).chain((home) =>
  fc.record({
    members: fc.constant(home.members),
    papers: fc.constant(home.papers),
    misdated: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    templates: fc.shuffledSubarray(['visa_application', 'loan_application', 'job_application'], { minLength: 1 }),
    answers: fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.constantFrom('set_aside' as const, 'mine' as const) },
      ),
      { minLength: 10, maxLength: 10 },
    ),
    typed: fc.constantFrom({}, { contact: { email: 'typed@example.com' } }, { contact: { phone: '+12175550199' } }),
    isDecided: fc.boolean(),
    knowsSpouse: fc.boolean(),
  }),
);

/** Everything that happens, in the order of `keys`; what is answered is so at some time after it came. */
async function live(told: Story, keys: readonly number[]) {
  const [me] = told.members;
  const client = await server.signIn(`${me!.given} ${me!.middle} ${me!.surname}`);
  const brought = new Map<number, string>();
  const pending = new Set<number>();
  const answer = async () => {
    for (const index of pending) {
      const id = brought.get(index);
      if (!id) continue;
      pending.delete(index);
      await client.call(api.documents.answerWhose, { params: { id }, body: { answer: told.answers[index]! } });
    }
  };
  const events = [
    ...told.papers.map((pages, index) => async () => {
      const members = told.misdated[index] ? told.members.map((one) => ({ ...one, born: '1950-01-01' })) : told.members;
      brought.set(index, await bring(client, `paper-${index}`, toPaper(pages, members)));
    }),
    ...told.templates.map((template) => async () => {
      await create(client, template, told.typed);
    }),
    ...told.papers.flatMap((_, index) =>
      told.answers[index]
        ? [
            async () => {
              pending.add(index);
            },
          ]
        : [],
    ),
    async () => {
      if (!told.knowsSpouse) return;
      const spouse = told.members[1]!;
      await client.call(api.people.create, {
        body: {
          name: `${spouse.given} ${spouse.surname}`,
          relation: 'spouse',
          date_of_birth: spouse.born,
        },
      });
    },
  ];
  const order = events.map((_, index) => index).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
  for (const index of order) {
    await events[index]!();
    await answer();
  }
  if (told.isDecided) await keepAll(client, keys);
  return seenBy(client);
}

/** One after the other, in an order of their own. */
async function keepAll(client: Client, keys: readonly number[]): Promise<void> {
  const { documents } = (await client.call(api.documents.list, { query: { page_size: 100 } })).body;
  const updates = (
    await Promise.all(documents.map(({ id }) => client.call(api.updates.list, { params: { id } })))
  ).flatMap(({ body }) => body);
  const open = updates.flatMap((update) =>
    [...Object.values(update.fields_updated).filter(({ kind }) => kind === 'suggested'), ...update.conflicts]
      .filter(({ decision }) => decision === 'open')
      .map(({ path }) => ({ update, path })),
  );
  const order = open
    .map((_, index) => index)
    .sort((a, b) => (keys[a % keys.length] ?? 0) - (keys[b % keys.length] ?? 0));
  for (const index of order) {
    const { update, path } = open[index]!;
    await client.call(api.updates.resolve, {
      params: { id: update.document_id, updateId: update.id },
      body: { decisions: [{ path, action: 'keep' }] },
    });
  }
}

describe('any order', () => {
  it('ends with the same values, sources, questions and sentences', async () => {
    const keys = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 24, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(story, keys, keys, async (told, one, other) => {
        expect(await live(told, other)).toEqual(await live(told, one));
      }),
      { numRuns: Number(process.env.ANY_ORDER_RUNS ?? 8), endOnFailure: true },
    );
  }, 600_000);

  it('is the same for a form of somebody with another birth date, before or after the collection', async () => {
    const passport = understandAs(
      { full_name: 'John Doe', date_of_birth: '1970-01-01', passport_number: 'P1234567', place_of_birth: 'Utah' },
      { people: [{ id: 'p1', role: 'subject', full_name: 'John Doe', date_of_birth: '1970-01-01' }] },
    );
    const form = understandAs(
      { full_name: 'Doe John', date_of_birth: '1978-02-03', phone: '+17024861404', email: 'john@example.com' },
      {
        type: 'application_form',
        parts: [{ type: 'application_form', confidence: 1, pages: [1] }],
        people: [{ id: 'p1', role: 'subject', full_name: 'Doe John', date_of_birth: '1978-02-03' }],
      },
    );
    const before = await server.signIn('John Doe');
    const after = await server.signIn('John Doe');
    for (const template of ['visa_application', 'job_application']) await create(before, template);
    await bring(before, 'passport', passport);
    await bring(before, 'form', form);
    await bring(after, 'form', form);
    await bring(after, 'passport', passport);
    for (const template of ['job_application', 'visa_application']) await create(after, template);
    const [one, other] = [await seenBy(before), await seenBy(after)];
    expect(other).toEqual(one);
    expect(JSON.stringify(one.applications)).not.toMatch(/7024861404|john@example/);
    expect(one.papers.find(({ name }) => name === 'form.txt')).toMatchObject({
      status: 'asks',
      sentence: 'This application form names Doe John, who may be you or somebody else. None of it was filled in.',
      updates: [],
    });
  });
});
