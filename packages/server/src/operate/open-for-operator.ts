// The database and the files for a command, whether OneForm is running on the data folder or not.
import { type Config, readConfig } from '../config.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { findRunningUrl, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../db/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { lockDataFolder } from '../instance-lock.ts';

export interface Operated {
  readonly config: Config;
  readonly db: Database;
  readonly files: FileStore;
}

/** Beside a running server its database is used; otherwise the folder is locked and the database started for the time being. */
export async function openForOperator<T>(root: string, run: (operated: Operated) => Promise<T>): Promise<T> {
  const config = readConfig(process.env, root);
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const url =
      config.databaseUrl ?? (await findRunningUrl(config.folders.database)) ?? (await startDatabase(config, closing));
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, { max: 4 });
    closing.push(close);
    return await run({ config, db, files: await openFileStore(config) });
  } finally {
    for (const end of closing.reverse()) await end();
  }
}

async function startDatabase(config: Config, closing: (() => Promise<unknown>)[]): Promise<string> {
  closing.push(await lockDataFolder(config.folders.data, 'a command'));
  const server = await startEmbeddedPostgres(config.folders.database);
  closing.push(() => server.stop());
  return server.url;
}
