// `npm run case -- NAME`: the tests whose name has these words, and the files they stand in alone; for a paper or a form that is worked on.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const name = process.argv.slice(2).join(' ');
if (!name) {
  console.error('Usage: npm run case -- NAME   (words of a test, a paper or a form: "payslip", "front and back")');
  process.exit(1);
}

const words = name.toLowerCase();
const tests = globSync('{packages/*/src,packages/engine/testing,training,scripts}/**/*.test.{ts,tsx}', { cwd: root });
/** Invented papers and forms stand in `testing`, for several tests. */
const shared = globSync('packages/engine/{testing,src/**/testing}/**/*.ts', { cwd: root }).some(mentions);
const named = tests.filter(
  (file) => !file.includes('node_modules') && (mentions(file) || (shared && read(file).includes('testing/'))),
);

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8').toLowerCase();
}

function mentions(file: string): boolean {
  return file.toLowerCase().includes(words) || read(file).includes(words);
}

if (named.length === 0) {
  console.error(`No test mentions “${name}”.`);
  process.exit(1);
}
const isFile = named.some((file) => file.toLowerCase().includes(words));
const pattern = name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
// A file that is called so is run whole.
const args = ['run', '--passWithNoTests', ...named, ...(isFile ? [] : ['-t', pattern])];
process.exit(spawnSync(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'inherit' }).status ?? 1);
