// The process dies right before each thing that it does for a request, one after the other: started again, nothing that was acknowledged is
// missing, nothing happened twice, and sending the request again ends well. `KILL_AT=all` takes every point instead of some of them,
// `KILL_AT=all:200-260` those of a slice.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Collection, CollectionUpdate, Document } from '@oneform/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import { openForOperator } from '../operate/open-for-operator.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { recordFigure } from '../testing/record-figure.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let server: KillableServer;
/** Of a script: a session would end before all points were taken. */
let secret: string;
let collection: string;

beforeAll(async () => {
  server = await KillableServer.create();
  await server.start();
  vi.stubEnv('ONEFORM_DATA', server.folder);
  const { jar, csrf } = await signInWithPage(server.origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const made = await post(jar, server.origin, '/api/account/keys', csrf, { name: 'Script', valid_days: null });
  ({ secret } = (await made.json()) as { secret: string });
  collection = (await create('the one that papers fill', 'visa_application')).body.id;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.remove();
});

interface Answer<T> {
  readonly status: number;
  readonly body: T;
}

async function send<T>(method: string, path: string, init: { key?: string; body?: unknown } = {}): Promise<Answer<T>> {
  const { key, body } = init;
  const encoded = new Response(body instanceof FormData ? body : body === undefined ? null : JSON.stringify(body));
  const type = body instanceof FormData ? encoded.headers.get('content-type') : 'application/json';
  const answer = await fetch(`${server.origin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${secret}`,
      ...(body === undefined ? {} : { 'content-type': type ?? '' }),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body === undefined ? {} : { body: Buffer.from(await encoded.arrayBuffer()) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : null) as T };
}

const get = async <T>(path: string) => (await send<T>('GET', path)).body;

const create = (name: string, template_id?: string) =>
  send<Collection>('POST', '/api/collections', { key: name, body: { collection_name: name, template_id } });

function upload(name: string) {
  const form = new FormData();
  const text = `Surname: Lindgren\nGiven names: Maya\nDate of birth: 17 April 1991\nPlace of birth: ${name}\n`;
  form.set('file', new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  return send<{ id: string }>('POST', '/api/documents/upload', { key: name, body: form });
}

async function waitUntilRead(id: string): Promise<Document> {
  for (;;) {
    const { status, body } = await send<Document>('GET', `/api/documents/${id}`);
    if (status === 200 && body.processing_status !== 'processing') return body;
    if (status !== 200) throw new Error(`The document answers ${status}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function readPaper(name: string): Promise<{ id: string; update: CollectionUpdate }> {
  const { id } = (await upload(name)).body;
  expect((await waitUntilRead(id)).processing_status).toBe('completed');
  const updates = await get<CollectionUpdate[]>(`/api/documents/${id}/collection-updates`);
  expect(updates).toHaveLength(1);
  return { id, update: updates[0]! };
}

const balance = async () => (await get<{ balance: number }>('/api/credits/balance')).balance;
const version = async () => (await get<Collection>(`/api/collections/${collection}`)).data_version;
const approve = ({ id, update }: { id: string; update: CollectionUpdate }) =>
  send<CollectionUpdate>('POST', `/api/documents/${id}/collection-updates/${update.id}/approve`, { key: update.id });
const save = (name: string) =>
  send<Collection>('PUT', `/api/collections/${collection}/sections/personal`, { body: { place_of_birth: name } });
const placeOfBirth = async () =>
  (await get<Collection>(`/api/collections/${collection}`)).collection_data.personal?.place_of_birth;

/** `act` rejects when the process dies meanwhile. `verify` comes after the next start, with what was answered before, if anything was. */
interface Work<Before, Acknowledged> {
  readonly points: number;
  prepare(name: string): Promise<Before>;
  act(name: string, before: Before, acknowledge: (answer: Acknowledged) => void): Promise<void>;
  verify(name: string, before: Before, acknowledged: Acknowledged | undefined): Promise<void>;
}

/** Requirements on an answer, the first as much as a repeated one. */
function expectStatus<T>({ status, body }: Answer<T>, ...wanted: number[]): T {
  expect(wanted, JSON.stringify(body)).toContain(status);
  return body;
}

const creating: Work<null, string> = {
  points: 3,
  prepare: async () => null,
  async act(name, _before, acknowledge) {
    acknowledge(expectStatus(await create(name), 201).id);
  },
  async verify(name, _before, acknowledged) {
    const { id } = expectStatus(await create(name), 201);
    if (acknowledged) expect(id).toBe(acknowledged);
    const { collections } = await get<{ collections: Collection[] }>('/api/collections?limit=100');
    expect(collections.filter((one) => one.collection_name === name).map((one) => one.id)).toEqual([id]);
  },
};

const uploading: Work<number, string> = {
  points: 5,
  prepare: balance,
  async act(name, _before, acknowledge) {
    const { id } = expectStatus(await upload(name), 201);
    acknowledge(id);
    await waitUntilRead(id);
  },
  async verify(name, before, acknowledged) {
    const { id } = expectStatus(await upload(name), 201);
    if (acknowledged) expect(id).toBe(acknowledged);
    const read = { processing_status: 'completed', error_message: null, duplicate_of: null };
    expect(await waitUntilRead(id), name).toMatchObject(read);
    const { documents } = await get<{ documents: Document[] }>('/api/documents?page_size=100');
    expect(documents.filter((one) => one.original_filename === `${name}.txt`)).toHaveLength(1);
    expect(await get(`/api/documents/${id}/collection-updates`)).toHaveLength(1);
    expect(await balance()).toBe(before - 1);
  },
};

const saving: Work<null, true> = {
  points: 2,
  prepare: async () => null,
  async act(name, _before, acknowledge) {
    expectStatus(await save(name), 200);
    acknowledge(true);
  },
  async verify(name, _before, acknowledged) {
    if (acknowledged) expect(await placeOfBirth()).toBe(name);
    expectStatus(await save(name), 200);
    expect(await placeOfBirth()).toBe(name);
  },
};

const approving: Work<{ id: string; update: CollectionUpdate; version: number }, true> = {
  points: 2,
  prepare: async (name) => ({ ...(await readPaper(name)), version: await version() }),
  async act(_name, before, acknowledge) {
    expectStatus(await approve(before), 200);
    acknowledge(true);
  },
  async verify(_name, before, acknowledged) {
    const [present] = await get<CollectionUpdate[]>(`/api/documents/${before.id}/collection-updates`);
    if (acknowledged) expect(present?.review_status).toBe('approved');
    expectStatus(await approve(before), 200);
    const [update] = await get<CollectionUpdate[]>(`/api/documents/${before.id}/collection-updates`);
    expect(update?.review_status).toBe('approved');
    expect(await version()).toBe(before.version + 1);
  },
};

const deleting: Work<string, true> = {
  points: 3,
  prepare: async (name) => (await readPaper(name)).id,
  async act(_name, id, acknowledge) {
    expectStatus(await send('DELETE', `/api/documents/${id}`), 204);
    acknowledge(true);
  },
  async verify(_name, id, acknowledged) {
    const gone = acknowledged ? [404] : [204, 404];
    expectStatus(await send('DELETE', `/api/documents/${id}`), ...gone);
    expectStatus(await send('GET', `/api/documents/${id}`), 404);
  },
};

const [which, slice = ''] = (process.env.KILL_AT ?? '').split(':');
const takesAll = which === 'all';
const [from, to] = slice.split('-').map((text) => Number(text) || undefined);

/** Numbers of calls: all, or as many as `points`, spread evenly. */
function pointsOf(calls: number, points: number): number[] {
  if (takesAll || calls <= points) return Array.from({ length: calls }, (_, n) => n + 1).slice((from ?? 1) - 1, to);
  return Array.from({ length: points }, (_, n) => Math.round(((n + 0.5) * calls) / points) + 1);
}

async function expectNothingLost(): Promise<void> {
  // Beside the running server: what it tidies up after its start is gone soon.
  await expect.poll(() => openForOperator(root, (operated) => checkInstance(operated, { deep: true }))).toEqual([]);
  expect(await readdir(join(server.folder, 'tmp'))).toEqual([]);
}

async function sweep<Before, Acknowledged>(label: string, work: Work<Before, Acknowledged>): Promise<void> {
  const first = await work.prepare(`${label} counted`);
  await server.arm(0);
  await work.act(`${label} counted`, first, () => undefined);
  const calls = await server.arm(0);
  expect(calls).toBeGreaterThan(work.points);
  const points = pointsOf(calls, work.points);
  for (const point of points) {
    const name = `${label} ${point}`;
    const before = await work.prepare(name);
    await server.arm(point);
    let acknowledged: Acknowledged | undefined;
    try {
      await work.act(name, before, (answer) => {
        acknowledged = answer;
      });
    } catch (error) {
      // A connection that breaks is heard of before the end of the process behind it.
      if (!(error instanceof TypeError)) throw error;
      await server.end();
    }
    await server.startAgain();
    await work.verify(name, before, acknowledged);
    await expectNothingLost();
  }
  recordFigure(`${label}: ${points.length} of ${calls} points`);
}

/** Every point of an upload takes more than an hour on a busy machine. */
const limit = takesAll ? 24 * 3_600_000 : 600_000;
/** The first start of all makes the database, its password, the secrets, the tables and the queue. */
async function sweepStart(): Promise<void> {
  const whole = await KillableServer.createEmpty();
  await whole.start();
  const calls = await whole.arm(0);
  await whole.remove();
  expect(calls).toBeGreaterThan(50);
  const points = pointsOf(calls, 3);
  for (const point of points) {
    const begun = await KillableServer.createEmpty();
    try {
      await begun.start(point);
      await begun.startAgain();
      const { answer } = await signInWithPage(begun.origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
      expect(answer.status).toBe(200);
    } finally {
      await begun.remove();
    }
  }
  recordFigure(`started: ${points.length} of ${calls} points`);
}

it('while it starts for the first time', sweepStart, limit);
it('while a collection is made', () => sweep('made', creating), limit);
it('while a paper is uploaded and read', () => sweep('read', uploading), limit);
it('while a section is saved', () => sweep('saved', saving), limit);
it('while an update is approved', () => sweep('approved', approving), limit);
it('while a paper is deleted', () => sweep('deleted', deleting), limit);
