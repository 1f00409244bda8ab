// The commands that the documents tell people to run are run as they are printed, with files in place of the names that stand for one.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { makeForm } from '@oneform/engine/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { signIn } from '../bench/support/sign-in.ts';
import { freePort } from '../bench/support/start-server.ts';
import { newDataFolder } from '../packages/server/src/testing/data-folder.ts';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
const email = 'reader@example.com';

/** Commands that are run elsewhere, or need what a test does not have. */
const elsewhere: readonly { readonly pattern: RegExp; readonly why: string }[] = [
  { pattern: /^(?:[A-Z_]+=\S+ )*npm (?:ci|start|test)\b/, why: 'the gate begins with it, or is it' },
  {
    pattern: /^npm run (?:validate|dev|test:quick|case|words|boundaries|reliability|release|screens|samples)\b/,
    why: 'parts of the gate, or they never end',
  },
  { pattern: /^npm run build:extension\b/, why: 'the tests of the extension build it' },
  { pattern: /^npx vitest\b/, why: 'tests that the gate runs' },
  {
    pattern: /^npm run (?:bench|fit):/,
    why: 'they measure and train on papers that are not in the repository, for minutes',
  },
  { pattern: /^node (?:training|bench|evaluate)\/|^npm pack\b/, why: 'training, likewise' },
  {
    pattern: /^node scripts\/describe-/,
    why: 'describe-facts.test.ts and describe-templates.test.ts compare what they write',
  },
  { pattern: /^(?:docker|kubectl)\b/, why: 'they need a container engine' },
  { pattern: /^curl\b/, why: 'not on every machine; the calls are those of the tests of keys and uploads' },
  { pattern: /^npm run add:paper\b/, why: 'add-paper.test.ts' },
];

/** Names in the documents, and the files that stand in for them, all in one folder. */
const standIns: readonly (readonly [RegExp, string])[] = [
  [/\bpassport\.jpg/g, 'passport.png'],
  [/\bFORM\.pdf|\bform\.pdf/g, 'form.pdf'],
  [/\bNAME\.yaml/g, 'maps/form.yaml'],
  [/\bDIR\b/g, 'maps'],
  [/\bFILE\.zip/g, 'by-hand.zip'],
  [/\bFILE\b…?|\bpayslip\.pdf/g, 'payslip.pdf'],
  [/\bvalues\.json/g, 'values.json'],
  [/\bfilled\.pdf/g, 'filled.pdf'],
  [/\/backups\/oneform-(?:\$\(date \+%F\)|[\d-]+)\.zip/g, 'nightly.zip'],
  [/\/tmp\/restored/g, 'restored'],
];

let folder: string;
let port: string;
let server: ChildProcess;

beforeAll(async () => {
  const data = await newDataFolder();
  folder = join(data, '../work');
  await mkdir(folder);
  for (const name of ['passport.png', 'payslip.pdf']) await copyFile(join(root, 'samples', name), join(folder, name));
  const form = await makeForm(({ print, addText }) => {
    for (const [row, caption] of ['Surname', 'Given names', 'Date of birth', 'Nationality', 'E-mail'].entries()) {
      print(caption, 50, 744 - row * 40);
      addText(`field${row}`, { x: 150, y: 740 - row * 40 });
    }
  });
  await writeFile(join(folder, 'form.pdf'), form);
  await writeFile(join(folder, 'values.json'), JSON.stringify({ surname: 'Keller' }));
  port = String(await freePort());
  server = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: { PATH: process.env.PATH ?? '', ONEFORM_DATA: data, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  server.stdout!.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const origin = await vi.waitUntil(() => /OneForm is ready: (\S+)/.exec(printed)?.[1], { timeout: 180_000 });
  await signIn(origin, email);
});
afterAll(async () => {
  server.kill('SIGTERM');
  await once(server, 'exit');
  await rm(join(folder, '..'), { recursive: true, force: true });
});

it('does what the documents say', async () => {
  const commands = listCommands().filter((command) => !elsewhere.some(({ pattern }) => pattern.test(command)));
  expect(commands.length).toBeGreaterThan(15);
  for (const command of commands) await runAsPrinted(command);
  expect((await readFile(join(folder, 'filled.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
});

/** Lines of blocks, and what stands between backticks, of every document but notes on decisions, in their order and once each. */
function listCommands(): string[] {
  const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  return [...new Set(documents.filter((path) => !/decisions|experiments/.test(path)).flatMap(commandsOf))];
}

function commandsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const code = [...text.matchAll(/^```sh\n([\s\S]*?)^```|`([^`\n]+)`/gm)].map(([, block, inline]) => block ?? inline!);
  return code
    .flatMap((block) => block.split('\n'))
    .map((line) => line.replace(/\s+#.*/, '').trim())
    .filter((line) => /^(?:[A-Z_]+=\S+ )*(?:npm|npx|node|docker|kubectl|curl) \S/.test(line));
}

/** With the data folder of the server that runs, unless the command names another. */
async function runAsPrinted(command: string): Promise<void> {
  const filled = standIns.reduce(
    (text, [name, file]) => text.replace(name, join(folder, file)),
    command.replace('EMAIL N', `${email} 5`),
  );
  const env = {
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    HOME: folder,
    ONEFORM_DATA: join(folder, '../data'),
    PORT: port,
  };
  await expect(run('/bin/sh', ['-c', filled], { cwd: root, env }), command).resolves.toBeDefined();
}
