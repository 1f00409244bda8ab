// The number that a list says, kept by the database beside the rows, however they come and go.
import { api } from '@oneform/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documents } from '../../db/schema.ts';
import { checkInstance } from '../../operate/check-instance.ts';
import { type Client, startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let client: Client;
beforeAll(async () => {
  server = await startTestServer({ workers: false });
  client = await server.signIn('Counter');
});
afterAll(() => server.close());

const states = ['pending', 'processing', 'completed', 'error'] as const;
const totals = async () => {
  const of = async (query: { processing_status?: (typeof states)[number] }) =>
    (await client.call(api.documents.list, { query })).body.total;
  return { all: await of({}), each: await Promise.all(states.map((processing_status) => of({ processing_status }))) };
};
const miscounted = async () => (await checkInstance(server.deps)).filter(({ kind }) => kind === 'count_differs');
const upload = (name: string) => client.upload(Buffer.from(`Paper ${name}\n`), `${name}.txt`, 'text/plain');

it('follows uploads, states and deletions, many at once', async () => {
  expect(await totals()).toEqual({ all: 0, each: [0, 0, 0, 0] });
  const uploads = await Promise.all(Array.from({ length: 12 }, (_, n) => upload(`a${n}`)));
  expect(await totals()).toEqual({ all: 12, each: [0, 12, 0, 0] });
  const ids = uploads.map(({ body }) => body.id);
  const move = (id: string, status: (typeof states)[number]) =>
    server.deps.db.update(documents).set({ status, pagesDone: 1 }).where(eq(documents.id, id));
  await Promise.all([
    ...ids.slice(0, 5).map((id) => move(id, 'completed')),
    ...ids.slice(5, 7).map((id) => move(id, 'error')),
    ...ids.slice(7, 8).map((id) => move(id, 'processing')),
    ...ids.slice(8, 12).map((id) => client.call(api.documents.remove, { params: { id } })),
  ]);
  expect(await totals()).toEqual({ all: 8, each: [0, 1, 5, 2] });
  expect(await miscounted()).toEqual([]);
});

it('leaves what was rolled back out', async () => {
  const before = await totals();
  await server.deps.db
    .transaction(async (tx) => {
      await tx.delete(documents).where(eq(documents.userId, client.userId));
      tx.rollback();
    })
    .catch(() => undefined);
  expect(await totals()).toEqual(before);
});

it('is somebody else’s for somebody else, and goes with the person', async () => {
  const other = await server.signIn('Other');
  await other.upload(Buffer.from('Other paper\n'), 'o.txt', 'text/plain');
  expect((await totals()).all).toBe(8);
  const gone = await other.call(api.account.remove, { body: { confirm_email: other.email } });
  expect(gone.status).toBe(204);
  const { rows } = await server.deps.db.execute(sql`select 1 from document_counts where user_id = ${other.userId}`);
  expect(rows).toEqual([]);
});

it('is named by the check when somebody wrote past the triggers', async () => {
  await server.deps.db.execute(sql`update document_counts set completed = completed + 1`);
  expect(await miscounted()).toEqual([{ kind: 'count_differs', about: `${client.userId}: 9 counted, 8 there` }]);
});
