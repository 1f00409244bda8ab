// Once a test run: a real PostgreSQL in a temporary folder with a migrated database to clone from.
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findBinaries } from '../db/embedded/binaries.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { initialise } from '../db/embedded/initialise.ts';
import { chooseServerAccount } from '../db/embedded/server-account.ts';
import { migrateDatabase } from '../db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the migrated template; its database name is replaced by the clone's. */
    templateDatabase: string;
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'oneform-test-'));
  // Root's PostgreSQL runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const newCluster = join(folder, 'new');
  await initialise(await chooseServerAccount(await findBinaries(), join(newCluster, 'postgres')));
  const own = join(folder, 'own');
  await cp(newCluster, own, { recursive: true });
  // Nothing of a test run needs to survive a power cut.
  const server = await startEmbeddedPostgres(join(own, 'postgres'), {
    extra: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' },
  });
  await migrateDatabase(server.url);
  await prepareQueue(server.url);
  project.provide('templateDatabase', server.url);
  project.provide('newCluster', newCluster);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The queue makes its own tables at start; made once here, they come with each clone. */
async function prepareQueue(url: string): Promise<void> {
  const { prepareJobTables } = await import('../jobs/prepare-job-tables.ts');
  await prepareJobTables(url);
}
