import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documents, users } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { announceCall } from '../models/record-calls.ts';
import { importAccount } from './import-account.ts';
import { exportedTables, transientTables } from './personal-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
});
afterAll(() => server.close());

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
    expect(await rowsOf(client.userId)).toEqual(before);
    const [user] = await server.deps.db.select().from(users).where(eq(users.id, client.userId));
    const [ledger] = (
      await server.deps.db.execute<{ sum: number }>(
        sql`select sum(amount)::int as sum from credit_entries where user_id = ${client.userId}`,
      )
    ).rows;
    expect(user?.creditBalance).toBe(ledger?.sum);
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
