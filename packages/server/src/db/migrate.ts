// Brings the schema to the newest version; many processes may try at once, one at a time does it.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nobody else uses as an advisory lock. */
const LOCK = 7_301_645;

/** All that is new is one transaction: a kill in the middle leaves the version before. Throws an Error in one sentence for a database of a later release. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // The statement that was under way says so too.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Without a lock where nothing is to be done: behind a pooler the lock of a session would outlive it.
    if (await isCurrent(client)) return;
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Beside a server that runs: its schema is not ours to change. Throws an Error in one sentence when it is not the one of this release. */
export async function requireCurrentSchema(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (!(await isCurrent(client)))
      throw new Error(
        'The running OneForm is an earlier release, or is just starting. Use the command of its release, or try again in a moment.',
      );
  } finally {
    await client.end();
  }
}

/** Throws for a later schema: what this release does not know it would neither fill nor check. */
async function isCurrent(client: pg.Client): Promise<boolean> {
  const { rows: found } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as exists",
  );
  if (!found[0]?.exists) return false;
  const { rows } = await client.query('select max(created_at) as latest from drizzle.__drizzle_migrations');
  const [latest, known] = [Number(rows[0]?.latest ?? 0), Math.max(...journal.entries.map(({ when }) => when))];
  if (latest > known)
    throw new Error(
      'The database was last used by a newer release of OneForm. Start that release, or restore an earlier backup.',
    );
  return latest === known;
}
