// The same e-mail is the same person, whatever the server's address becomes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { collections, creditEntries, documents, users } from '../db/schema.ts';
import { adoptLocalAccounts } from '../features/account/adopt-local-accounts.ts';
import { claimWaitingAccount } from '../features/account/move-accounts.ts';
import { grantCredits } from '../features/credits/grant-credits.ts';
import type { RunningQueue } from '../jobs/pg-boss-queue.ts';
import { startWorkers } from '../jobs/start-workers.ts';
import { backupInstance } from '../operate/backup-instance.ts';
import { operatorCommands } from '../operate/commands.ts';
import { restoreInstance } from '../operate/restore-instance.ts';
import { expectSound } from '../testing/expect-sound.ts';
import { createFakeEngine } from '../testing/fake-engine.ts';
import { signInWithPage } from '../testing/sign-in-with-page.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { findLocalIssuer, localSubject } from './embedded/local-issuer.ts';

const servers: TestServer[] = [];
let first: TestServer;
let folder: string;
const person = { name: 'Maya Lindgren', email: 'maya@example.com' };

async function start(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startTestServer({ workers: false, env });
  servers.push(server);
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-same-'));
  first = await start();
});
afterAll(async () => {
  for (const server of servers.reverse()) await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function signIn({ app }: TestServer, who = person): Promise<string> {
  const origin = `http://localhost:${(app.server.address() as { port: number }).port}`;
  const { answer } = await signInWithPage(origin, who);
  return ((await answer.json()) as { user: { id: string } }).user.id;
}

const command = async (server: TestServer, args: string[]) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.stubEnv('DATABASE_URL', server.deps.config.databaseUrl ?? '');
  vi.stubEnv('ONEFORM_DATA', server.deps.config.folders.data);
  try {
    await operatorCommands.accounts?.run(args, server.deps.config.folders.root);
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  }
  return lines;
};

/** An account as a release made it that named the issuer by its address. */
async function addAtAddress({ deps }: TestServer, issuer: string, email: string): Promise<string> {
  const id = uuid();
  await deps.db.transaction(async (tx) => {
    await tx.insert(users).values({ id, issuer, subject: localSubject(email), email, gdprConsent: true });
    await grantCredits(tx, { userId: id, amount: 500, note: 'Welcome' });
  });
  return id;
}

it('is the same on another port and after a restore elsewhere', async () => {
  const id = await signIn(first);
  const moved = await start({ DATABASE_URL: first.deps.config.databaseUrl ?? '' });
  expect(await signIn(moved)).toBe(id);

  const file = join(folder, 'backup.zip');
  await backupInstance(first.deps, file);
  const empty = await start();
  await restoreInstance(empty.deps, file);
  // Restored accounts are found at the next start.
  const elsewhere = await start({ DATABASE_URL: empty.deps.config.databaseUrl ?? '' });
  expect(await signIn(elsewhere)).toBe(id);
});

it('is found again in a data folder of an earlier release, with the papers of both accounts that one address change made', async () => {
  const server = await start();
  const older = await addAtAddress(server, 'http://localhost:3000/local-sign-in', 'ada@example.com');
  const newer = await addAtAddress(server, 'http://localhost:3001/local-sign-in', 'ada@example.com');
  const other = await addAtAddress(server, 'http://localhost:3001/local-sign-in', 'bob@example.com');
  const again = await start({ DATABASE_URL: server.deps.config.databaseUrl ?? '' });
  const rows = await again.deps.db.select({ id: users.id, credits: users.creditBalance }).from(users);
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: older, credits: 1000 },
      { id: other, credits: 500 },
    ]),
  );
  expect(rows).not.toContainEqual(expect.objectContaining({ id: newer }));
  expect(await signIn(again, { name: 'Ada', email: 'Ada@example.com' })).toBe(older);
  expect(await signIn(again, { name: 'Bob', email: 'bob@example.com' })).toBe(other);
  await expectSound(again);
});

