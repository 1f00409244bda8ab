// Runs the tests of the programme as anybody would, with vitest, Playwright and the benches, and collects what each said.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchProof, Measured, Proof, TestProof } from './row.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly figures: readonly string[];
}

interface Case {
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  readonly figure: string | undefined;
}

export async function runProofs(proofs: readonly Proof[]): Promise<ReadonlyMap<Proof, Outcome>> {
  const outcomes = new Map<Proof, Outcome>();
  const tests = proofs.filter((proof) => proof.kind !== 'bench');
  const runs = Map.groupBy(tests, ({ kind, name, env }) => `${kind} ${name === ''} ${JSON.stringify(env)}`);
  for (const group of runs.values()) {
    const cases = group[0]!.kind === 'browser' ? await runPlaywright(group) : await runVitest(group);
    for (const proof of group) outcomes.set(proof, judge(cases, proof));
  }
  for (const proof of proofs) if (proof.kind === 'bench') outcomes.set(proof, await runBench(proof));
  return outcomes;
}

function judge(cases: readonly Case[], { file, name }: TestProof): Outcome {
  const own = cases.filter((one) => one.file === file && one.name.includes(name));
  return {
    passed: own.filter(({ passed }) => passed).length,
    failed: own.filter(({ passed }) => !passed).length,
    figures: [...new Set(own.flatMap(({ figure }) => figure ?? []))],
  };
}

const filesOf = (group: readonly TestProof[]) => [...new Set(group.map(({ file }) => file))];
const namesOf = (group: readonly TestProof[]) =>
  group.map(({ name }) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|');

async function runVitest(group: readonly TestProof[]): Promise<Case[]> {
  interface Report {
    readonly testResults: readonly {
      readonly name: string;
      readonly assertionResults: readonly {
        readonly fullName: string;
        readonly status: string;
        readonly meta: { readonly figure?: string };
      }[];
    }[];
  }
  const names = namesOf(group);
  const report = await readReport<Report>((path) =>
    run('node_modules/.bin/vitest', {
      args: ['run', ...filesOf(group), ...(names ? ['-t', names] : []), '--reporter=default', '--reporter=json'].concat(
        `--outputFile.json=${path}`,
      ),
      env: { LONG: '1', ...group[0]!.env },
    }),
  );
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, meta }) => ({
        file: relative(root, file),
        name: fullName,
        passed: status === 'passed',
        figure: meta.figure,
      })),
  );
}

async function runPlaywright(group: readonly TestProof[]): Promise<Case[]> {
  interface Suite {
    readonly suites?: readonly Suite[];
    readonly specs: readonly {
      readonly file: string;
      readonly title: string;
      readonly ok: boolean;
      readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
    }[];
  }
  const report = await readReport<Suite>((path) =>
    run('node_modules/.bin/playwright', {
      args: ['test', '--config', 'e2e/playwright.config.ts', ...filesOf(group), '-g', namesOf(group)].concat(
        '--reporter=list,json',
      ),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: path },
    }),
  );
  const listSpecs = ({ suites = [], specs = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(listSpecs)];
  return (report ? listSpecs(report) : []).map(({ file, title, ok, tests }) => ({
    file: `e2e/${file}`,
    name: title,
    passed: ok,
    figure: tests.flatMap(({ annotations }) => annotations).find(({ type }) => type === 'figure')?.description,
  }));
}

async function runBench({ file, args, figure }: BenchProof): Promise<Outcome> {
  const { code, printed } = await run(process.execPath, { args: [file, ...args], env: {} });
  const line = printed.trimEnd().split('\n').at(-1) ?? '';
  const failed = { passed: 0, failed: 1 };
  try {
    return { ...(code === 0 ? { passed: 1, failed: 0 } : failed), figures: [figure(JSON.parse(line) as Measured)] };
  } catch {
    return { ...failed, figures: ['no figure'] };
  }
}

/** Null where it ended before it wrote one. */
async function readReport<T>(write: (path: string) => Promise<unknown>): Promise<T | null> {
  const folder = mkdtempSync(join(tmpdir(), 'oneform-reliability-'));
  const path = join(folder, 'report.json');
  try {
    await write(path);
    return JSON.parse(readFileSync(path, 'utf8')) as T;
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Shows what it prints, and keeps it. */
function run(
  command: string,
  { args, env }: { args: readonly string[]; env: Readonly<Record<string, string>> },
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
    process.stdout.write(text);
  });
  return new Promise((done) => child.once('close', (code) => done({ code, printed })));
}
