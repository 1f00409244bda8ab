import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { api } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { documents, users } from '../db/schema.ts';
import type { RunningQueue } from '../jobs/pg-boss-queue.ts';
import { READ_DOCUMENT_DEAD } from '../jobs/read-document-job.ts';
import { type Client, startTestServer, type TestServer } from '../testing/test-server.ts';
import { backedUpTables, leftOutTables } from './backup-format.ts';
import { backupInstance } from './backup-instance.ts';
import { checkInstance } from './check-instance.ts';
import { operatorCommands } from './commands.ts';
import { grantToEmail } from './grant-to-email.ts';
import { restoreInstance } from './restore-instance.ts';

const MB = 1024 * 1024;

let source: TestServer;
let target: TestServer;
let client: Client;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oneform-operate-'));
  [source, target] = [await startTestServer({ workers: false }), await startTestServer({ workers: false })];
  client = await source.signIn('Keeper');
  await client.call(api.collections.create, { body: { collection_name: 'Kept', template_id: 'visa_application' } });
  await client.upload(Buffer.from('A note to keep.\n'), 'note.txt', 'text/plain');
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

const allRows = async ({ deps }: TestServer) =>
  Object.fromEntries(
    await Promise.all(
      backedUpTables.map(async (table) => [
        table,
        (await deps.db.execute(sql`select * from ${sql.identifier(table)} t order by t::text`)).rows,
      ]),
    ),
  );

it('puts a backup of a working server into an empty one, row for row and byte for byte', async () => {
  const file = join(folder, 'backup.zip');
  const written = await backupInstance(source.deps, file);
  expect(written.files).toBe(1);
  expect({ ...(await restoreInstance(target.deps, file)), missing: [] }).toEqual(written);
  await expect(backupInstance(source.deps, file)).rejects.toThrow(`There is already a file ${file}.`);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  expect(await allRows(target)).toEqual(await allRows(source));
  const [document] = await target.deps.db.select().from(documents);
  expect(Buffer.from(await target.deps.files.read(document?.sha256 ?? '')).toString()).toBe('A note to keep.\n');
  await expect(restoreInstance(target.deps, file)).rejects.toThrow('This instance already has accounts');
});

