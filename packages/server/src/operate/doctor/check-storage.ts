// Database and originals as they are used: written, read and deleted, whether a server runs on them or not.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import { findBinaries } from '../../db/embedded/binaries.ts';
import { proveWritable } from '../../db/prove-writable.ts';
import { openFileStore } from '../../files/open-file-store.ts';
import { openDatabaseForOperator } from '../open-for-operator.ts';
import { type Finding, fault, ok, sentenceOf, warning } from './finding.ts';

const WITHIN_MS = 10_000;
const OLDEST_POSTGRES = 15;
const MAX_CLOCK_SECONDS = 5;

async function checkDatabase(db: Database): Promise<Finding[]> {
  const asked = Date.now();
  const { rows } = await db.execute<{ version: number; now: string; encoding: string }>(
    sql`select current_setting('server_version_num')::int / 10000 as version, extract(epoch from clock_timestamp()) * 1000 as now, current_setting('server_encoding') as encoding`,
  );
  const { version = 0, now = '0', encoding = '' } = rows[0] ?? {};
  const apart = Math.round(Math.abs(Number(now) - (asked + Date.now()) / 2) / 1000);
  const clock = `${apart} s between this machine and the database`;
  return [
    version >= OLDEST_POSTGRES && encoding === 'UTF8'
      ? ok('database', `PostgreSQL ${version}`)
      : fault(
          'database',
          `PostgreSQL ${version}, ${encoding}`,
          `Use PostgreSQL ${OLDEST_POSTGRES} or later with a database in UTF8.`,
        ),
    await proveWritable(db, WITHIN_MS).then(
      () => ok('database writing', 'a row was written'),
      (error) =>
        fault(
          'database writing',
          sentenceOf(error),
          'Give the user of DATABASE_URL the right to write, and see that the server is no standby.',
        ),
    ),
    apart <= MAX_CLOCK_SECONDS
      ? ok('clock', clock)
      : warning('clock', clock, 'Set both by the same time server (NTP).'),
  ];
}

/** Nothing is started, and nothing made, for an instance that was never there. */
export async function checkStorage(config: Config): Promise<Finding[]> {
  const isNew = !config.databaseUrl && !existsSync(config.folders.database);
  if (isNew)
    return [
      await findBinaries().then(
        () => ok('database', 'made at the first start'),
        (error) => fault('database', sentenceOf(error), 'Run npm ci again, or set DATABASE_URL.'),
      ),
      ...(config.bucket ? [await checkOriginals(config)] : []),
    ];
  const database = await openDatabaseForOperator(config, checkDatabase).catch((error: unknown) => [
    fault(
      'database',
      sentenceOf(error),
      config.databaseUrl
        ? 'Look at DATABASE_URL and at the server that it names.'
        : 'See "A full disk, a damaged database" in docs/operations.md.',
    ),
  ]);
  return [...database, await checkOriginals(config)];
}

async function checkOriginals(config: Config): Promise<Finding> {
  const about = config.bucket ? 'bucket' : 'originals';
  const path = join(config.folders.temporary, `doctor-${uuid()}`);
  try {
    const store = await openFileStore(config);
    const bytes = randomBytes(64);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await writeFile(path, bytes, { mode: 0o600 });
    await store.put(path, { sha256, size: bytes.length });
    await store.read(sha256);
    await store.remove(sha256);
    return ok(about, 'a file was written, read and deleted');
  } catch (error) {
    return fault(
      about,
      sentenceOf(error),
      config.bucket
        ? 'Look at S3_*; the key needs Get, Put, Delete and List.'
        : `Give ${config.folders.files} to the user that runs OneForm.`,
    );
  } finally {
    await rm(path, { force: true });
  }
}
