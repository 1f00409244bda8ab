// Accounts as the release before people left them: at the first start nothing that is filled changes, and nothing is asked a second time.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' };
import { valueSources } from '../../db/schema.ts';
import stored from '../../testing/before-people.json' with { type: 'json' };
import { readAs } from '../../testing/read-as.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

/** An account that says its owner's name, and the same rows as those of one that does not. */
const nameless = JSON.parse(
  JSON.stringify(stored)
    .replaceAll(/"([0-9a-f]{7})[0-9a-f](-[0-9a-f]{4}-)/g, '"$1f$2')
    .replaceAll('example.com', 'example.org'),
) as typeof stored;
for (const user of nameless.users) Object.assign(user, { full_name: 'mlindgren', subject: 'another' });
const before = Object.fromEntries(
  Object.entries(stored).map(([table, rows]) => [table, [...rows, ...nameless[table as keyof typeof stored]]]),
) as typeof stored;

/** The last step before people. */
const RELEASE = journal.entries.findIndex(({ tag }) => tag === '0016_people');
const migrations = fileURLToPath(new URL('../../db/migrations', import.meta.url));
const urlOf = (name: string) => inject('templateDatabase').replace('/oneform?', `/${name}?`);
const name = `b_${randomBytes(6).toString('hex')}`;

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-before-'));
  await cp(migrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const whole = JSON.parse(await readFile(path, 'utf8')) as typeof journal;
  await writeFile(path, JSON.stringify({ ...whole, entries: whole.entries.slice(0, RELEASE) }));
  await withClient(urlOf('postgres'), (admin) => admin.query(`create database ${name}`));
  await withClient(urlOf(name), async (client) => {
    await migrate(drizzle(client), { migrationsFolder: folder });
    for (const [table, rows] of Object.entries(before))
      await client.query(
        `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1) on conflict do nothing`,
        [JSON.stringify(rows)],
      );
  });
  server = await startTestServer({ workers: false, env: { DATABASE_URL: urlOf(name) } });
});
afterAll(async () => {
  await server.close();
  await withClient(urlOf('postgres'), (admin) => admin.query(`drop database ${name} with (force)`));
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = (userId: string) => ({
  collections: before.collections.filter((row) => row.user_id === userId),
  documents: before.documents.filter((row) => row.user_id === userId),
  updates: before.collection_updates.filter((row) => row.user_id === userId),
  sources: before.value_sources.filter((row) => row.user_id === userId),
});
/** Every value with its path. */
const filledIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => filledIn(inner, `${path}.${key}`))
    : value === null || value === ''
      ? []
      : [`${path}: ${value}`];
const bySort = (lines: readonly string[]) => [...lines].sort();
const questionsOf = ({ fields, conflicts }: { fields: object; conflicts: readonly object[] }) =>
  [...Object.values(fields), ...conflicts]
    .filter((entry) => entry.decision === 'open' && entry.kind !== 'filled' && entry.kind !== 'confirmed')
    .map((entry) => `${entry.path} ${JSON.stringify(entry.new_data ?? entry.value)}`);

describe.each(before.users.map(({ id, full_name: called }) => [called, id] as const))(
  'the account of %s',
  (_, userId) => {
    let client: Client;
    beforeAll(async () => {
      client = await server.signInAs(userId);
    });
    const whoseOf = async (original: string) => {
      const { documents } = (await client.call(api.documents.list, { query: { page_size: 100 } })).body;
      return documents.find(({ original_filename: file }) => file === original)!.whose!;
    };
    const dataNow = async () =>
      Promise.all(
        rowsOf(userId).collections.map(
          async ({ id }) =>
            (await client.call(api.collections.get, { params: { id }, query: {} })).body.collection_data,
        ),
      );
    const asked = async () => {
      const { documents } = rowsOf(userId);
      const updates = await Promise.all(documents.map(({ id }) => client.call(api.updates.list, { params: { id } })));
      return updates.flatMap(({ body }) =>
        body
          .filter(({ review_status: status }) => status === 'requires_review' || status === 'pending')
          .flatMap(({ collection_id: id, fields_updated: fields, conflicts }) =>
            questionsOf({ fields, conflicts }).map((question) => `${id} ${question}`),
          ),
      );
    };
    const askedBefore = () =>
      rowsOf(userId)
        .updates.filter(({ review_status: status }) => status === 'requires_review' || status === 'pending')
        .flatMap((row) => questionsOf(row).map((question) => `${row.collection_id} ${question}`));

    it('holds what it held, from the same sources', async () => {
      expect(await dataNow()).toEqual(rowsOf(userId).collections.map(({ data }) => data));
      const sources = await server.deps.db
        .select({ id: valueSources.id })
        .from(valueSources)
        .where(eq(valueSources.userId, userId));
      expect(bySort(sources.map(({ id }) => id))).toEqual(bySort(rowsOf(userId).sources.map(({ id }) => id)));
    });

    it('asks nothing that it did not ask', async () => {
      const questions = askedBefore();
      for (const question of await asked()) expect(questions).toContain(question);
    });

    it('has its people: papers belong to whom they filled something for, those refused are aside, and those unanswered ask', async () => {
      expect(await whoseOf('passport.txt')).toMatchObject({ status: 'decided', people: [{ relation: 'me' }] });
      expect(await whoseOf('w2.txt')).toMatchObject({ status: 'set_aside' });
      expect(await whoseOf('letter.txt')).toMatchObject({ status: 'asks', name_on_paper: 'Peter Lang' });
      expect(await whoseOf('payslip.txt')).toMatchObject({ status: 'corrected', people: [{ relation: 'me' }] });
      const { collections } = (await client.call(api.collections.list, { query: {} })).body;
      expect(
        Object.fromEntries(collections.map(({ collection_name: called, person }) => [called, person?.name])),
      ).toEqual({ Trip: 'Maya Lindgren', Job: 'Maya Lindgren', 'His trip': 'Daniel Lindgren' });
    });

    it('is the same after a second start, and when one more paper comes nothing decided is asked again', async () => {
      const earlier = await dataNow();
      await readAs(server, client, { full_name: 'Maya Lindgren', marital_status: 'Single' }, { name: 'one-more.txt' });
      const later = await dataNow();
      for (const [index, data] of later.entries())
        expect(filledIn(data)).toEqual(expect.arrayContaining(filledIn(earlier[index]!)));
      const questions = askedBefore();
      const new_ = (await asked()).filter((question) => !questions.includes(question));
      expect(new_).toEqual([]);
    });
  },
);
