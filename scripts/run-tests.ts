// `npm test`: unit and HTTP tests, then the browser tests, and one closing line that counts both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildWebWhenStale } from './build-web.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const folder = mkdtempSync(join(tmpdir(), 'oneform-results-'));
const bin = (name: string) => join(root, 'node_modules/.bin', name);

function run(command: string, args: string[], env: Record<string, string> = {}): boolean {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

function readJson<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  }
}

await buildWebWhenStale(root);
const unitFile = join(folder, 'unit.json');
const browserFile = join(folder, 'browser.json');
const unitPassed = run(bin('vitest'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitFile}`,
]);
const browserPassed = run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserFile,
});

const unit = readJson<{ numPassedTests: number; numFailedTests: number }>(unitFile);
const browser = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserFile);
rmSync(folder, { recursive: true, force: true });
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const counted = (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
const ok = unitPassed && browserPassed && unit !== null && browser !== null;
// A runner that died counts as a failure even when it told of none.
console.log(`${passed} passed, ${ok ? counted : Math.max(counted, 1)} failed`);
process.exit(ok ? 0 : 1);
