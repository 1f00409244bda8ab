// `npm test`: unit and HTTP tests, then the browser tests, and one closing line that counts both.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleReaderWhenStale } from '@oneform/engine/bundle-reader';
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
await bundleReaderWhenStale();
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

interface UnitResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Repeats failures from before the browser tests, which are far above the end of the output. */
function retellFailures({ testResults }: UnitResults): void {
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && message) console.log(`\nFAIL ${relative(root, name)}\n${message}`);
    for (const { fullName, failureMessages } of failed)
      console.log(`\nFAIL ${relative(root, name)} › ${fullName}\n${failureMessages.join('\n')}`);
  }
}

const unit = readJson<UnitResults>(unitFile);
const browser = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(browserFile);
rmSync(folder, { recursive: true, force: true });
if (unit) retellFailures(unit);
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0);
const counted = (unit?.numFailedTests ?? 0) + (browser ? browser.stats.unexpected + browser.stats.flaky : 0);
const ok = unitPassed && browserPassed && unit !== null && browser !== null;
// A runner that died counts as a failure even when it told of none.
console.log(`${passed} passed, ${ok ? counted : Math.max(counted, 1)} failed`);
process.exit(ok ? 0 : 1);
