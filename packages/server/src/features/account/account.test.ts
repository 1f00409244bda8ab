import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { api, MAX_FILE_BYTES } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import yazl from 'yazl';
import { documents, users } from '../../db/schema.ts';
import { localSubject } from '../../sign-in/embedded/local-issuer.ts';
import { expectSound } from '../../testing/expect-sound.ts';
import { readAs } from '../../testing/read-as.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { announceCall } from '../models/record-calls.ts';
import { importAccount } from './import-account.ts';
import { exportedTables, transientTables } from './personal-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());

/** The same export with other contents, and a manifest that fits them. */
async function changeExport(bytes: Buffer, changes: Record<string, (json: string) => string>): Promise<Buffer> {
  const contents = await openExport(bytes);
  for (const [name, change] of Object.entries(changes))
    contents.set(name, Buffer.from(change(contents.get(name)?.toString('utf8') ?? '')));
  const manifest = JSON.parse(contents.get('data/manifest.json')?.toString('utf8') ?? '') as {
    files: { path: string; sha256: string }[];
  };
  for (const file of manifest.files)
    file.sha256 = createHash('sha256')
      .update(contents.get(file.path) ?? '')
      .digest('hex');
  contents.set('data/manifest.json', Buffer.from(JSON.stringify(manifest)));
  const changed = new yazl.ZipFile();
  for (const [name, content] of contents) changed.addBuffer(content, name);
  changed.end();
  return buffer(changed.outputStream);
}

async function openExport(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const contents = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return contents;
}

const rowsOf = async (userId: string) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(exportedTables).map(async ([name, table]) => [
        name,
        await server.deps.db.select().from(table).where(eq(table.userId, userId)),
      ]),
    ),
  );

async function linkSides(a: string, b: string): Promise<void> {
  for (const [side, otherSide] of [
    [a, b],
    [b, a],
  ] as const)
    await server.deps.db.update(documents).set({ otherSide }).where(eq(documents.id, side));
}

