// The files that a child is started from: its bundle, or its sources where the bundle is missing or older than they are.
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface ReaderFiles {
  /** Module to run. */
  readonly child: string;
  /** URL of the module that is loaded before it. */
  readonly doors: string;
}

const sandbox = import.meta.dirname;
const folder = join(sandbox, '../../dist/reader');

/** Written by `bundleReaderWhenStale`. */
export const readerBundle = { folder, isFresh };

let found: ReaderFiles | undefined;

/** Looked up once: what is edited later counts from the next start on. */
export function findReaderFiles(): ReaderFiles {
  found ??= isFresh() ? nameFiles(folder, 'js') : nameFiles(sandbox, 'ts');
  return found;
}

const nameFiles = (place: string, type: 'js' | 'ts'): ReaderFiles => ({
  child: join(place, `child.${type}`),
  doors: pathToFileURL(join(place, `close-doors.${type}`)).href,
});

function isFresh(): boolean {
  const contract = dirname(fileURLToPath(import.meta.resolve('@oneform/contract')));
  const sources = [join(sandbox, '..'), join(sandbox, '../../bundle-reader.ts'), contract].map(latestChange);
  const built = latestChange(join(folder, 'child.js'));
  return built > 0 && built >= Math.max(...sources);
}

/** Of a file, or of all below a folder, in milliseconds; 0 where there is nothing. */
function latestChange(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  const inside = readdirSync(path, { withFileTypes: true });
  return Math.max(
    0,
    ...inside.filter(({ name }) => !name.includes('.test.')).map(({ name }) => latestChange(join(path, name))),
  );
}
