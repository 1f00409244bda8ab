// The database and the files for a command, whether OneForm is running on the data folder or not.
import { type Config, readConfig } from '../config.ts';
import { askHolder } from '../data-folder/ask-holder.ts';
import { lockDataFolder } from '../data-folder/lock-data-folder.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres, urlOfRunning } from '../db/embedded/embedded-postgres.ts';
import { migrateDatabase, requireCurrentSchema } from '../db/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';

export interface Operated {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
}

/**
 * Beside a running server, in whatever container, its database is used; otherwise the folder is locked and the database started for the
 * time being.
 */
export function openForOperator<T>(root: string, run: (operated: Operated) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, root);
  return openDatabaseForOperator(config, async (db) => run({ config, db, files: await openFileStore(config) }));
}

export async function openDatabaseForOperator<T>(config: Config, run: (db: Database) => Promise<T>): Promise<T> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const running = config.databaseUrl ? null : await findRunning(config);
    const url = config.databaseUrl ?? running ?? (await startDatabase(config, closing));
    if (!running) await migrateDatabase(url);
    const { db, close } = openDatabase(url, { max: 4 });
    closing.push(close);
    return await run(db);
  } finally {
    for (const end of closing.reverse()) await end();
  }
}

/** Asked by its socket: process ids say nothing to a command in another container. Null when no server answers. */
async function findRunning({ folders }: Config): Promise<string | null> {
  const holder = await askHolder(folders.data);
  if (typeof holder !== 'object' || holder.kind !== 'server') return null;
  if (!holder.hasOwnDatabase)
    throw new Error('The running OneForm uses another database server. Set the same DATABASE_URL for this command.');
  const url = await urlOfRunning(folders.database);
  await requireCurrentSchema(url).catch((cause: NodeJS.ErrnoException) => {
    if (!cause.code) throw cause;
    throw new Error(
      `OneForm is running on ${folders.data}, but its database cannot be reached from here (${cause.message}). Try again in a moment, or run the command where OneForm runs, as the same user.`,
      { cause },
    );
  });
  return url;
}

async function startDatabase(config: Config, closing: (() => Promise<unknown>)[]): Promise<string> {
  closing.push(await lockDataFolder(config.folders.data, { kind: 'command', hasOwnDatabase: true }));
  const server = await startEmbeddedPostgres(config.folders.database);
  closing.push(() => server.stop());
  return server.url;
}
