// A disk that another program fills to its last byte under a real server, which is then killed: it says so, starts again when there is room, and
// has all that it acknowledged. Only root may mount a disk of a size; `disk-full.test.ts` has a stand-in for everybody.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, chmod, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it, vi } from 'vitest';
import { checkInstance } from '../operate/check-instance.ts';
import { openForOperator } from '../operate/open-for-operator.ts';
import type { BrowserJar } from '../testing/browser-jar.ts';
import { KillableServer } from '../testing/killable-server.ts';
import { post, signInWithPage } from '../testing/sign-in-with-page.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const disk = mkdtempSync(join(tmpdir(), 'oneform-disk-'));
const isMounted = mount();
let server: KillableServer | undefined;
afterAll(async () => {
  vi.unstubAllEnvs();
  await server?.remove();
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=280m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const filler = () => join(disk, 'of-another-program');
async function fill(): Promise<void> {
  const megabyte = Buffer.alloc(1024 * 1024);
  for (;;)
    try {
      await appendFile(filler(), megabyte);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return;
      throw error;
    }
}

it.runIf(isMounted)('loses nothing, says why it refuses, and comes back when there is room', async () => {
  await chmod(disk, 0o711);
  server = await KillableServer.create(disk, { MIN_FREE_MB: '20' });
  await server.start();
  vi.stubEnv('ONEFORM_DATA', server.folder);
  const { origin, folder } = server;
  const { jar, csrf } = await signInWithPage(origin, { name: 'Maya Lindgren', email: 'maya@example.com' });
  const acknowledged: string[] = [];
  const create = async () => {
    // Large, so that what room the database has left itself is soon used.
    const collection_data = { notes: { text: 'x'.repeat(40_000) } };
    const answer = await post(jar, origin, '/api/collections', csrf, { collection_name: 'Kept', collection_data });
    const { id, code } = (await answer.json()) as { id: string; code?: string };
    if (answer.status === 201) acknowledged.push(id);
    return [answer.status, code];
  };
  for (let n = 0; n < 5; n += 1) expect(await create()).toEqual([201, undefined]);
  const paper = await upload(jar, csrf);
  expect(paper.status).toBe(201);
  const { id } = (await paper.json()) as { id: string };

  await fill();
  await expect.poll(create).toEqual([507, 'storage_full']);
  expect((await upload(jar, csrf)).status).toBe(507);
  expect((await jar.fetch(`${origin}/api/collections/${acknowledged[0]}`)).status).toBe(200);
  const health = async () => {
    const answer = await jar.fetch(`${origin}/health`);
    return [answer.status, await answer.json()];
  };
  await expect
    .poll(health)
    .toEqual([
      503,
      expect.objectContaining({ reason: expect.stringMatching(/^The disk that holds \S+ has 0 MB free/) }),
    ]);
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);

  await server.kill('SIGKILL');
  await expect(server.start()).rejects.toThrow(
    /The disk that holds \S+ has 0 MB free but 24 MB are needed\. Free up some space\. What is already stored is safe\./,
  );
  await rm(filler());
  await server.start();
  for (const kept of acknowledged)
    expect((await jar.fetch(`${origin}/api/collections/${kept}`)).status, kept).toBe(200);
  const status = async () =>
    ((await (await jar.fetch(`${origin}/api/documents/${id}/status`)).json()) as { processing_status: string })
      .processing_status;
  await expect.poll(status).toBe('completed');
  expect(await create()).toEqual([201, undefined]);
  await expect.poll(() => openForOperator(root, (operated) => checkInstance(operated, { deep: true }))).toEqual([]);

  async function upload(who: BrowserJar, token: string): Promise<Response> {
    const form = new FormData();
    form.set('file', new Blob(['Surname: Lindgren\n'], { type: 'text/plain' }), 'note.txt');
    const body = new Response(form);
    return who.fetch(`${origin}/api/documents/upload`, {
      method: 'POST',
      headers: { 'x-csrf-token': token, 'content-type': body.headers.get('content-type') ?? '' },
      body: Buffer.from(await body.arrayBuffer()),
    });
  }
});
