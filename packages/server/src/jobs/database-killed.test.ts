// Parts of the database, and all of it, are killed under load: the process lives, whoever asked meanwhile is told to come again, and what was
// acknowledged is there.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import { openForOperator } from '../operate/open-for-operator.ts';
import type { BrowserJar } from '../testing/browser-jar.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const KILLS = 6;
let folder: string;
let server: ChildProcess;
let origin: string;
let said = '';

beforeAll(async () => {
  folder = await newDataFolder();
  server = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    env: { PATH: process.env.PATH ?? '', ONEFORM_DATA: folder, PORT: '0', REQUESTS_PER_MINUTE: '1000000' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  while (!/ready: \S+/.test(said)) await sleep(50);
  origin = /ready: (\S+)/.exec(said)?.[1] ?? '';
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(join(folder, '..'), { recursive: true, force: true });
});

const postmaster = async () => Number((await readFile(join(folder, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** Those that serve connections of ours. */
async function backends(): Promise<number[]> {
  const pid = await postmaster();
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ').map(Number);
  const titles = await Promise.all(children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')));
  return children.filter((_, n) => /postgres: oneform/.test(titles[n] ?? ''));
}

/** One that ended by itself since it was listed needs no ending. */
function endBackend(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

class Load {
  readonly acknowledged: string[] = [];
  readonly uploads: string[] = [];
  readonly answers = new Map<number, number>();
  readonly #jar: BrowserJar;
  readonly #csrf: string;
  #isOver = false;

  constructor(jar: BrowserJar, csrf: string) {
    this.#jar = jar;
    this.#csrf = csrf;
  }

  async #note(answer: Response): Promise<Response> {
    this.answers.set(answer.status, (this.answers.get(answer.status) ?? 0) + 1);
    if (answer.status === 503) {
      expect(answer.headers.get('retry-after')).toBe('5');
      // Asked without a pause, the server has no time to begin its database again.
      await sleep(100);
    }
    return answer;
  }

  async save(): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const name = `Kept ${this.acknowledged.length} ${n}`;
      const answer = await this.#note(
        await post(this.#jar, origin, '/api/collections', this.#csrf, { collection_name: name }),
      );
      if (answer.status === 201) this.acknowledged.push(((await answer.json()) as { id: string }).id);
      await this.#note(await this.#jar.fetch(`${origin}/api/documents`));
    }
  }

  async upload(): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const form = new FormData();
      form.set('file', new Blob([`Surname: Lindgren ${n}\n`], { type: 'text/plain' }), `paper-${n}.txt`);
      const body = new Response(form);
      const answer = await this.#note(
        await this.#jar.fetch(`${origin}/api/documents/upload`, {
          method: 'POST',
          headers: { 'x-csrf-token': this.#csrf, 'content-type': body.headers.get('content-type') ?? '' },
          body: Buffer.from(await body.arrayBuffer()),
        }),
      );
      if (answer.status === 201) this.uploads.push(((await answer.json()) as { id: string }).id);
      await sleep(50);
    }
  }

  end(): void {
    this.#isOver = true;
  }
}

it('answers 503 while it is away, goes on by itself, and loses nothing', async () => {
  const { jar, csrf } = await signInWithPage(origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const load = new Load(jar, csrf);
  const running = [load.save(), load.save(), load.save(), load.upload()];
  const saves = () => load.acknowledged.length;
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = saves();
    await expect.poll(saves).toBeGreaterThan(before + 5);
    if (kill % 2 === 0) for (const pid of (await backends()).slice(0, 2)) endBackend(pid);
    else process.kill(await postmaster(), 'SIGKILL');
  }
  const before = saves();
  await expect.poll(saves).toBeGreaterThan(before + 5);
  load.end();
  await Promise.all(running);

  expect(server.exitCode).toBeNull();
  expect([...load.answers.keys()].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
  expect(load.answers.get(503)).toBeGreaterThan(0);
  expect(said).toMatch(/The database stopped unexpectedly/);
  expect(said).toMatch(/database connection lost: terminating connection/);
  expect(said).not.toMatch(/secretKey/);
  const read = async <T>(path: string) => (await (await jar.fetch(`${origin}${path}`)).json()) as T;
  for (const id of load.acknowledged) expect((await jar.fetch(`${origin}/api/collections/${id}`)).status).toBe(200);
  const status = async (id: string) =>
    (await read<{ processing_status: string }>(`/api/documents/${id}/status`)).processing_status;
  for (const id of load.uploads) await expect.poll(() => status(id)).toBe('completed');
  expect(await read('/health')).toMatchObject({ status: 'ok', reason: null });

  server.kill('SIGTERM');
  expect(await once(server, 'exit'), said.slice(-5000)).toEqual([0, null]);
  vi.stubEnv('ONEFORM_DATA', folder);
  const findings = await openForOperator(root, (operated) => checkInstance(operated, { deep: true }));
  // A file whose row did not come to be is what a crash may leave.
  expect(findings.filter(({ kind }) => kind !== 'file_unused')).toEqual([]);
});