describe('the account', () => {
  it('names every table that holds rows of a person', async () => {
    const { rows } = await server.deps.db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.columns where column_name = 'user_id' and table_schema = 'public' order by 1`,
    );
    expect(rows.map((row) => row.table_name)).toEqual(
      [...Object.keys(exportedTables), ...Object.keys(transientTables)].sort(),
    );
  });

  it('takes a new name and privacy settings', async () => {
    const client = await server.signIn();
    expect((await client.call(api.account.editProfile, { body: { full_name: '  New Name ' } })).body).toMatchObject({
      user: { full_name: 'New Name' },
    });
    const changed = await client.call(api.account.changePrivacy, {
      body: { gdpr_consent: false, ai_enabled: false, mask_identifiers: true, delete_originals: true },
    });
    expect(changed.body).toMatchObject({
      user: { gdpr_consent: false, ai_enabled: false, mask_identifiers: true, delete_originals: true },
    });
    expect((await client.call(api.account.editProfile, { body: { full_name: ' ' } })).status).toBe(422);
  });

  it('comes back whole from its own export after it was deleted', async () => {
    const client = await server.signIn('Export Me');
    await client.call(api.collections.create, { body: { collection_name: 'Mine', template_id: 'visa_application' } });
    const note = await client.upload(Buffer.from('Dear reader,\nthis is a note.\n'), 'note.txt', 'text/plain');
    const back = await client.upload(Buffer.from('The back of it.\n'), 'back.txt', 'text/plain');
    await linkSides(note.body.id, back.body.id);
    const subject = { userId: client.userId, documentId: note.body.id };
    await announceCall(server.deps.db, subject, { provider: 'openai', name: 'm', host: 'api.openai.com' }, 'extract');
    const before = await rowsOf(client.userId);
    const zip = await client.raw('GET', '/api/account/export');
    expect(zip.status).toBe(200);
    const path = join(server.folder, 'export.zip');
    await writeFile(path, zip.body as unknown as Buffer);

    expect((await client.call(api.account.remove, { body: { confirm_email: 'wrong@example.com' } })).status).toBe(422);
    expect((await client.call(api.account.remove, { body: { confirm_email: client.email } })).status).toBe(204);
    expect((await client.raw('GET', '/api/auth/me')).status).toBe(401);
    expect(Object.values(await rowsOf(client.userId)).flat()).toEqual([]);
    for await (const file of server.deps.files.list())
      expect(file.sha256).not.toBe((before.documents as (typeof documents.$inferSelect)[])[0]?.sha256);

    const done = await importAccount(server.deps, path);
    expect(done).toMatchObject({ email: client.email, files: 2 });
    const after = await rowsOf(client.userId);
    // Credits spent and held before are history: the new account has what every new one has.
    const isKept = ([name]: [string, unknown]) => name !== 'credit_entries' && name !== 'documents';
    expect(Object.entries(after).filter(isKept)).toEqual(Object.entries(before).filter(isKept));
    expect(after.documents).toEqual(
      (before.documents as (typeof documents.$inferSelect)[]).map((row) => ({ ...row, holdId: null })),
    );
    expect(after.credit_entries).toMatchObject([{ kind: 'grant', amount: 500 }]);
    const [user] = await server.deps.db.select().from(users).where(eq(users.id, client.userId));
    const [ledger] = (
      await server.deps.db.execute<{ sum: number }>(
        sql`select sum(amount)::int as sum from credit_entries where user_id = ${client.userId}`,
      )
    ).rows;
    expect(user?.creditBalance).toBe(ledger?.sum);
    // The e-mail identifies the person.
    expect(user).toMatchObject({ subject: localSubject(client.email), email: client.email });
  });

  it('is for people: a page with values and sources, papers under their own names by collection', async () => {
    const client = await server.signIn('Ada Byron');
    const { body: trip } = await client.call(api.collections.create, {
      body: { collection_name: 'Trip: <2027>', template_id: 'visa_application' },
    });
    await client.call(api.collections.saveSection, {
      params: { id: trip.id, sectionId: 'personal' },
      body: { place_of_birth: 'Bern & Thun', date_of_birth: '1991-04-17' },
    });
    const read = await readAs(server, client, { surname: 'Byron', given_names: 'Ada' }, { name: 'my passport.txt' });
    await client.upload(Buffer.from('Dear reader.\n'), 'note.txt', 'text/plain');
    await client.call(api.documents.rename, { params: { id: read }, body: { display_name: 'Passport' } });
    const zip = await openExport((await client.raw('GET', '/api/account/export')).body as unknown as Buffer);
    expect([...zip.keys()].filter((path) => !path.startsWith('data/')).sort()).toEqual([
      'Read me first.html',
      'documents/Other documents/note.txt',
      'documents/Trip 2027/Passport.txt',
    ]);
    const page = zip.get('Read me first.html')?.toString('utf8') ?? '';
    expect(page).toContain('<title>Ada Byron · OneForm export</title>');
    expect(page).toContain('<h2>Trip: &#60;2027&#62;</h2>');
    expect(page).toMatch(/<th scope="row">Place of birth<\/th><td>Bern &#38; Thun<\/td><td>Typed by Ada/);
    expect(page).toContain('<td>Apr 17, 1991</td>');
    expect(page).toMatch(
      /<td>Byron<\/td><td><a href="documents\/Trip%202027\/Passport.txt">Passport<\/a>, page 1 <q>Byron<\/q>/,
    );
    expect(page).not.toContain('<script');
  });

  it('reads exports of the first version', async () => {
    const client = await server.signIn('Earlier');
    await client.call(api.collections.create, { body: { collection_name: 'Mine', template_id: 'visa_application' } });
    await client.upload(Buffer.from('Written long ago.\n'), 'note.txt', 'text/plain');
    const before = await rowsOf(client.userId);
    const zip = await openExport((await client.raw('GET', '/api/account/export')).body as unknown as Buffer);
    const manifest = JSON.parse(zip.get('data/manifest.json')?.toString('utf8') ?? '');
    const earlier = new yazl.ZipFile();
    const files = [];
    for (const { path, ...file } of manifest.files) {
      files.push({ ...file, path: path.slice('data/'.length) });
      earlier.addBuffer(zip.get(path) ?? Buffer.alloc(0), path.slice('data/'.length));
    }
    for (const { path, ...file } of manifest.originals) {
      files.push({ ...file, path: `files/${file.sha256}` });
      earlier.addBuffer(zip.get(path) ?? Buffer.alloc(0), `files/${file.sha256}`);
    }
    const head = { format: manifest.format, version: 1, program: '0', exported_at: manifest.exported_at, files };
    earlier.addBuffer(Buffer.from(JSON.stringify(head)), 'manifest.json');
    earlier.end();
    const path = join(server.folder, 'first-version.zip');
    await writeFile(path, await buffer(earlier.outputStream));
    await client.call(api.account.remove, { body: { confirm_email: client.email } });
    expect(await importAccount(server.deps, path)).toMatchObject({ email: client.email, files: 1 });
    expect((await rowsOf(client.userId)).collections).toEqual(before.collections);
    expect((await rowsOf(client.userId)).documents).toMatchObject([{ displayName: 'note.txt', hasOriginal: true }]);
  });

  it('believes no export about who somebody is, what they may spend, or what is theirs', async () => {
    const [victim, forger] = [await server.signIn('Victim'), await server.signIn('Forger')];
    await victim.call(api.collections.create, { body: { collection_name: 'Secret', template_id: 'visa_application' } });
    await forger.call(api.collections.create, { body: { collection_name: 'Mine', template_id: 'visa_application' } });
    const [theirs] = (await rowsOf(victim.userId)).collections as { id: string }[];
    const zip = await forger.raw('GET', '/api/account/export');
    const path = join(server.folder, 'forged.zip');
    const forge = async (changes: Record<string, (json: string) => string>) =>
      writeFile(path, await changeExport(zip.body as unknown as Buffer, changes));
    const balanceOf = async (email: string) =>
      (await server.deps.db.select({ left: users.creditBalance }).from(users).where(eq(users.email, email))).at(0)
        ?.left;

    await forge({
      'data/account.json': (json) =>
        json
          .replace(forger.email, 'new@example.com')
          .replace(forger.userId, victim.userId)
          .replace(/"creditBalance": \d+/, '"creditBalance": 1000000'),
      'data/credit_entries.json': (json) => json.replace(/"amount": \d+/, '"amount": 1000000'),
    });
    const done = await importAccount(server.deps, path);
    expect([done.email, await balanceOf('new@example.com')]).toEqual(['new@example.com', 500]);
    expect(await balanceOf(victim.email)).toBe(500);
    expect((await rowsOf(victim.userId)).collections).toHaveLength(1);

    await forge({ 'data/account.json': (json) => json.replaceAll(forger.email, victim.email) });
    await expect(importAccount(server.deps, path)).rejects.toThrow(
      `There is already an account with the e-mail address ${victim.email}.`,
    );

    const mine = ((await rowsOf(forger.userId)).collections as { id: string }[])[0]?.id ?? '';
    await forge({
      'data/account.json': (json) => json.replaceAll(forger.email, 'other@example.com'),
      'data/collection_versions.json': (json) =>
        json.replaceAll(mine, theirs?.id ?? '').replaceAll('"dataVersion": 1', '"dataVersion": 99'),
    });
    await expect(importAccount(server.deps, path)).rejects.toThrow(
      'collection_versions.json belongs to something that is not in it. Nothing was imported.',
    );
    expect((await rowsOf(victim.userId)).collection_versions).toHaveLength(1);
    await expectSound(server);
  });

  it('refuses an export that would fill up memory or disk, and writes nothing', async () => {
    const client = await server.signIn('Bomber');
    await client.upload(Buffer.from('A paper of an ordinary length.\n'), 'note.txt', 'text/plain');
    const zip = (await client.raw('GET', '/api/account/export')).body as unknown as Buffer;
    const path = join(server.folder, 'bomb.zip');
    await client.call(api.account.remove, { body: { confirm_email: client.email } });
    const stored = async () => {
      let count = 0;
      for await (const _file of server.deps.files.list()) count += 1;
      return count;
    };
    const before = await stored();

    await writeFile(
      path,
      await changeExport(zip, { 'data/documents.json': () => `[${' '.repeat(40 * 1024 * 1024)}]` }),
    );
    expect((await stat(path)).size).toBeLessThan(1024 * 1024);
    await expect(importAccount(server.deps, path)).rejects.toThrow(
      /documents\.json would be 40 MB unpacked, which no export or backup needs\. Nothing was imported\.$/,
    );

    const long = new yazl.ZipFile();
    for (const [name, bytes] of await openExport(zip))
      long.addBuffer(name.endsWith('note.txt') ? Buffer.alloc(MAX_FILE_BYTES + 1) : bytes, name);
    long.end();
    await writeFile(path, await buffer(long.outputStream));
    await expect(importAccount(server.deps, path)).rejects.toThrow(
      'is longer than a paper may be. Nothing was imported.',
    );

    await writeFile(path, zip);
    const config = { ...server.deps.config, minFreeBytes: 1e15 };
    await expect(importAccount({ ...server.deps, config }, path)).rejects.toThrow(
      /MB are needed\..* Nothing was written\.$/,
    );
    expect([await stored(), await server.deps.db.$count(users, eq(users.email, client.email))]).toEqual([before, 0]);
  });

  it('lists its sessions and ends them all', async () => {
    const client = await server.signIn();
    expect((await client.call(api.account.sessions, {})).body.sessions).toMatchObject([
      { current: true, user_agent: 'vitest' },
    ]);
    expect((await client.call(api.account.signOutEverywhere, {})).status).toBe(204);
    expect((await client.call(api.account.sessions, {})).status).toBe(401);
  });
});
