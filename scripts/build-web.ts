// Builds the browser app when its sources, or those of the contract, are newer than what was built.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const SOURCES = [
  'packages/web/src',
  'packages/web/index.html',
  'packages/web/vite.config.ts',
  'packages/web/package.json',
  'packages/contract/src',
  'package-lock.json',
];

/** A release carries the built app and is installed without the tools that build it: there it is taken as it is. */
export async function buildWebWhenStale(root: string): Promise<void> {
  const built = await newest(join(root, 'packages/web/dist/index.html'));
  const builder = join(root, 'node_modules/vite/bin/vite.js');
  if (built > 0 && !existsSync(builder)) return;
  const changed = Math.max(...(await Promise.all(SOURCES.map((path) => newest(join(root, path))))));
  if (built > changed) return;
  if (!existsSync(builder))
    throw new Error(
      'The browser app is not built, and the tools that build it are not installed. Run `npm ci` without --omit=dev, or use a release archive.',
    );
  console.log('Building the browser app …');
  await run(root, process.execPath, [builder, 'build', 'packages/web', '--logLevel', 'warn']);
}

/** Latest change below a path, in milliseconds; 0 when it is not there. */
async function newest(path: string): Promise<number> {
  const found = await stat(path).catch(() => null);
  if (!found) return 0;
  if (!found.isDirectory()) return found.mtimeMs;
  const names = await readdir(path, { recursive: true });
  const times = await Promise.all(names.map((name) => stat(join(path, name)).then((file) => file.mtimeMs)));
  return Math.max(found.mtimeMs, ...times);
}

function run(cwd: string, command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error('The browser app could not be built; see the errors above.')),
    );
  });
}
