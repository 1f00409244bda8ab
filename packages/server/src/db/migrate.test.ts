// An upgrade that is killed in the middle is no upgrade, and can be started again; a step back is refused.
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const migrations = fileURLToPath(new URL('./migrations', import.meta.url));
const steps = journal.entries.length;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-migrate-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const urlOf = (name: string) => inject('templateDatabase').replace('/oneform?', `/${name}?`);

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** A database as the release of so many migrations left it. */
async function databaseOf(release: number): Promise<{ url: string; drop: () => Promise<unknown> }> {
  const name = `m_${randomBytes(6).toString('hex')}`;
  const admin = (statement: string) => withClient(urlOf('postgres'), (client) => client.query(statement));
  await admin(`create database ${name}`);
  if (release > 0) {
    const earlier = join(folder, name);
    await cp(migrations, earlier, { recursive: true });
    const path = join(earlier, 'meta/_journal.json');
    const whole = JSON.parse(await readFile(path, 'utf8')) as typeof journal;
    await writeFile(path, JSON.stringify({ ...whole, entries: whole.entries.slice(0, release) }));
    await withClient(urlOf(name), (client) => migrate(drizzle(client), { migrationsFolder: earlier }));
  }
  return { url: urlOf(name), drop: () => admin(`drop database ${name} with (force)`) };
}

const columnsOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns where table_schema = 'public' order by 1`,
    );
    return rows.map(({ line }: { line: string }) => line);
  });

it.each(Array.from({ length: steps }, (_, release) => release))(
  'from release %d: killed in the middle nothing has changed, and the next start does it all',
  async (release) => {
    const database = await databaseOf(release);
    try {
      const before = await columnsOf(database.url);
      await withClient(database.url, async (holder) => {
        // Its last step, writing down that it was done, waits for this lock.
        await holder.query('create schema if not exists drizzle');
        await holder.query(
          'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
        );
        await holder.query('begin');
        await holder.query('lock table drizzle.__drizzle_migrations in share row exclusive mode');
        const upgrading = migrateDatabase(database.url).then(
          () => 'done',
          () => 'killed',
        );
        const killIt = async () => {
          const { rowCount } = await withClient(database.url, (killer) =>
            killer.query(
              `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
            ),
          );
          return rowCount;
        };
        await expect.poll(killIt).toBe(1);
        expect(await upgrading).toBe('killed');
        await holder.query('commit');
      });
      expect(await columnsOf(database.url)).toEqual(before);
      await migrateDatabase(database.url);
      expect(await columnsOf(database.url)).toEqual(await columnsOf(inject('templateDatabase')));
      // Once more changes nothing.
      await migrateDatabase(database.url);
    } finally {
      await database.drop();
    }
  },
);

it('is done once when several processes start at the same moment', async () => {
  const database = await databaseOf(0);
  try {
    await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database.url)));
    const done = await withClient(database.url, (client) => client.query('select 1 from drizzle.__drizzle_migrations'));
    expect(done.rowCount).toBe(steps);
  } finally {
    await database.drop();
  }
});

it('keeps nobody waiting who works on the tables, and is done as soon as they let it', async () => {
  // The step after it changes collections and then documents.
  const database = await databaseOf(16);
  try {
    await withClient(database.url, async (worker) => {
      // As a request of the release before that is under way, and then asks for what the migration has taken by then.
      await worker.query('begin');
      await worker.query('select 1 from documents');
      const migrating = migrateDatabase(database.url);
      const isWaitedFor = async () => {
        const { rowCount } = await withClient(database.url, (other) =>
          other.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`),
        );
        return rowCount;
      };
      await expect.poll(isWaitedFor, { interval: 20 }).toBe(1);
      await worker.query('select 1 from collections');
      await worker.query('commit');
      await migrating;
    });
    expect(await columnsOf(database.url)).toEqual(await columnsOf(inject('templateDatabase')));
  } finally {
    await database.drop();
  }
});

it('counts what is there already', async () => {
  const database = await databaseOf(steps - 1);
  try {
    await withClient(database.url, async (client) => {
      await client.query(
        `insert into users (id, issuer, subject, email) values (gen_random_uuid(), 'i', 's', 'e@example.com')`,
      );
      await client.query(
        `insert into documents (id, user_id, original_filename, display_name, file_size, mime_type, sha256, processing_status)
         select gen_random_uuid(), id, 'a', 'a', 1, 'text/plain', 'x', unnest(array['completed', 'completed', 'error']) from users`,
      );
    });
    await migrateDatabase(database.url);
    const { rows } = await withClient(database.url, (client) =>
      client.query('select completed, error, pending from document_counts'),
    );
    expect(rows).toEqual([{ completed: 2, error: 1, pending: 0 }]);
  } finally {
    await database.drop();
  }
});

it('takes no lock where nothing is to be done, so that a pooler can stand in between', async () => {
  const database = await databaseOf(steps);
  try {
    await withClient(database.url, async (holder) => {
      await holder.query('select pg_advisory_lock(7301645)');
      await migrateDatabase(database.url);
    });
  } finally {
    await database.drop();
  }
});

it('refuses the database of a later release, in one sentence', async () => {
  const database = await databaseOf(steps);
  try {
    await withClient(database.url, (client) =>
      client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`),
    );
    await expect(migrateDatabase(database.url)).rejects.toThrow(
      'The database was last used by a newer release of OneForm.',
    );
  } finally {
    await database.drop();
  }
});
