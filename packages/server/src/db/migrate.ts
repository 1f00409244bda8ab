// Brings the schema to the newest version; many processes may try at once, one at a time does it.
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nobody else uses as an advisory lock. */
const LOCK = 7_301_645;
/**
 * Processes of the release before may be at work: whoever waits for a table keeps all that come later from it. Shorter than the second after which
 * PostgreSQL looks for a deadlock and may end a request of theirs.
 */
const LOCK_TIMEOUT_MS = 500;
const MAX_TRIES = 120;
/** deadlock_detected, lock_not_available. */
const BUSY = ['40P01', '55P03'];

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
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await migrateWhereBusy(client);
  } finally {
    await client.end();
  }
}

async function migrateWhereBusy(client: pg.Client): Promise<void> {
  for (let tried = 1; ; tried += 1)
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder });
    } catch (error) {
      const { code } = ((error as Error).cause ?? error) as { code?: string };
      if (!code || !BUSY.includes(code) || tried === MAX_TRIES) throw error;
      await sleep(LOCK_TIMEOUT_MS * (0.5 + Math.random()));
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