it('takes papers, collections, credits and what is being read along when two accounts become one', async () => {
  const server = await start();
  const { db } = server.deps;
  const client = await server.signIn('Ada');
  const stays = await addAtAddress(server, 'http://localhost:3000/local-sign-in', client.email);
  await client.call(api.collections.create, { body: { collection_name: 'My visa', template_id: 'visa_application' } });
  const { id } = (await client.upload(Buffer.from('Surname: Lindgren\n'), 'a.txt', 'text/plain')).body;
  const address = 'http://localhost:3001/local-sign-in';
  await db
    .update(users)
    .set({ issuer: address, subject: localSubject(client.email), createdAt: new Date(Date.now() + 1000) })
    .where(eq(users.id, client.userId));
  await adoptLocalAccounts(db, await findLocalIssuer(db));
  const owners = async (table: typeof documents | typeof collections | typeof creditEntries) =>
    (await db.selectDistinct({ userId: table.userId }).from(table)).map(({ userId }) => userId);
  for (const table of [documents, collections, creditEntries]) expect(await owners(table)).toEqual([stays]);
  // Sessions of both accounts go on.
  expect((await client.call(api.auth.me, {})).body.user.id).toBe(stays);
  const workers = await startWorkers({
    deps: { ...server.deps, engine: createFakeEngine() },
    queue: server.deps.jobs as RunningQueue,
  });
  const status = async () => (await client.call(api.documents.status, { params: { id } })).body.processing_status;
  await expect.poll(status).toBe('completed');
  await workers.stop();
  expect((await client.call(api.documents.list, { query: {} })).body.total).toBe(1);
  await expectSound(server);
});

it('follows to another issuer by the same subject, or by the confirmed e-mail alone', async () => {
  const server = await start();
  const [old, young] = ['https://old.example', 'https://new.example'];
  const id = await addAtAddress(server, old, 'ada@example.com');
  expect(await command(server, ['move', old, young])).toEqual([
    '1 moved, 0 merged with existing accounts.',
    `${young}\t1`,
  ]);
  const own = await findLocalIssuer(server.deps.db);
  await expect(command(server, ['move', old])).rejects.toThrow(`No account here was signed in by ${old}.`);
  expect(await command(server, ['move', young])).toEqual([
    '1 moved, 0 merged with existing accounts.',
    `${own}\t1\tcurrent`,
  ]);
  expect(await signIn(server, { name: 'Ada', email: 'ada@example.com' })).toBe(id);
  await expect(command(server, ['move', own, young])).rejects.toThrow('Add --by-email');
});

it('says at start whose accounts nobody can sign in to any more, and how they are moved', async () => {
  const server = await start();
  await server.signIn('Left behind');
  const child = spawn(process.execPath, [join(server.deps.config.folders.root, 'scripts/serve.ts')], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      ONEFORM_DATA: join(folder, 'told'),
      DATABASE_URL: server.deps.config.databaseUrl ?? '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const told = new Promise<string>((resolve) => {
    child.stderr.setEncoding('utf8').once('data', resolve);
  });
  expect(await told).toMatch(
    /^1 account belongs to https:\/\/test\.example, but .* npm run oneform -- accounts move https:\/\/test\.example\n$/,
  );
  child.kill('SIGTERM');
  await once(child, 'exit');
});

it('waits for whoever comes with the same e-mail, if the issuer confirmed it', async () => {
  const server = await start();
  const id = await signIn(server, { name: 'Ada', email: 'ada@example.com' });
  const issuer = 'https://accounts.example';
  await command(server, ['move', await findLocalIssuer(server.deps.db), issuer, '--by-email']);
  const come = (subject: string, isEmailConfirmed: boolean) =>
    server.deps.db.transaction((tx) =>
      claimWaitingAccount(tx, { issuer, subject, email: 'Ada@Example.com', isEmailConfirmed }),
    );
  const known = async () =>
    (await server.deps.db.select({ id: users.id }).from(users).where(eq(users.subject, 'ada at accounts'))).at(0);
  await come('ada at accounts', false);
  expect(await known()).toBeUndefined();
  await come('ada at accounts', true);
  expect(await known()).toEqual({ id });
  await come('somebody else', true);
  expect(await known()).toEqual({ id });
});
