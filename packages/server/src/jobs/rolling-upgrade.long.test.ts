// Two releases on one database and one store: the earlier one serves and reads while the new one starts, both work, the earlier one is told to go.
// Nobody is refused, nothing acknowledged is missing, and the earlier one does not start again.
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type EarlierRelease, unpackEarlierRelease } from '../testing/earlier-release.ts';
import { type ObjectStore, startObjectStore } from '../testing/object-store.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const name = `u_${randomBytes(6).toString('hex')}`;
const databaseUrl = () => inject('templateDatabase').replace('/oneform?', `/${name}?`);
let folder: string;
let store: ObjectStore;
let earlier: EarlierRelease | null;
const running: ChildProcess[] = [];

async function inPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('templateDatabase').replace('/oneform?', '/postgres?') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-upgrade-'));
  store = await startObjectStore();
  earlier = unpackEarlierRelease(root);
  await inPostgres(`create database ${name}`);
});
afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await inPostgres(`drop database ${name} with (force)`);
  await store.remove();
  earlier?.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Release {
  readonly child: ChildProcess;
  readonly said: () => string;
  /** Its address; rejects when it ends instead. */
  readonly ready: Promise<string>;
}

function start(release: string, place: string): Release {
  const child = spawn(process.execPath, [join(release, 'scripts/serve.ts')], {
    cwd: release,
    env: {
      ...store.env,
      PATH: process.env.PATH ?? '',
      ONEFORM_DATA: join(folder, place),
      DATABASE_URL: databaseUrl(),
      SESSION_SECRET: 'what both releases of the instance share',
      PORT: '0',
      WORKERS: '1',
      REQUESTS_PER_MINUTE: '1000000',
      CREDITS_INITIAL: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ready = (async () => {
    while (!/ready: \S+/.test(said)) {
      if (child.exitCode !== null) throw new Error(`It ended instead: ${said}`);
      await sleep(50);
    }
    return /ready: (\S+)/.exec(said)![1]!;
  })();
  ready.catch(() => undefined);
  return { child, said: () => said, ready };
}

/** Saves, uploads and lists at one release, without a pause, and remembers what was acknowledged. */
class Load {
  /** Last saved value of each; a paper is brought into all of them, so they are few. */
  readonly saved = new Map<string, string>();
  readonly documents: string[] = [];
  readonly refused: string[] = [];
  answers = 0;
  #isOver = false;
  readonly #done: Promise<unknown>;

  readonly #origin: string;
  readonly #secret: string;
  readonly #label: string;

  constructor(origin: string, secret: string, label: string) {
    [this.#origin, this.#secret, this.#label] = [origin, secret, label];
    this.#done = Promise.all([this.#save(), this.#save(), this.#upload()]);
  }

  async #send<T>(method: string, path: string, body?: string | FormData): Promise<T | null> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : undefined;
    try {
      const answer = await fetch(`${this.#origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${this.#secret}`, ...type },
        ...(body === undefined ? {} : { body }),
      });
      const text = await answer.text();
      this.answers += 1;
      if (answer.ok) return JSON.parse(text) as T;
      this.refused.push(`${method} ${path}: ${answer.status} ${text.slice(0, 300)}`);
    } catch (error) {
      this.refused.push(`${method} ${path}: ${(error as Error).cause ?? error}`);
    }
    return null;
  }

  async #save(): Promise<void> {
    const body = { collection_name: this.#label, template_id: 'visa_application' };
    const made = await this.#send<{ id: string }>('POST', '/api/collections', JSON.stringify(body));
    if (!made) return;
    for (let n = 0; !this.#isOver; n += 1) {
      const place = `${this.#label} ${n}`;
      const section = JSON.stringify({ place_of_birth: place });
      if (await this.#send('PUT', `/api/collections/${made.id}/sections/personal`, section))
        this.saved.set(made.id, place);
      await this.#send('GET', '/api/documents');
      await sleep(100);
    }
  }

  async #upload(): Promise<void> {
    for (let n = 0; !this.#isOver; n += 1) {
      const form = new FormData();
      const text = `Surname: Lindgren\nGiven names: Maya\nPaper ${this.#label} ${n}\n`;
      form.set('file', new Blob([text], { type: 'text/plain' }), `${this.#label}-${n}.txt`);
      const made = await this.#send<{ id: string }>('POST', '/api/documents/upload', form);
      if (made) this.documents.push(made.id);
      await sleep(1000);
    }
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#done;
  }
}

it('nobody notices an upgrade, and nothing is lost by it', async () => {
  const before = start(earlier?.root ?? root, 'earlier');
  const origin = await before.ready;
  const { jar, csrf } = await signInWithPage(origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const made = await post(jar, origin, '/api/account/keys', csrf, { name: 'Script', valid_days: null });
  const { secret } = (await made.json()) as { secret: string };
  const atEarlier = new Load(origin, secret, 'earlier');
  await expect.poll(() => atEarlier.documents.length).toBeGreaterThan(2);

  const after = start(root, 'new');
  const next = await after.ready;
  const atNew = new Load(next, secret, 'new');
  const sinceBoth = atEarlier.documents.length;
  await expect.poll(() => Math.min(atNew.documents.length, atEarlier.documents.length - sinceBoth)).toBeGreaterThan(3);
  expect(atEarlier.refused, before.said().slice(-3000)).toEqual([]);

  // As behind a balancer: who goes is sent nothing new, and has work of its queue in hand.
  await atEarlier.end();
  before.child.kill('SIGTERM');
  expect(await once(before.child, 'exit'), before.said().slice(-3000)).toEqual([0, null]);
  const since = atNew.documents.length;
  await expect.poll(() => atNew.documents.length - since).toBeGreaterThan(2);
  await atNew.end();
  expect(atNew.refused, after.said().slice(-3000)).toEqual([]);

  const get = async (path: string) =>
    (await fetch(`${next}${path}`, { headers: { authorization: `Bearer ${secret}` } })).json();
  const documents = [...atEarlier.documents, ...atNew.documents];
  const unread = async () => ((await get('/api/documents?processing_status=processing')) as { total: number }).total;
  await expect
    .poll(unread, { timeout: 300_000 })
    .toBe(0)
    .catch(async (error: Error) => {
      throw new Error(`${await unread()} of ${documents.length} papers: ${after.said().slice(-3000)}`, {
        cause: error,
      });
    });
  for (const id of documents)
    expect(await get(`/api/documents/${id}/status`)).toMatchObject({ processing_status: 'completed' });
  const saved = [...atEarlier.saved, ...atNew.saved];
  expect(saved).toHaveLength(4);
  for (const [id, place] of saved)
    expect(await get(`/api/collections/${id}`)).toMatchObject({
      collection_data: { personal: { place_of_birth: place } },
    });
  const { balance } = (await get('/api/credits/balance')) as { balance: number };
  expect(balance).toBe(100_000 - documents.length);

  if (earlier) {
    const again = start(earlier.root, 'earlier');
    await expect(again.ready).rejects.toThrow('The database was last used by a newer release of OneForm.');
  }
  after.child.kill('SIGTERM');
  await once(after.child, 'exit');
  const check = spawn(process.execPath, [join(root, 'scripts/oneform.ts'), 'check', '--deep'], {
    cwd: root,
    env: { ...process.env, ...store.env, DATABASE_URL: databaseUrl(), ONEFORM_DATA: join(folder, 'new') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let found = '';
  check.stdout.setEncoding('utf8').on('data', (text: string) => (found += text));
  expect(await once(check, 'close'), found).toEqual([0, null]);
  const from = earlier ? `release ${earlier.commit}` : 'the same release (no history here)';
  recordFigure(
    `from ${from}: ${atEarlier.answers + atNew.answers} answers, 0 refused, ${documents.length} papers and all that was saved there`,
  );
});