it('knows of every table whether a backup holds it', async () => {
  const { rows } = await source.deps.db.execute<{ table: string }>(
    sql`select table_name as table from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.map(({ table }) => table).sort()).toEqual([...backedUpTables, ...leftOutTables].sort());
});

it('reads a backup that is older than a column', async () => {
  const [file, older] = [join(folder, 'present.zip'), join(folder, 'older.zip')];
  await backupInstance(source.deps, file);
  await writeOlder(file, older);
  const empty = await startTestServer({ workers: false });
  try {
    await restoreInstance(empty.deps, older);
    expect(await empty.deps.db.select({ masks: users.maskIdentifiers }).from(users)).toEqual([{ masks: false }]);
  } finally {
    await empty.close();
  }
});

/** The same backup from before people could have identifiers masked. */
function writeOlder(from: string, to: string): Promise<void> {
  return copyZip(from, to, (name, bytes) => {
    if (name !== 'users.jsonl') return bytes;
    const text = bytes.toString('utf8').replaceAll(/"mask_identifiers":(?:true|false),?/g, '');
    return Buffer.from(text.replaceAll(',}', '}'));
  });
}

/** `change` gives what an entry holds in the copy; null leaves it out. */
async function copyZip(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer | null,
): Promise<void> {
  const zip = await yauzl.openPromise(from, { autoClose: false });
  const copy = new yazl.ZipFile();
  for await (const entry of zip.eachEntry()) {
    const changed = change(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    if (changed) copy.addBuffer(changed, entry.fileName);
  }
  copy.end();
  zip.close();
  await pipeline(copy.outputStream, createWriteStream(to));
}

it('refuses a backup that lacks an original before anything is written, unless it was lost already and that is said', async () => {
  const [file, thinned] = [join(folder, 'whole.zip'), join(folder, 'thinned.zip')];
  await backupInstance(source.deps, file);
  await copyZip(file, thinned, (name, bytes) => (name.startsWith('files/') ? null : bytes));
  const empty = await startTestServer({ workers: false });
  try {
    await expect(restoreInstance(empty.deps, thinned)).rejects.toThrow(
      /is incomplete: 1 of the originals .* Nothing was restored\.$/,
    );
    expect(await empty.deps.db.$count(users)).toBe(0);
    const lossy = join(folder, 'lossy.zip');
    const [document] = await source.deps.db.select().from(documents).where(eq(documents.userId, client.userId));
    const sha256 = document?.sha256 ?? '';
    const withoutIt = { ...source.deps.files, has: async (asked: string) => asked !== sha256 };
    expect((await backupInstance({ db: source.deps.db, files: withoutIt }, lossy)).missing).toEqual([sha256]);
    await restoreInstance(empty.deps, lossy);
    expect((await checkInstance(empty.deps)).map(({ kind }) => kind)).toEqual(['file_missing']);
  } finally {
    await empty.close();
  }
});

it.each([
  ['before an original', () => Promise.reject(new Error('The store is gone.'))],
  [
    'within one',
    () =>
      Promise.resolve(
        Readable.from(
          (async function* () {
            yield Buffer.from('a part');
            throw new Error('The store is gone.');
          })(),
        ),
      ),
  ],
])('leaves no half of a backup when the store goes %s', async (_when, stream) => {
  const broken = { ...source.deps.files, stream };
  const file = join(folder, 'half.zip');
  await expect(backupInstance({ db: source.deps.db, files: broken }, file)).rejects.toThrow('The store is gone.');
  expect((await readdir(folder)).filter((name) => name.startsWith('half'))).toEqual([]);
});

it('refuses a backup that would fill up memory or disk, before anything is written', async () => {
  const [file, bomb, many] = [join(folder, 'honest.zip'), join(folder, 'bomb.zip'), join(folder, 'many.zip')];
  await backupInstance(source.deps, file);
  await copyZip(file, bomb, (name, bytes) => (name === 'users.jsonl' ? Buffer.alloc(40 * MB, 'a') : bytes));
  expect((await stat(bomb)).size).toBeLessThan(MB);
  const empty = await startTestServer({ workers: false });
  try {
    await expect(restoreInstance(empty.deps, bomb)).rejects.toThrow(
      /bomb\.zip is refused: users\.jsonl would be 40 MB unpacked, which no export or backup needs\. Nothing was written\.$/,
    );
    await copyZip(file, many, (_name, bytes) => bytes);
    const little = { ...empty.deps, config: { ...empty.deps.config, minFreeBytes: 1e15 } };
    await expect(restoreInstance(little, many)).rejects.toThrow(
      /MB free but \d+ MB are needed\..* Nothing was written\.$/,
    );
    expect(await empty.deps.db.$count(users)).toBe(0);
    for await (const stored of empty.deps.files.list()) expect(stored).toBeUndefined();
  } finally {
    await empty.close();
  }
});

it('restores rows of any number and length without holding them all', async () => {
  const large = join(folder, 'large.zip');
  const file = join(folder, 'small.zip');
  await backupInstance(source.deps, file);
  const rows = 5000;
  await copyZip(file, large, (name, bytes) => {
    if (name !== 'credit_entries.jsonl') return bytes;
    const line = JSON.parse(String(bytes).split('\n')[0]!) as Record<string, unknown>;
    return Buffer.from(
      Array.from({ length: rows }, () => JSON.stringify({ ...line, id: uuid(), note: 'é'.repeat(1000) })).join('\n'),
    );
  });
  const empty = await startTestServer({ workers: false });
  try {
    await restoreInstance(empty.deps, large);
    const { rows: found } = await empty.deps.db.execute(
      sql`select count(*)::int as count, min(length(note)) as length from credit_entries`,
    );
    expect(found).toEqual([{ count: rows, length: 1000 }]);
  } finally {
    await empty.close();
  }
});

it('refuses what is no backup', async () => {
  const file = join(folder, 'other.zip');
  await writeFile(file, 'not a zip');
  await expect(restoreInstance(target.deps, file)).rejects.toThrow('is not a OneForm backup');
});

it('grants credits by e-mail, and says when nobody has it', async () => {
  expect(await grantToEmail(source.deps, client.email, 25)).toBe(525 - 1);
  await expect(grantToEmail(source.deps, 'nobody@example.com', 1)).rejects.toThrow(
    'No account here has the e-mail address nobody@example.com.',
  );
});

it('finds what was planted: a lost file, an unused one, a wrong balance', async () => {
  expect(await checkInstance(source.deps, { deep: true })).toEqual([]);
  const [document] = await source.deps.db.select().from(documents).where(eq(documents.userId, client.userId));
  const sha256 = document?.sha256 ?? '';
  const stray = join(folder, 'stray');
  await writeFile(stray, 'stray');
  const unused = 'f'.repeat(64);
  await source.deps.files.put(stray, { sha256: unused, size: 5 });
  await source.deps.files.remove(sha256);
  await source.deps.db.update(users).set({ creditBalance: 7 }).where(eq(users.id, client.userId));
  const kinds = (await checkInstance(source.deps)).map((finding) => `${finding.kind} ${finding.about}`);
  expect(kinds).toEqual(
    expect.arrayContaining([
      `file_missing ${sha256}`,
      `file_unused ${unused}`,
      expect.stringContaining('balance_differs'),
    ]),
  );
});

it('deletes files that no document needs, and no other, and says which jobs were given up', async () => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const { config, db, files } = source.deps;
  vi.stubEnv('DATABASE_URL', config.databaseUrl ?? '');
  vi.stubEnv('ONEFORM_DATA', config.folders.data);
  await client.upload(Buffer.from('Another note to keep.\n'), 'other.txt', 'text/plain');
  const stray = join(folder, 'stray');
  await writeFile(stray, 'stray');
  const [unused, documentId] = ['e'.repeat(64), uuid()];
  await files.put(stray, { sha256: unused, size: 5 });
  await (source.deps.jobs as RunningQueue).boss.send(READ_DOCUMENT_DEAD, {
    documentId,
    userId: client.userId,
    attempt: 1,
  });
  const before = (await checkInstance({ config, db, files })).filter(({ kind }) => kind !== 'file_unused');
  expect(await operatorCommands.check?.run(['--remove-unused'], config.folders.root)).toBe(1);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  expect(lines).toEqual(
    expect.arrayContaining([
      `file_unused\t${unused}`,
      expect.stringContaining(`document ${documentId}`),
      expect.stringMatching(/^\d unused files deleted\.$/),
    ]),
  );
  expect(await files.has(unused)).toBe(false);
  expect(await checkInstance({ config, db, files })).toEqual(before);
});
