// The release before the last change of the database, out of the history: what a rolling upgrade comes from.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const JOURNAL = 'packages/server/src/db/migrations/meta/_journal.json';

export interface EarlierRelease {
  readonly root: string;
  readonly commit: string;
  remove(): void;
}

/** Null where the history is not there (an archive, a shallow clone). Its packages are ours: it is looked up below our own root. */
export function unpackEarlierRelease(root: string): EarlierRelease | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  let commit: string;
  try {
    const [changed = ''] = git('log', '-1', '--format=%H', '--', JOURNAL).toString().split('\n');
    commit = git('rev-parse', '--verify', '--short', `${changed}^`).toString().trim();
  } catch {
    return null;
  }
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'earlier-'));
  const archive = join(folder, 'archive.tar');
  git('archive', '--output', archive, commit);
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  const own = join(folder, 'node_modules/@oneform');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, name));
  return { root: folder, commit, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
