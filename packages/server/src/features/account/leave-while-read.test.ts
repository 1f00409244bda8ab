// An account that is deleted while its papers are being read: no rows, no files, no jobs, and nobody else is touched.
import { mkdir, readdir } from 'node:fs/promises';
import { api } from '@oneform/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkInstance } from '../../operate/check-instance.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { exportedTables, transientTables } from './personal-tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const filesOf = async () => {
  await mkdir(server.deps.config.folders.files, { recursive: true });
  const entries = await readdir(server.deps.config.folders.files, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

it('leaves nothing behind, whenever it comes', async () => {
  const other = await server.signIn('Stays');
  await other.upload(Buffer.from('Surname: Berg\n'), 'berg.txt', 'text/plain');
  for (let round = 0; round < 8; round += 1) {
    const client = await server.signIn('Leaves');
    await client.call(api.collections.create, { body: { collection_name: 'Visa', template_id: 'visa_application' } });
    const uploads = Array.from({ length: 4 }, (_, n) =>
      client.upload(Buffer.from(`Surname: Lindgren\nPaper ${round} ${n}\n`), `${n}.txt`, 'text/plain'),
    );
    // Sometimes before the last of them has arrived.
    await Promise.all(uploads.slice(0, round % 2 ? 4 : 2));
    const gone = await client.call(api.account.remove, { body: { confirm_email: client.email } });
    expect(gone.status).toBe(204);
    for (const { status, body } of await Promise.all(uploads))
      expect([201, 401, 404], JSON.stringify(body)).toContain(status);
    const left = async () => {
      const tables = Object.keys({ ...exportedTables, ...transientTables });
      const counts = await Promise.all(
        tables.map(async (table) => {
          const { rows } = await server.deps.db.execute<{ total: number }>(
            sql`select count(*)::int as total from ${sql.identifier(table)} where user_id = ${client.userId}`,
          );
          return rows[0]?.total ?? 0;
        }),
      );
      const { rows } = await server.deps.db.execute(
        sql`select 1 from jobs.job where data->>'userId' = ${client.userId} and state < 'completed'`,
      );
      return { rows: counts.reduce((sum, total) => sum + total, 0), jobs: rows.length, files: await filesOf() };
    };
    await expect.poll(left).toEqual({ rows: 0, jobs: 0, files: 1 });
  }
  await expect.poll(() => checkInstance(server.deps, { deep: true })).toEqual([]);
});
