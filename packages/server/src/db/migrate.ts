// Brings the schema to the newest version; many processes may try at once, one at a time does it.
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number that nobody else uses as an advisory lock. */
const LOCK = 7_301_645;

/** Each migration is one transaction: a kill in the middle leaves the version before. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
