// Everything an instance works with, opened in order and closed in reverse; shared by the server, the command line and the tests.
import { readFile } from 'node:fs/promises';
import { createEnginePool } from '@oneform/engine';
import type { Config } from './config.ts';
import { lockDataFolder } from './data-folder/lock-data-folder.ts';
import { type Database, openDatabase } from './db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import { watchDisk } from './disk-space.ts';
import { adoptLocalAccounts } from './features/account/adopt-local-accounts.ts';
import { createUploadTurns } from './features/documents/upload-turns.ts';
import { settleExisting } from './features/people/settle-existing.ts';
import { type LoadedTemplates, loadTemplates } from './features/templates/load-templates.ts';
import { openFileStore } from './files/open-file-store.ts';
import { forgetUnfinishedUploads } from './files/temporary-folder.ts';
import { createJobQueue, type RunningQueue } from './jobs/pg-boss-queue.ts';
import { slotsOf } from './jobs/slots.ts';
import { createLog } from './log/create-log.ts';
import { readSecret } from './secrets.ts';
import { createSignIn, type SignIn } from './sign-in/create-sign-in.ts';
import { listKnownPeople } from './sign-in/embedded/known-people.ts';
import { findLocalIssuer } from './sign-in/embedded/local-issuer.ts';

export interface Instance {
  readonly deps: Deps;
  readonly signIn: SignIn;
  readonly queue: RunningQueue;
  /** Ends what was opened; safe to call once. */
  close(): Promise<void>;
}

/** Throws an Error in one sentence: folder taken or not writable, database not there, a template that is wrong. */
export async function openInstance(
  config: Config,
  options: {
    port: () => number;
    /** Whether a process stands ready for the next person's documents; true unless told otherwise. */
    keepsSpareReader?: boolean;
    /** Instead of those in the configured folder: who opens many instances reads them once. */
    templates?: LoadedTemplates;
  },
): Promise<Instance> {
  const lines = createLog(config);
  const log = (message: string, error?: unknown) =>
    error === undefined ? lines.warn(message) : lines.error({ err: error }, message);
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    let localIssuer = '';
    let database: Database | undefined;
    const signIn = createSignIn(config, {
      port: options.port,
      localIssuer: () => localIssuer,
      listPeople: async () => (database ? listKnownPeople(database, localIssuer) : []),
    });
    const { templates, fieldSchemas } = options.templates ?? (await loadTemplates(config.folders.templates));
    closing.push(
      await lockDataFolder(config.folders.data, {
        kind: 'server',
        address: config.http.publicUrl ?? `http://localhost:${options.port()}`,
        hasOwnDatabase: !config.databaseUrl,
      }),
    );
    const own = config.databaseUrl ? null : await startOwnDatabase(config, closing, log);
    const url = config.databaseUrl ?? own?.url ?? '';
    await migrateDatabase(url);
    const { db, close: closeDatabase } = openDatabase(url, {
      max: 20,
      // Its client hangs on the error, with the key that cancels its statements.
      onError: (error) => log(`database connection lost: ${error.message}`),
    });
    closing.push(closeDatabase);
    database = db;
    const files = await openFileStore(config);
    await forgetUnfinishedUploads(config.folders.temporary);
    const engine = createEnginePool({
      size: slotsOf(config),
      limits: { restSeconds: config.readerRestSeconds },
      onFault: (fault) => log('engine', fault),
      keepsSpare: options.keepsSpareReader ?? true,
    });
    closing.push(async () => engine.close());
    const queue = await createJobQueue(url, { log });
    closing.push(() => queue.stop());
    localIssuer = await findLocalIssuer(db);
    await adoptLocalAccounts(db, localIssuer);
    await settleExisting(db, { templates, fieldSchemas });
    const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    const deps: Deps = {
      config,
      db,
      log: lines,
      databaseFault: () => own?.fault() ?? null,
      disk: watchDisk(config.minFreeBytes, [config.folders.data, ...(own ? [own.folder] : [])], log),
      files,
      uploadTurns: createUploadTurns(),
      jobs: queue,
      engine,
      // The code that asks models is loaded only where there is a model.
      model: config.model && (await import('./features/models/open-model.ts')).openModel(config.model),
      identity: signIn.identity,
      secret: await readSecret(config, log),
      templates,
      fieldSchemas,
      version,
    };
    return { deps, signIn, queue, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startOwnDatabase(
  config: Config,
  closing: (() => Promise<unknown>)[],
  log: (message: string) => void,
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(config.folders.database, { log });
  closing.push(() => server.stop());
  return server;
}
